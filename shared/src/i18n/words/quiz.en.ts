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
/** Of an answer, beside its words or alone. */
export const pictured = 'Picture: {alt}';
/** Of a question to match. */
export const pair = '{text} – {match}';
export const alone = '{match} (belongs to none)';
/** Where none are drawn. */
export const allAsked = 'All questions';
export const questionNumber = 'Question {number, number}: {prompt}';
/** How learners answered a quiz. */
export const fewAnswered =
  '{learners, plural, =0 {Nobody has} one {# learner has} other {# learners have}} taken this quiz as it is published. From {least, number} on you see how each question is answered.';
export const firstAttempts =
  'First attempts of {learners, plural, one {# learner} other {# learners}}, at each question as it is written now.';
export const howAnswered = 'How each question is answered';
export const questionInTable = '{number, number}. {prompt}';
export const answered = 'Answered';
export const partOf = '{part, number} of {all, number}';
export const right = 'Right';
export const discrimination = 'Discrimination';
export const discriminationHint =
  'Discrimination says how well a question tells who does well in the others: above 0.2 it does; below 0 those who know more answer it wrongly more often, so look at its words.';
export const hintOpened = 'Hint opened';
export const answersChosen = 'Answers chosen';
export const optionChosen = '{text}: {times, number}';
export const rightOptionChosen = '✓ {text}: {times, number}';
export const neverAsked = 'Nobody was asked yet: the quiz is not published.';
