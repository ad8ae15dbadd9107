import { createHash } from 'node:crypto';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { findCouponByCode } from '../coupons/coupons.repository.ts';
import type { Attempt, PayBody } from './attempt.ts';
import { findTransaction, findUnderWay } from './payments.repository.ts';

/** By the same key: the same payment. For the same items and sum: the one under way, for the gateway can still charge it. */
export async function findEarlier(
  tx: Database,
  { gateway, viewer, body }: Pick<Attempt, 'gateway' | 'viewer' | 'body'>,
): Promise<TransactionRow | undefined> {
  const { key, items } = body;
  const same = await findTransaction(tx, { userId: viewer.user.id, key });
  if (same !== undefined) {
    if (same.inputHash === hashOf(body)) return same;
    throw new Problem(
      'payment_key_reused',
      'Another payment was made with this key. Make a new key for a new payment.',
    );
  }
  const ids = idsOf(items);
  const [underWay] = await findUnderWay(tx, { userId: viewer.user.id, itemIds: ids, gateway: gateway.name });
  if (underWay === undefined) return undefined;
  if (underWay.itemIds.length === ids.length && ids.every((id) => underWay.itemIds.includes(id))) {
    const transaction = await findTransaction(tx, { id: underWay.id });
    if (transaction !== undefined && (await isAgreedTo(tx, transaction, body))) return transaction;
  }
  throw new Problem(
    'payment_under_way',
    `Payment ${underWay.reference} for one of these items is under way. Finish it, or wait until it ends: half an hour at most.`,
  );
}

/** Nobody is charged another sum than their button said, nor uses another coupon or country than they gave. */
async function isAgreedTo(tx: Database, transaction: TransactionRow, { expected_minor, coupon, country }: PayBody) {
  if (transaction.amountMinor !== expected_minor) return false;
  const { taxCountry } = transaction;
  if (country !== undefined && taxCountry !== null && taxCountry !== country) return false;
  const given = coupon === undefined ? undefined : await findCouponByCode(tx, coupon);
  return (given === undefined) === (coupon === undefined) && transaction.couponId === (given?.id ?? null);
}

export const idsOf = (items: PayBody['items']): string[] => items.map(({ id }) => id);

/** Of all that was asked for, whatever the order of its fields. */
export const hashOf = ({ items, coupon, country, expected_minor, card }: PayBody): string => {
  const what = items.map(({ kind, id }) => [kind, id]);
  const asked = [what, coupon ?? null, expected_minor, cardParts(card), ...(country === undefined ? [] : [country])];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
};

function cardParts(card: PayBody['card']): unknown[] | null {
  if (card === null) return null;
  if (card.kind === 'page') return ['page', card.save];
  return card.kind === 'token' ? [card.token, card.save] : [card.id];
}
