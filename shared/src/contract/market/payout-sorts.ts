/** What sellers who are owed something can be sorted by; plain data, so that a screen can use it without zod. */
export const payableSorts = ['owed', 'name'] as const;
export type PayableSort = (typeof payableSorts)[number];

/** What payouts can be sorted by: when they were recorded or paid, and their amount among those of its currency. */
export const payoutSorts = ['recorded', 'paid', 'amount'] as const;
export type PayoutSort = (typeof payoutSorts)[number];
