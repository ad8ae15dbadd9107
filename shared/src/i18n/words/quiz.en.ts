/** Questions of quizzes. Texts that more than one bundle says; what only one says stands there. */
export const questionKind =
  '{kind, select, single {One right answer} multiple {Several right answers} true_false {True or false} numeric {A number} short_text {A few words} order {Put in order} match {Match} other {{kind}}}';
export const draw = 'Questions drawn';
export const value = 'Right number';
export const tolerance = 'Tolerance';
export const caseOfLetters = 'Case of letters';
export const hint = 'Hint';
export const lookAgain = 'Lesson to look at again';
export const lookAt = 'Second in that lesson';
export const picture = 'Picture';
export const pictureAlt = 'Description of the picture';
/** Of a question to match. */
export const pair = '{text} – {match}';
export const alone = '{match} (belongs to none)';
/** Where none are drawn. */
export const allAsked = 'All questions';
export const questionNumber = 'Question {number, number}: {prompt}';
