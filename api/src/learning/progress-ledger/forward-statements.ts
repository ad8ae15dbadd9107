import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Settings } from '../../kernel/settings.ts';
import { forwardedStatements } from './forwarded-statements.tables.ts';
import { findNotedEvents, type NotedEvent } from './progress-ledger.repository.ts';
import { sendStatements } from './send-statements.ts';
import { statementOf } from './statement-of.ts';

export const FORWARD_EVERY_S = 60;
/** Ids stand in the order in which they were made, rows in that in which they were committed: none takes so long. */
const SETTLED_AFTER_MS = 2 * 60_000;
const OF_ONE_REQUEST = 100;
const MOST_REQUESTS = 50;

type Store = NonNullable<Settings['recordStore']>;

/**
 * Sends what is new in the ledger to the operator's learning record store, from the beginning on and in order. A store
 * that is away is tried again at the next turn; it knows a statement that it has already by its id.
 */
export async function forwardStatements({ db, settings, log }: Context, now = new Date()): Promise<number> {
  const { recordStore: store, siteUrl } = settings;
  if (store === undefined) return 0;
  let forwarded = 0;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    const events = await findNextEvents(db, store, new Date(now.getTime() - SETTLED_AFTER_MS));
    if (events.length === 0) break;
    const refused = await sendStatements(
      store,
      events.map((event) => statementOf(event, siteUrl)),
    );
    for (const { id, why } of refused) log.error({ statement: id, why }, 'statement refused by the record store');
    await noteForwarded(db, store, events.at(-1)!.id);
    forwarded += events.length - refused.length;
    if (events.length < OF_ONE_REQUEST) break;
  }
  return forwarded;
}

async function findNextEvents(db: Database, { url }: Store, before: Date): Promise<NotedEvent[]> {
  const [known] = await db.select().from(forwardedStatements).where(eq(forwardedStatements.store, url));
  return findNotedEvents(db, { after: known?.lastEventId, before, limit: OF_ONE_REQUEST });
}

async function noteForwarded(db: Database, { url }: Store, lastEventId: string): Promise<void> {
  await db
    .insert(forwardedStatements)
    .values({ store: url, lastEventId })
    .onConflictDoUpdate({ target: forwardedStatements.store, set: { lastEventId, forwardedAt: sql`now()` } });
}
