import { type SQL, sql } from 'drizzle-orm';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { initialOf } from './person.ts';

/** As the column below gives it. */
export type PersonRow = Pick<Person, 'id' | 'full_name' | 'title' | 'profile_image'> & {
  first_name: string;
  last_name: string;
};

/** A person as JSON; `personOfRow` makes the contract's shape of it. */
export function personColumn(user: SQL): SQL {
  return sql`json_build_object('id', ${user}.id, 'full_name', ${user}.full_name, 'first_name', ${user}.first_name,
    'last_name', ${user}.last_name, 'title', ${user}.title, 'profile_image', ${user}.profile_image)`;
}

export const personOfRow = ({ first_name, last_name, ...row }: PersonRow): Person => ({
  ...row,
  initial: initialOf({ firstName: first_name, lastName: last_name }),
});
