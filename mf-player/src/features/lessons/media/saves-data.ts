/** Somebody asked their browser to load no more than needed. Not every browser says it. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
