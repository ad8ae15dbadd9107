/** What is said in private. Texts that more than one bundle says. */
export const inPrivate = 'Private feedback';
export const ofSite = 'Feedback about this site';
export const loading = 'Loading the feedback';
