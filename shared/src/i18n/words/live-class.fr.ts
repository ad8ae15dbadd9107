/** Live classes. Texts that more than one bundle says; what only one says stands there. */
export const on = 'En ce moment';
export const startsIn = 'Commence dans {time}';
export const startsInDays = 'Commence dans {count, plural, one {# jour} other {# jours}}';
export const join = 'Rejoindre';
export const start = 'Démarrer la séance';
export const register = 'Registre';
export const opensFrom = 'Vous pourrez la rejoindre à partir de {time}.';
export const tabBlocked = 'Votre navigateur n’a pas ouvert le nouvel onglet.';
export const openIt = 'Ouvrir la séance';
export const toCourse = 'Aller au cours';
export const calendar = 'Ajouter à l’agenda';
export const withNames = 'Avec {names}';
export const full = 'Cette séance est complète.';
export const noAnswer =
  'Le serveur où se tient cette séance ne répond pas. Réessayez dans une minute, ou demandez à son animateur.';
export const notEnrolled = 'Inscrivez-vous au cours pour rejoindre ses séances.';
export const over = 'Terminée';
export const cancelled = 'Annulée';
export const liveClasses = 'Séances en direct';
export const replaceRecording = 'Remplacer l’enregistrement ?';
export const hasRecording =
  'Cette séance a déjà un enregistrement. Sa leçon reste à sa place et montrera le nouveau film.';
export const keepFirst = 'Garder le premier';
export const replaceIt = 'Le remplacer';
export const openLesson = 'Ouvrir la leçon';
export const record = 'Enregistrer la séance';
