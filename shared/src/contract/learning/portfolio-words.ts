/** Who sees a piece of a portfolio. Plain words, so that a screen can name them without zod. */
export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** As many pieces as one portfolio holds. */
export const PORTFOLIO_LIMIT = 100;
