import { inArray } from 'drizzle-orm';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { users } from '../../kernel/users.tables.ts';
import { personOf } from './person.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findEach } from '../../kernel/database/gathering.ts';

/** People as others see them, by id. */
export const findPeople = (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> =>
  findEach(db, peopleById, [...new Set(ids)]);

async function peopleById(db: Database, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      fullName: users.fullName,
      title: users.title,
      profileImage: users.profileImage,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}

/** For those whose account must be there, because a row refers to it. */
export function requirePerson(people: ReadonlyMap<string, Person>, id: string): Person {
  const person = people.get(id);
  if (person === undefined) throw new Error(`No account ${id}.`);
  return person;
}
