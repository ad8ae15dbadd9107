/** Pixels. */
export const coverMinimum = { width: 750, height: 422 } as const;

/** Pixels. */
export const bannerMinimum = { width: 1280, height: 320 } as const;

/** Pixels, of what stands on certificates. */
export const markBounds = { least: { width: 120, height: 40 }, most: 2000 } as const;

/** Pixels, of either side of a person's photo. */
export const PHOTO_MINIMUM = 200;

/** A picture of more pixels takes a reader's browser down, however few its bytes. */
export const MAX_PIXELS = 50_000_000;
