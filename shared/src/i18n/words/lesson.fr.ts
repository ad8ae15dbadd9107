/** Lessons of every kind. Texts that more than one bundle says; what only one says stands there. */
export const video = 'Vidéo';
export const audio = 'Audio';
export const scorm = 'Paquet SCORM';
export const embed = 'Page intégrée';
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
export const quiz = 'Quiz';
export const assignment = 'Devoir';
/** The kind of a lesson, and the content type of a course. */
export const live = 'Cours en direct';
export const rubric = 'Grille d’évaluation';
/** How work is handed in. */
export const handIn = 'Forme du rendu';
export const submissionType = '{type, select, file {Fichiers} text {Texte} other {Adresse web}}';
export const files = 'Fichiers';
export const webAddress = 'Adresse web';
export const filesAtMost = 'Nombre maximal de fichiers';
export const dueAfter = 'Délai en jours';
export const noLimit = 'Sans limite';
export const criterion = '{title} ({points, plural, one {# point} other {# points}})';
export const noDueDate = 'Pas de date limite';
export const timeToRead = '{time} de lecture';
export const handedIn = 'Rendu';
export const late = 'En retard';
export const fileCount = '{count, plural, one {# fichier} other {# fichiers}}';
