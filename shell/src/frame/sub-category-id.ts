const KEY = 'stoa.sub-category-id';

/** The sub-category chosen last in this browser: where the browse dialog opens the next time. */
export const keepSubCategoryId = (id: string): void => window.localStorage.setItem(KEY, id);
export const readSubCategoryId = (): string | null => window.localStorage.getItem(KEY);
