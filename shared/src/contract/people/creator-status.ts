/** Where the verification of a creator stands; plain data, so that a screen can use it without zod. */
export const creatorStatuses = ['unrequested', 'pending', 'granted', 'denied', 'revoked'] as const;
export type CreatorStatus = (typeof creatorStatuses)[number];
