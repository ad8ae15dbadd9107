import type { Settings } from './settings.ts';

/**
 * Whether the till is open: a gateway is set. A price can be set before; wherever one stands, people are told by this
 * whether anybody can pay it: at the price field, in the checklist and where a course is taken.
 */
export const paymentsOpen = ({ gateway }: Pick<Settings, 'gateway'>): boolean => gateway !== undefined;
