export const MOST_WISHES = 500;

/** In which order the wish list stands: last wished for, by name, last published. */
export const wishSorts = ['wished', 'title', 'published'] as const;
export type WishSort = (typeof wishSorts)[number];
