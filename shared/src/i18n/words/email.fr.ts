export const allEmails = 'Tous les e-mails';
export const loadingEmail = 'Chargement de l’e-mail';
export const emailNamed = 'L’e-mail « {subject} »';
