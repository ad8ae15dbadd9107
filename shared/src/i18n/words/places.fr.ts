/** Screens, as links and headings name them. Texts that more than one bundle says; what only one says stands there. */
export const marketplace = 'Catalogue';
export const allCourses = 'Tous les cours';
export const myCourses = 'Mes cours';
export const yourCourses = 'Vos cours';
export const myCertificates = 'Mes certificats';
export const community = 'Communauté';
export const notifications = 'Notifications';
export const billing = 'Facturation';
export const releases = 'Versions en ligne';
export const creatorStudio = 'Espace de création';
export const learning = 'Apprendre';
export const teaching = 'Enseigner';
export const teachOnStoa = 'Enseigner sur Stoa';
export const howItWorks = 'Comment ça marche';
export const aboutStoa = 'À propos de Stoa';
export const reports = 'Rapports';
export const courseAttendance = 'Présence aux cours';
