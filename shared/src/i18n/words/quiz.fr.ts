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
export const pair = '{text} – {match}';
export const alone = '{match} (ne va avec rien)';
/** Where none are drawn. */
export const allAsked = 'Toutes les questions';
export const questionNumber = 'Question {number, number} : {prompt}';
