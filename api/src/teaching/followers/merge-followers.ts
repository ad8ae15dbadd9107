import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { MergeFold, Merging } from '../../kernel/merge-rule.ts';
import { countChanged, mergeRows } from '../../kernel/merge-rows.ts';

const dropSelf = (tx: Database, { from, into }: Merging): Promise<number> =>
  countChanged(
    tx,
    sql`delete from instructor_followers where instructor_id in (${from}, ${into}) and user_id in (${from}, ${into})`,
  );

/** Whom they follow; never themselves. */
export const foldFollowing: MergeFold = async ({ db: tx }, merging) => {
  const dropped = await dropSelf(tx, merging);
  const rule = { onePer: ['instructor_id'] };
  return { ...(await mergeRows(tx, 'instructor_followers.user_id', { rule, ...merging })), dropped };
};

/** Who follows them. */
export const foldFollowers: MergeFold = async ({ db: tx }, merging) => {
  const dropped = await dropSelf(tx, merging);
  const rule = { onePer: ['user_id'] };
  return { ...(await mergeRows(tx, 'instructor_followers.instructor_id', { rule, ...merging })), dropped };
};
