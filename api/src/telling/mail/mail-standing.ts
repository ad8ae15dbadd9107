import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

export interface MailStanding {
  last_success: string | null;
  last_failure: string | null;
  waiting: number;
  /** Seconds since the oldest that is due has been due; null where none is. */
  late_s: number | null;
  given_up: number;
}

/** As far back as mails are remembered. */
export async function findMailStanding(db: Database): Promise<MailStanding> {
  const isWaiting = sql`sent_at is null and given_up_at is null`;
  const [row] = await rowsOf<MailStanding>(
    db,
    sql`select max(sent_at) as last_success, max(failed_at) as last_failure,
          (count(*) filter (where ${isWaiting}))::int as waiting,
          extract(epoch from now() - min(due_at) filter (where ${isWaiting} and due_at <= now()))::float8 as late_s,
          (count(*) filter (where given_up_at is not null))::int as given_up
        from mails where to_address <> ''`,
  );
  if (row === undefined) throw new Error('An aggregate has a row.');
  return row;
}
