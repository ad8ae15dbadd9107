import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { transactionEvents, type TransactionRow, transactions } from '../billing/billing.tables.ts';
import { learningPaths } from '../learning-paths/learning-paths.tables.ts';
import { cardTokens, type CardRow, gatewayEvents, type LineRow, transactionLines } from './payments.tables.ts';

export async function findTransaction(
  db: Database,
  by: { id: string } | { reference: string } | { userId: string; key: string },
): Promise<TransactionRow | undefined> {
  const found =
    'id' in by
      ? eq(transactions.id, by.id)
      : 'reference' in by
        ? eq(transactions.reference, by.reference)
        : and(eq(transactions.userId, by.userId), eq(transactions.idempotencyKey, by.key));
  const [row] = await db.select().from(transactions).where(found);
  return row;
}

/** Also keeps every other change of this payment waiting until the transaction ends. */
export async function lockTransaction(tx: Database, id: string): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('no key update');
  if (row === undefined) throw new Error(`No payment has the id ${id}.`);
  return row;
}

/** One purchase of a person after the other: whoever comes meanwhile waits until the transaction ends. */
export const lockBuyer = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

export async function insertTransaction(
  tx: Database,
  row: typeof transactions.$inferInsert,
  lines: readonly Omit<typeof transactionLines.$inferInsert, 'transactionId' | 'position'>[],
): Promise<TransactionRow> {
  const [inserted] = await tx.insert(transactions).values(row).returning();
  if (inserted === undefined) throw new Error('A payment was not kept.');
  if (lines.length === 0) return inserted;
  await tx
    .insert(transactionLines)
    .values(lines.map((line, at) => ({ ...line, transactionId: inserted.id, position: at + 1 })));
  return inserted;
}

export const updateTransaction = (tx: Database, id: string, change: Partial<TransactionRow>) =>
  tx
    .update(transactions)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(transactions.id, id));

/** False where people look at it already. */
export async function startReview(tx: Database, id: string, reason: string): Promise<boolean> {
  const rows = await tx
    .update(transactions)
    .set({ reviewReason: reason, updatedAt: sql`now()` })
    .where(and(eq(transactions.id, id), isNull(transactions.reviewReason)))
    .returning({ id: transactions.id });
  return rows.length > 0;
}

/** Whether somebody looked at exactly this, and let it stand. */
export const wasAccepted = async (db: Database, transactionId: string, review: string): Promise<boolean> =>
  (await db.$count(
    transactionEvents,
    and(
      eq(transactionEvents.transactionId, transactionId),
      sql`${transactionEvents.detail} @> ${JSON.stringify({ resolved: 'accepted', review })}::jsonb`,
    ),
  )) > 0;

/** Whether a gateway's name of a payment is that of another one. */
export const isRefTaken = async (db: Database, gateway: string, gatewayRef: string): Promise<boolean> =>
  (await db.$count(transactions, and(eq(transactions.gateway, gateway), eq(transactions.gatewayRef, gatewayRef)))) > 0;

export const insertEvent = (tx: Database, event: typeof transactionEvents.$inferInsert) =>
  tx.insert(transactionEvents).values(event);

export const findLines = (db: Database, transactionId: string): Promise<LineRow[]> =>
  db
    .select()
    .from(transactionLines)
    .where(eq(transactionLines.transactionId, transactionId))
    .orderBy(asc(transactionLines.position));

export const updateLine = (tx: Database, id: string, change: Partial<LineRow>) =>
  tx.update(transactionLines).set(change).where(eq(transactionLines.id, id));

/** Lines with the address at which their page is today; null for what has none. */
export const findLinesWithSlug = (db: Database, transactionId: string) =>
  db
    .select({ line: transactionLines, slug: sql<string | null>`coalesce(${courses.slug}, ${learningPaths.slug})` })
    .from(transactionLines)
    .leftJoin(courses, and(eq(transactionLines.kind, 'course'), eq(courses.id, transactionLines.itemId)))
    .leftJoin(
      learningPaths,
      and(eq(transactionLines.kind, 'learning_path'), eq(learningPaths.id, transactionLines.itemId)),
    )
    .where(eq(transactionLines.transactionId, transactionId))
    .orderBy(asc(transactionLines.position));

const isUnfinished = inArray(transactions.status, ['initiated', 'authorized']);

/**
 * Payments of this person that are neither done nor failed, with what they are for; of these items alone. What people look at
 * because its gateway is not the site's any more stands in nobody's way.
 */
export async function findUnderWay(
  db: Database,
  { userId, itemIds, gateway }: { userId: string; itemIds: readonly string[]; gateway: string },
): Promise<{ id: string; reference: string; itemIds: string[] }[]> {
  const rows = await db
    .select({
      id: transactions.id,
      reference: transactions.reference,
      itemIds: sql<string[]>`array_agg(${transactionLines.itemId})`,
    })
    .from(transactions)
    .innerJoin(transactionLines, eq(transactionLines.transactionId, transactions.id))
    .where(
      and(
        eq(transactions.userId, userId),
        isUnfinished,
        or(isNull(transactions.reviewReason), eq(transactions.gateway, gateway)),
      ),
    )
    .groupBy(transactions.id)
    .orderBy(desc(transactions.createdAt));
  return rows.filter((row) => row.itemIds.some((id) => itemIds.includes(id)));
}

/** Unfinished for so long that they should have been expired. */
export const findOverdue = (db: Database, afterS: number, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        isUnfinished,
        isNull(transactions.reviewReason),
        lt(transactions.createdAt, sql`now() - make_interval(secs => ${afterS})`),
      ),
    )
    .orderBy(asc(transactions.createdAt))
    .limit(limit);

export const findCards = (db: Database, userId: string, gateway: string): Promise<CardRow[]> =>
  db
    .select()
    .from(cardTokens)
    .where(and(eq(cardTokens.userId, userId), eq(cardTokens.gateway, gateway), isNull(cardTokens.revokedAt)))
    .orderBy(desc(cardTokens.createdAt), desc(cardTokens.id));

/** Of whatever gateway. */
export const findKeptCards = (db: Database, userId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(cardTokens)
    .where(and(eq(cardTokens.userId, userId), isNull(cardTokens.revokedAt)));

/** A card may be told of more than once; kept again, it is there again. */
export async function keepCard(tx: Database, card: typeof cardTokens.$inferInsert): Promise<string | undefined> {
  const { brand, last4, expiresMonth, expiresYear } = card;
  const [row] = await tx
    .insert(cardTokens)
    .values(card)
    .onConflictDoUpdate({
      target: [cardTokens.gateway, cardTokens.gatewayRef],
      set: { brand, last4, expiresMonth, expiresYear },
      setWhere: eq(cardTokens.userId, card.userId),
    })
    .returning({ id: cardTokens.id });
  return row?.id;
}

export const revokeCard = (tx: Database, id: string) =>
  tx
    .update(cardTokens)
    .set({ revokedAt: sql`now()` })
    .where(eq(cardTokens.id, id));

/** Whether a plan that goes on is paid with this card. */
export async function paysPlan(db: Database, cardId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select s.id from subscriptions s
        where s.card_id = ${cardId} and s.ended_at is null and not s.cancels_at_period_end limit 1`,
  );
  return rows.length > 0;
}

/** The ids of those that were not told before. */
export async function insertGatewayEvents(
  tx: Database,
  events: readonly (typeof gatewayEvents.$inferInsert)[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await tx
    .insert(gatewayEvents)
    .values([...events])
    .onConflictDoNothing({ target: [gatewayEvents.gateway, gatewayEvents.eventId] })
    .returning({ id: gatewayEvents.id });
  return rows.map(({ id }) => id);
}

export async function findGatewayEvent(db: Database, id: string) {
  const [row] = await db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id));
  return row;
}

export const updateEventSettled = (db: Database, id: string) =>
  db
    .update(gatewayEvents)
    .set({ settledAt: sql`now()` })
    .where(eq(gatewayEvents.id, id));
