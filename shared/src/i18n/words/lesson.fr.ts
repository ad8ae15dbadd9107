/** Lessons and quizzes. Texts that more than one bundle says; what only one says stands there. */
export const video = 'Vidéo';
export const document = 'Document';
export const text = 'Texte';
export const captions = 'Sous-titres';
export const file = 'Fichier';
export const instructions = 'Consignes';
export const question = 'Question';
export const questionCount = '{count, plural, one {# question} other {# questions}}';
export const answers = 'Réponses';
export const explanation = 'Explication';
export const points = 'Points';
export const passMark = 'Seuil de réussite';
export const attempts = 'Essais';
export const required = 'Obligatoire';
export const optional = 'Facultatif';
export const timeToRead = '{time} de lecture';
