import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** A page that is looked at asks the server at least every few minutes; when it last did is known to the minute. */
const NOW_MINUTES = 5;

export interface ActivePeople {
  now: number;
  day: number;
  week: number;
}

/** People, each once, who used the site signed in. */
export async function countActivePeople(db: Database): Promise<ActivePeople> {
  const since = (minutes: number) =>
    sql`(count(distinct user_id) filter (where last_used_at > now() - make_interval(mins => ${minutes}::int)))::int`;
  const [row] = await rowsOf<ActivePeople>(
    db,
    sql`select ${since(NOW_MINUTES)} as now, ${since(24 * 60)} as day, ${since(7 * 24 * 60)} as week
        from sessions where last_used_at > now() - interval '7 days'`,
  );
  return row ?? { now: 0, day: 0, week: 0 };
}
