/** Lessons and quizzes. Texts that more than one bundle says; what only one says stands there. */
export const video = 'Video';
export const document = 'Document';
export const text = 'Text';
export const captions = 'Captions';
export const file = 'File';
export const instructions = 'Instructions';
export const question = 'Question';
export const questionCount = '{count, plural, one {# question} other {# questions}}';
export const answers = 'Answers';
export const explanation = 'Explanation';
export const points = 'Points';
export const passMark = 'Pass mark';
export const attempts = 'Attempts';
export const required = 'Required';
export const optional = 'Optional';
export const timeToRead = '{time} to read';
