import type { Database } from '../../kernel/database/database.ts';
import type { User } from '../../kernel/users.tables.ts';
import { findUserById } from './users.repository.ts';

/** A person of whom a row tells: as long as it does, they are there. */
export async function requireUser(db: Database, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (user === undefined) throw new Error(`No person has the id ${id}.`);
  return user;
}
