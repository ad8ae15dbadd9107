/** Without accents and capitals: who looks for "resume" finds "Résumé". */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
