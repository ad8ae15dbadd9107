import type { z } from 'zod';
import type { ListedUser, userEndpoints } from '@stoa/shared/contract/people/users.ts';
import { initialOf } from './person.ts';
import { instantOf, instantOrNull, type Database } from '../../kernel/database/database.ts';
import { isRoleName } from '../roles/roles.policy.ts';
import type { User } from '../../kernel/users.tables.ts';
import {
  countUsers,
  findUsers,
  type ListedUserRow,
  searchForUsers,
  type UserFilters,
  type UserOrder,
} from './listed-users.ts';
import { findUserByEmail, findUserById } from './users.repository.ts';

type UserList = z.input<(typeof userEndpoints)['listUsers']['reply']>;

export async function listUsers(
  db: Database,
  asked: UserFilters & UserOrder & { page: number; per_page: number },
): Promise<UserList> {
  const [rows, counted] = await Promise.all([findUsers(db, asked), countUsers(db, asked)]);
  return { items: rows.map(listedUserOf), page: asked.page, per_page: asked.per_page, ...counted };
}

export async function searchUsers(db: Database, asked: { q: string; limit: number }): Promise<ListedUser[]> {
  const rows = await searchForUsers(db, asked);
  return rows.map(listedUserOf);
}

export const listedUserOf = (row: ListedUserRow): ListedUser => ({
  ...row,
  initial: initialOf({ firstName: row.first_name, lastName: row.last_name }),
  roles: row.roles.filter(isRoleName),
  created_at: instantOf(row.created_at),
  deletes_at: instantOrNull(row.deletes_at),
  last_used_at: instantOrNull(row.last_used_at),
  suspended_at: instantOrNull(row.suspended_at),
});

/** Whose address it is, in whatever letters. */
export const findAccount = async (db: Database, email: string): Promise<User | undefined> =>
  (await findUserByEmail(db, email))?.user;

/** @throws when there is no such account */
export async function getUser(db: Database, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (user === undefined) throw new Error(`No account has the id ${id}.`);
  return user;
}
