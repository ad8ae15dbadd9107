import { type SQL, sql } from 'drizzle-orm';
import type { PersonList } from '@stoa/shared/contract/people/user-details.ts';
import { type PersonListName, personLists } from '@stoa/shared/contract/people/standings.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { type Database, instantOf, rowsOf } from '../../kernel/database/database.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** What it keeps of somebody, for super-admins who look at that account: the newest of it, and how many there are. */
    listsOfPerson?: Partial<Record<PersonListName, FindPersonList>>;
  }
}

/** How many of each are shown. */
const SHOWN = 5;

export type FindPersonList = (db: Database, userId: string) => Promise<Pick<PersonList, 'total' | 'items'>>;

export async function listUserLists({ db, nouns }: WithNouns, userId: string): Promise<PersonList[]> {
  const finders = Object.assign({}, ...nouns.map(({ listsOfPerson }) => listsOfPerson)) as Partial<
    Record<PersonListName, FindPersonList>
  >;
  return Promise.all(
    personLists.flatMap((name) => {
      const find = finders[name];
      return find === undefined ? [] : [find(db, userId).then((list) => ({ name, ...list }))];
    }),
  );
}

interface EntryRow {
  id: string;
  title: string;
  status: string;
  at: string;
  /** What its link is filled with; null where there is none. */
  target: string | null;
  amount_minor?: number;
  currency?: string;
}

/** The list of a query that gives such rows, whatever their order: newest first. */
export async function personListOf(
  db: Database,
  query: SQL,
  linkOf: (target: string) => string,
): Promise<Pick<PersonList, 'total' | 'items'>> {
  const rows = await rowsOf<EntryRow & { total: number }>(
    db,
    sql`select entry.*, (count(*) over ())::int as total from (${query}) as entry
        order by entry.at desc, entry.id limit ${SHOWN}`,
  );
  const items = rows.map(({ id, title, status, at, target, amount_minor, currency }) => ({
    id,
    title,
    status,
    at: instantOf(at),
    link: target === null ? null : linkOf(target),
    money: amount_minor === undefined || currency === undefined ? null : { amount_minor, currency },
  }));
  return { total: rows[0]?.total ?? 0, items };
}
