/**
 * Whether the till is open. A price can be set before; wherever one stands, people are told by this that nobody can pay it
 * yet: at the price field, in the checklist and where a course is taken.
 */
export const PAYMENTS_OPEN: boolean = false;
