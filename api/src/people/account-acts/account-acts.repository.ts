import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users, type User } from '../../kernel/users.tables.ts';

type Held = Pick<User, 'id' | 'email' | 'firstName' | 'fullName' | 'locale'>;

/** Those of them who are still here, held until the transaction ends, always in the same order. */
export const lockPeople = (tx: Database, ids: readonly string[]): Promise<Held[]> =>
  tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      fullName: users.fullName,
      locale: users.locale,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), sql`users.deleted_at is null`))
    .orderBy(asc(users.id))
    .for('no key update');
