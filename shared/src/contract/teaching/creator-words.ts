/** Of one request: somebody who was denied asks again by a new one. */
export const verificationStatuses = ['pending', 'granted', 'denied', 'revoked'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** What requests can be sorted by. `since`: asked, of what waits; decided, of what is. */
export const verificationSorts = ['since', 'name'] as const;
export type VerificationSort = (typeof verificationSorts)[number];

/** `reinstate` undoes a revocation; `uphold` answers an appeal against one with a no. */
export const verificationVerdicts = ['grant', 'deny', 'revoke', 'uphold', 'reinstate'] as const;
export type VerificationVerdict = (typeof verificationVerdicts)[number];

/** What can happen to a request, in the order in which it can first happen. */
export const verificationActions = ['request', 'grant', 'deny', 'revoke', 'appeal', 'uphold', 'reinstate'] as const;
export type VerificationAction = (typeof verificationActions)[number];

/** How much of each a request holds at most. */
export const MOST_EXPERTISE = 5;
export const MOST_LINKS = 5;

/** Days after a decision; then the copy of an identity document is deleted. */
export const ID_DOCUMENT_DAYS = 90;
