import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { tabMemory } from '@stoa/shared/remote/tab-memory.ts';

export type PayBody = Arguments<'pay'>['body'];

const keyOf = (userId: string, items: PayBody['items']): string =>
  `stoa.payment.${userId}.${items
    .map(({ id }) => id)
    .sort()
    .join('.')}`;

/**
 * What was sent to be paid and has not ended yet. It is kept in this tab before it is sent, so that a reload or a lost
 * answer sends the same again, under the same key: the server then pays once. Where nothing outlives a reload the payer is
 * asked anew, and the server names the payment under way. The card in it is a token, good for this payment alone.
 */
export const keepIntent = (userId: string, body: PayBody): void =>
  tabMemory.keep(keyOf(userId, body.items), JSON.stringify(body));

export function readIntent(userId: string, items: PayBody['items']): PayBody | undefined {
  try {
    return (JSON.parse(tabMemory.read(keyOf(userId, items)) ?? 'null') as PayBody | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The payment ended, or was refused before it began: the next try is another one, with a key of its own. */
export const forgetIntent = (userId: string, items: PayBody['items']): void => tabMemory.forget(keyOf(userId, items));
