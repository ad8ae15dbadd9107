import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireUser } from '../../people/users/require-user.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import type { PayBody } from '../payments/attempt.ts';
import { pay } from '../payments/pay.service.ts';
import { findCards, findTransaction } from '../payments/payments.repository.ts';
import { priceOf } from '../payments/quote.service.ts';
import { isOwed } from '../plans/open-plan.ts';
import type { SubscriptionRow } from '../plans/plans.tables.ts';
import { lockSubscription } from '../plans/subscriptions.repository.ts';
import { isLeaving } from './renewals.repository.ts';

type Owed = Pick<SubscriptionRow, 'id' | 'userId' | 'planId' | 'cardId' | 'lineId' | 'failedTries'>;

/** Of what is paid next there is one payment a try: the same key, however often and by how many it is begun. */
const keyOf = ({ id, lineId, failedTries }: Owed): string => `renewal:${id}:${lineId ?? 'first'}:${failedTries}`;

export const findCharge = (db: Database, owed: Owed): Promise<TransactionRow | undefined> =>
  findTransaction(db, { userId: owed.userId, key: keyOf(owed) });

/** Null: there is no card to charge. */
export type Charge = TransactionRow | null | 'country_unknown';

/**
 * Charges the chosen card for the next period, by the same way as a payer does. `country_unknown`: the tax depends on it by
 * now. `later`: not at this moment, for its owner is just paying, ending it or changing the card.
 */
export async function chargePlan(context: Context, owed: Owed): Promise<Charge | 'later'> {
  const before = await findCharge(context.db, owed);
  if (before !== undefined && !isUnsent(before)) return before;
  const viewer = away(await requireUser(context.db, owed.userId));
  try {
    const body = before === undefined ? await bodyOf(context, viewer, owed) : bodyAgain(before, owed);
    if (body === null || body === 'country_unknown') return body;
    const transaction = await pay(context, viewer, body, { source: 'janitor', guard: (tx) => requireOwed(tx, owed) });
    // Another payment for it was under way, and was waited for.
    return transaction.idempotencyKey === keyOf(owed) ? transaction : 'later';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    context.log.info({ subscription: owed.id, cause: error.code }, 'plan not charged; it is looked at again');
    return 'later';
  }
}

/** Between the look at it and the payment its owner may have ended it, or begun to leave. @throws `conflict` */
async function requireOwed(tx: Database, { id }: Owed): Promise<void> {
  const subscription = await lockSubscription(tx, id);
  const isStill =
    subscription !== undefined &&
    subscription.endedAt === null &&
    !subscription.cancelsAtPeriodEnd &&
    isOwed(subscription, new Date()) &&
    !(await isLeaving(tx, subscription.userId));
  if (!isStill) throw new Problem('conflict', 'This plan is not to be paid any more.');
}

/** Something ended between its row and the gateway: the gateway takes it up by its id. */
const isUnsent = ({ status, gatewayRef }: TransactionRow): boolean => status === 'initiated' && gatewayRef === null;

/** Somebody for whom the site acts while they are away: may nothing by it. */
const away = (user: Viewer['user']): Viewer => ({ user, roles: [], grants: [], permissions: new Set(), sessionId: '' });

const itemsOf = ({ planId }: Owed): PayBody['items'] => [{ kind: 'plan', id: planId }];

async function bodyOf(
  { db, gateway }: Context,
  viewer: Viewer,
  owed: Owed,
): Promise<PayBody | null | 'country_unknown'> {
  const cards = await findCards(db, owed.userId, gateway?.name ?? '');
  if (owed.cardId === null || !cards.some(({ id }) => id === owed.cardId)) return null;
  const { quote } = await priceOf(db, viewer, { items: itemsOf(owed) });
  if (quote.needs_country) return 'country_unknown';
  return {
    key: keyOf(owed),
    items: itemsOf(owed),
    expected_minor: quote.amount_minor,
    card: { kind: 'saved', id: owed.cardId },
  };
}

const bodyAgain = ({ amountMinor, cardTokenId }: TransactionRow, owed: Owed): PayBody => ({
  key: keyOf(owed),
  items: itemsOf(owed),
  expected_minor: amountMinor,
  card: cardTokenId === null ? null : { kind: 'saved', id: cardTokenId },
});
