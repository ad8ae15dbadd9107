import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { findListedUser, type ListedUserRow } from './listed-users.ts';

/** @throws `not_found` where there is no such account, or none any more */
export async function requireListed(db: Database, id: string): Promise<ListedUserRow> {
  const row = await findListedUser(db, id);
  if (row === undefined) throw notFound();
  return row;
}
