/** Which way round a list is sorted; plain data, so that a screen can use it without zod. */
export const orders = ['ascending', 'descending'] as const;
export type Order = (typeof orders)[number];
