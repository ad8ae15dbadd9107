import type { z } from 'zod';
import type { paymentEndpoints } from '@stoa/shared/contract/market/payments.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Gateway } from './gateways/gateway.ts';

export type PayBody = z.output<(typeof paymentEndpoints)['pay']['body']>;

/** One press on Pay, by a person or by the site for them. */
export interface Attempt {
  context: Context;
  gateway: Gateway;
  viewer: Viewer;
  body: PayBody;
  source: 'payer' | 'janitor';
  /** Asked before a new payment is begun, in its transaction; what it throws keeps it from beginning. */
  guard: ((tx: Database) => Promise<void>) | undefined;
}
