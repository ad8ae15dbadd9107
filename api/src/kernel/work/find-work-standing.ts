import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

export interface WorkStanding {
  waiting: number;
  /** Seconds since the oldest that is due has been due; null where none is. */
  late_s: number | null;
  given_up: number;
}

export async function findWorkStanding(db: Database): Promise<WorkStanding> {
  const isWaiting = sql`done_at is null and given_up_at is null`;
  const [row] = await rowsOf<WorkStanding>(
    db,
    sql`select (count(*) filter (where ${isWaiting}))::int as waiting,
          extract(epoch from now() - min(due_at) filter (where ${isWaiting} and due_at <= now()
            and (leased_until is null or leased_until < now())))::float8 as late_s,
          (count(*) filter (where given_up_at is not null))::int as given_up
        from work where done_at is null`,
  );
  return row ?? { waiting: 0, late_s: null, given_up: 0 };
}
