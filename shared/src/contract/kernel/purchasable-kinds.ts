/** What can be bought, each by the `id` of such a one. */
export const purchasableKinds = ['course', 'learning_path', 'plan'] as const;
export type PurchasableKind = (typeof purchasableKinds)[number];
