import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { requireUser } from '../../people/users/require-user.ts';
import { LAPSE_DAYS } from '../plans/dunning.ts';

const AT_ONCE = 500;

/** Subscriptions whose time for something has come; of many any, so that none that cannot go on keeps others waiting. */
export const findDueSubscriptions = (db: Database, tellTrialDays: number): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select s.id from subscriptions s
        where s.ended_at is null and (
          s.status in ('trialing', 'active') and s.current_period_ends_at <= now()
          or s.status = 'trialing' and s.trial_told_at is null and not s.cancels_at_period_end
            and s.current_period_ends_at <= now() + make_interval(days => ${tellTrialDays})
          or s.status = 'past_due' and (s.next_try_at <= now()
            or s.failure_code = 'country_unknown'
              and exists (select from billing_details b where b.user_id = s.user_id)
            or s.past_due_since <= now() - make_interval(days => ${LAPSE_DAYS})))
        order by random() limit ${AT_ONCE}`,
  );

/** Their account is about to be deleted: nothing is taken of them any more. */
export const isLeaving = async (db: Database, id: string): Promise<boolean> =>
  (await requireUser(db, id)).deletesAt !== null;
