import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { playedIn } from '../course-learners/current-learners.ts';
import { goalReminders } from './weekly-goal.tables.ts';

/** Seconds of lessons that this person played or read since then, in all their courses. */
export async function findLearntSeconds(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`select coalesce(sum(${playedIn} + case when v.kind = 'read' then (v.detail ->> 'read_s')::float8 else 0 end), 0)::float8
          as seconds
        from progress_events v where v.user_id = ${userId} and v.at >= ${since.toISOString()}::timestamptz`,
  );
  return row?.seconds ?? 0;
}

export async function isReminded(db: Database, userId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from notification_channels n where n.user_id = ${userId} and n.kind = 'weekly_goal' and (n.site or n.mail)`,
  );
  return rows.length > 0;
}

export interface Reminded {
  user_id: string;
  email: string;
  time_zone: string | null;
  weekly_minutes: number;
}

/** Who has a goal, wants to be reminded of it, and has something to learn. */
export const findReminded = (db: Database): Promise<Reminded[]> =>
  rowsOf<Reminded>(
    db,
    sql`select g.user_id, u.email, u.time_zone, g.weekly_minutes
        from weekly_goals g
        join users u on u.id = g.user_id and u.deleted_at is null
        join notification_channels n on n.user_id = g.user_id and n.kind = 'weekly_goal' and (n.site or n.mail)
        where exists (
          select from enrolments e where e.user_id = g.user_id and e.status = 'active' and e.archived_at is null)
        order by g.user_id`,
  );

/** False where they were reminded in this week already, or in a later one: clocks of a journey go back. */
export async function claimReminder(tx: Database, userId: string, monday: string): Promise<boolean> {
  const rows = await tx
    .insert(goalReminders)
    .values({ userId, week: monday })
    .onConflictDoUpdate({
      target: goalReminders.userId,
      set: { week: monday },
      setWhere: sql`${goalReminders.week} < ${monday}::date`,
    })
    .returning({ userId: goalReminders.userId });
  return rows.length > 0;
}
