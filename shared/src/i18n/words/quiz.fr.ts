/** Questions of quizzes. Texts that more than one bundle says; what only one says stands there. */
export const questionKind =
  '{kind, select, single {Une seule bonne réponse} multiple {Plusieurs bonnes réponses} true_false {Vrai ou faux} numeric {Un nombre} short_text {Quelques mots} order {Mettre en ordre} match {Associer} other {{kind}}}';
export const draw = 'Questions tirées';
export const value = 'Bon nombre';
export const tolerance = 'Tolérance';
export const caseOfLetters = 'Majuscules et minuscules';
export const hint = 'Indice';
export const lookAgain = 'Leçon à revoir';
export const lookAt = 'Seconde dans cette leçon';
export const picture = 'Image';
export const pictureAlt = 'Description de l’image';
/** Of a question to match. */
/** Of an answer, beside its words or alone. */
export const pictured = 'Image : {alt}';
export const pair = '{text} – {match}';
export const alone = '{match} (ne va avec rien)';
/** Where none are drawn. */
export const allAsked = 'Toutes les questions';
export const questionNumber = 'Question {number, number} : {prompt}';
/** How learners answered a quiz. */
export const fewAnswered =
  '{learners, plural, =0 {Personne n’a} one {# personne a} other {# personnes ont}} fait ce quiz tel qu’il est publié. À partir de {least, number}, vous voyez comment on répond à chaque question.';
export const firstAttempts =
  'Premiers essais de {learners, plural, one {# personne} other {# personnes}}, à chaque question telle qu’elle est écrite maintenant.';
export const howAnswered = 'Comment on répond à chaque question';
export const questionInTable = '{number, number}. {prompt}';
export const answered = 'Réponses';
export const partOf = '{part, number} sur {all, number}';
export const right = 'Justes';
export const discrimination = 'Discrimination';
export const discriminationHint =
  'La discrimination dit si une question distingue qui réussit les autres : au-dessus de 0,2, oui ; au-dessous de 0, qui en sait plus s’y trompe plus souvent, alors relisez-la.';
export const hintOpened = 'Indice ouvert';
export const answersChosen = 'Réponses choisies';
export const optionChosen = '{text} : {times, number}';
export const rightOptionChosen = '✓ {text} : {times, number}';
export const neverAsked = 'Personne n’a encore été interrogé : le quiz n’est pas publié.';
