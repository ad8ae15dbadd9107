import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';

/** Those of them who are here still, with the language and the clock they read by. */
export const findReaders = (db: Database, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: users.id, locale: users.locale, timeZone: users.timeZone })
        .from(users)
        .where(and(inArray(users.id, [...userIds]), sql`users.deleted_at is null`));
export type Reader = Awaited<ReturnType<typeof findReaders>>[number];
