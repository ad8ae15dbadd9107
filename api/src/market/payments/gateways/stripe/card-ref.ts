/**
 * What a kept card is called here: `cus_…/pm_…`. Stripe charges a card only together with the customer under whom it is
 * kept, and each check makes one of its own: which of them is a person's would else have to be kept besides.
 */
export const refOf = ({ customer, method }: { customer: string; method: string }): string => `${customer}/${method}`;

/** @throws for what is no such name */
export function readRef(ref: string): { customer: string; method: string } {
  const [, customer, method] = /^([^/]+)\/([^/]+)$/.exec(ref) ?? [];
  if (customer === undefined || method === undefined) throw new Error('This card was not kept by Stripe.');
  return { customer, method };
}
