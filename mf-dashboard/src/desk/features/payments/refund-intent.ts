import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';

type Refund = Arguments<'refundPayment'>['body'];
export type RefundWish = Omit<Refund, 'key'>;

const nameOf = ({ transaction_id, line_id = '', amount_minor, way = 'gateway', reason }: RefundWish): string =>
  `stoa.refund.${[transaction_id, line_id, amount_minor, way, reason].join('.')}`;

/** What a storage that is full or forbidden does not keep lasts until a reload. */
const sent = new Map<string, string>();

/**
 * The same refund is sent under the same key until its answer has come, over a reload of this tab, too: money whose answer was
 * lost does not go back twice.
 */
export function keyOf(wish: RefundWish): string {
  const name = nameOf(wish);
  const key = readKey(name) ?? sent.get(name) ?? newId();
  sent.set(name, key);
  try {
    window.sessionStorage.setItem(name, key);
  } catch {
    // It is in `sent`.
  }
  return key;
}

function readKey(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** It was answered: the next one, even for the same, is meant. */
export function forgetKey(wish: RefundWish): void {
  const name = nameOf(wish);
  sent.delete(name);
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
