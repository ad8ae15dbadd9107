export const inPrivate = 'Avis privé';
export const ofSite = 'Avis sur ce site';
export const loading = 'Chargement des avis';
