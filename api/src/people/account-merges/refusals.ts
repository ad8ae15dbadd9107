import { sql } from 'drizzle-orm';
import { type MergeRefusal, mergeRefusals } from '@stoa/shared/contract/people/merge-words.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Merging } from '../../kernel/merge-rule.ts';
import { columnOf } from '../../kernel/noun.ts';
import { findOpenSuspension } from '../suspensions/suspensions.repository.ts';

type Refusing = (db: Database, merging: Merging) => Promise<boolean>;

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Why two accounts are not merged, beside rows that a rule of `merges` refuses. */
    refusesMerge?: Partial<Record<MergeRefusal, Refusing>>;
  }
}

/** All that speaks against it, in the order of the contract. */
export async function findRefusals(
  { db, nouns }: WithNouns,
  merging: Merging,
  viewerId: string,
): Promise<MergeRefusal[]> {
  const found = new Set<MergeRefusal>();
  if (viewerId === merging.from || viewerId === merging.into) found.add('own_account');
  for (const { merges = {}, refusesMerge = {} } of nouns) {
    for (const [name, rule] of Object.entries(merges)) {
      if (typeof rule === 'object' && 'refuses' in rule && (await hasRows(db, name, merging.from)))
        found.add(rule.refuses);
    }
    for (const [refusal, isRefused] of Object.entries(refusesMerge) as [MergeRefusal, Refusing][]) {
      if (await isRefused(db, merging)) found.add(refusal);
    }
  }
  return mergeRefusals.filter((refusal) => found.has(refusal));
}

async function hasRows(db: Database, name: string, userId: string): Promise<boolean> {
  const { table, column } = columnOf(name);
  return (await rowsOf(db, sql`select 1 as found from ${table} where ${column} = ${userId} limit 1`)).length > 0;
}

export const isSuperAdmin: Refusing = async (db, { from, into }) =>
  (
    await rowsOf(
      db,
      sql`select 1 as found from user_roles where user_id in (${from}, ${into}) and role = 'super-admin'`,
    )
  ).length > 0;

/** Else a suspension would end by a merge. */
export const isSuspended: Refusing = async (db, { from, into }) =>
  (await findOpenSuspension(db, from)) !== undefined || (await findOpenSuspension(db, into)) !== undefined;

export const isLeaving: Refusing = async (db, { from, into }) =>
  (await rowsOf(db, sql`select 1 as found from users where id in (${from}, ${into}) and deletes_at is not null`))
    .length > 0;
