/** The accounts of the books, each of one currency. A debit (> 0) on an asset is more of it, a credit (< 0) on what is owed. */
export const account = {
  /** What payers owe us: up when something is sold, back to 0 when it is paid. */
  payerClearing: (currency: string) => `payer_clearing:${currency}`,
  /** What a gateway has collected and not yet paid out to us. */
  gatewayReceivable: (gateway: string, currency: string) => `gateway_receivable:${gateway}:${currency}`,
  bank: (currency: string) => `bank:${currency}`,
  /** What we owe to the state. */
  tax: (currency: string) => `tax:${currency}`,
  /** What this site earns. */
  platformFee: (currency: string) => `platform_fee:${currency}`,
  /** What we owe to a creator. */
  creatorPayable: (userId: string, currency: string) => `creator_payable:${userId}:${currency}`,
};
