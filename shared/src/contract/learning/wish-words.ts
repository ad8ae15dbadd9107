export const MOST_WISHES = 500;
