/** What can be bought; a `course` by the `id` of a course. */
export const purchasableKinds = ['course'] as const;
export type PurchasableKind = (typeof purchasableKinds)[number];
