import { sql, type SQL } from 'drizzle-orm';
import type { AudienceKind } from '@stoa/shared/contract/learning/announcement-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { currentLearners } from '../course-learners/current-learners.ts';
import { theCourse } from '../course-learners/report-scope.ts';

export interface Audience {
  courseId: string;
  /** Who wrote it, and may learn in the course as well. */
  authorId: string | null;
  kind: AudienceKind;
  idleDays: number | null;
  /** Of `chosen`. */
  chosen: SQL;
}

/** Ids, as the list of those who were chosen. */
export const theseUsers = (ids: readonly string[]): SQL =>
  sql`select chosen.id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as chosen(id)`;
export const recipientsOf = (announcementId: string): SQL =>
  sql`select r.user_id from announcement_recipients r where r.announcement_id = ${announcementId}`;

/** Of enrolments `e`. */
const isAmong = ({ kind, idleDays, chosen }: Audience): SQL =>
  ({
    all: sql`true`,
    not_begun: sql`e.last_activity_at is null and e.completed_at is null`,
    under_way: sql`e.last_activity_at is not null and e.completed_at is null`,
    idle: sql`e.completed_at is null
      and coalesce(e.last_activity_at, e.enrolled_at) <= now() - make_interval(days => ${idleDays ?? 0}::int)`,
    completed: sql`e.completed_at is not null`,
    chosen: sql`e.user_id in (${chosen})`,
  })[kind];

const matching = (audience: Audience): SQL => sql`${currentLearners(theCourse(audience.courseId))}
  and e.user_id is distinct from ${audience.authorId}::uuid and ${isAmong(audience)}`;

export async function countAudience(db: Database, audience: Audience): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(
    db,
    sql`select count(distinct e.user_id)::int as people from ${matching(audience)}`,
  );
  return row?.people ?? 0;
}

export async function findAudience(db: Database, audience: Audience): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(
    db,
    sql`select distinct e.user_id from ${matching(audience)} order by 1`,
  );
  return rows.map(({ user_id }) => user_id);
}
