/** The words of a cart; plain data, so that a screen can use them without zod. */
export const cartKinds = ['course', 'learning_path'] as const;
export type CartKind = (typeof cartKinds)[number];

/** As many as are paid for at once: a whole cart can be. */
export const MOST_ITEMS = 20;

/** `unknown`: nothing is called so, or it was never published. */
export const leftOutReasons = ['unknown', 'no_room'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
