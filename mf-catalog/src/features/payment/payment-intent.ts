import type { Arguments } from '@stoa/shared/contract/endpoints.ts';

export type PayBody = Arguments<'pay'>['body'];

const keyOf = (userId: string, items: PayBody['items']): string =>
  `stoa.payment.${userId}.${items
    .map(({ id }) => id)
    .sort()
    .join('.')}`;

/**
 * What was sent to be paid and has not ended yet. It is kept in this tab before it is sent, so that a reload or a lost
 * answer sends the same again, under the same key: the server then pays once. The card in it is a token, good for this
 * payment alone.
 */
export function keepIntent(userId: string, body: PayBody): void {
  try {
    window.sessionStorage.setItem(keyOf(userId, body.items), JSON.stringify(body));
  } catch {
    // A storage that is full or forbidden: a reload is then asked anew, and the server names the payment under way.
  }
}

export function readIntent(userId: string, items: PayBody['items']): PayBody | undefined {
  try {
    const text = window.sessionStorage.getItem(keyOf(userId, items));
    return text === null ? undefined : (JSON.parse(text) as PayBody);
  } catch {
    return undefined;
  }
}

/** The payment ended, or was refused before it began: the next try is another one, with a key of its own. */
export const forgetIntent = (userId: string, items: PayBody['items']): void =>
  window.sessionStorage.removeItem(keyOf(userId, items));
