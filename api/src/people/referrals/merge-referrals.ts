import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { countChanged, mergeRows, sumOf } from '../../kernel/merge-rows.ts';

/** Who came by the link of their own other account invited nobody: that referral goes, whichever account was first. */
export const foldReferrers: MergeFold = async ({ db: tx }, { from, into }) => {
  const dropped = await countChanged(
    tx,
    sql`delete from referrals
        where (referrer_id = ${from} and referee_id = ${into}) or (referrer_id = ${into} and referee_id = ${from})`,
  );
  const moved = await mergeRows(tx, 'referrals.referrer_id', { rule: 'move', from, into });
  return sumOf({ moved: 0, collided: 0, dropped }, moved);
};
