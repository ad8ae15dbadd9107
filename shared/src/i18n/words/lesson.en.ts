/** Lessons of every kind. Texts that more than one bundle says; what only one says stands there. */
export const video = 'Video';
export const audio = 'Audio';
export const scorm = 'SCORM package';
export const embed = 'Embedded page';
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
export const quiz = 'Quiz';
export const assignment = 'Assignment';
/** The kind of a lesson, and the content type of a course. */
export const live = 'Live class';
export const rubric = 'Rubric';
/** How work is handed in. */
export const handIn = 'How it is handed in';
export const submissionType = '{type, select, file {Files} text {Text} other {Web address}}';
export const files = 'Files';
export const webAddress = 'Web address';
export const filesAtMost = 'Files at most';
export const dueAfter = 'Days until it is due';
export const noLimit = 'No limit';
export const criterion = '{title} ({points, plural, one {# point} other {# points}})';
export const noDueDate = 'No due date';
export const timeToRead = '{time} to read';
export const handedIn = 'Handed in';
export const late = 'Late';
export const fileCount = '{count, plural, one {# file} other {# files}}';
