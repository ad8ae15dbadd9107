import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { certificates, type CertificateRow } from './certificates.tables.ts';

/** Who completed what. */
export type Earner = { userId: string; courseId: string } | { userId: string; pathId: string };

const isOf = (earner: Earner): SQL | undefined =>
  and(
    eq(certificates.userId, earner.userId),
    'courseId' in earner ? eq(certificates.courseId, earner.courseId) : eq(certificates.pathId, earner.pathId),
  );

export async function findCertificate(
  db: Database,
  by: { slug: string } | { certId: string } | Earner,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      'slug' in by ? eq(certificates.slug, by.slug) : 'certId' in by ? eq(certificates.certId, by.certId) : isOf(by),
    );
  return row;
}

export const findCertificatesOf = (db: Database, userId: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));

/** One a person and course, or path: undefined where there is one already. */
export async function insertCertificate(
  tx: Database,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow | undefined> {
  const [inserted] = await tx
    .insert(certificates)
    .values(row)
    .onConflictDoNothing({ target: [certificates.userId, row.pathId ? certificates.pathId : certificates.courseId] })
    .returning();
  return inserted;
}

/** Undefined where none holds. */
export async function updateRevoked(
  tx: Database,
  earner: Earner,
  revokeReason: string,
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ status: 'revoked', revokedAt: sql`now()`, revokeReason })
    .where(and(isOf(earner), eq(certificates.status, 'issued')))
    .returning();
  return row;
}

/** Undefined where none is revoked. */
export async function updateRestored(tx: Database, earner: Earner): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ status: 'issued', revokedAt: null, revokeReason: null })
    .where(and(isOf(earner), eq(certificates.status, 'revoked')))
    .returning();
  return row;
}

/** Measured: distinct seconds of video watched, and those spent reading. */
const effortOf = (which: SQL): SQL => sql`
  coalesce((
    select sum(case when l.kind = 'video' then (
        select coalesce(sum((r.range ->> 1)::float8 - (r.range ->> 0)::float8), 0)
        from jsonb_array_elements(p.ranges) as r(range))
      else p.read_s end)
    from lesson_progress p join lessons l on l.id = p.lesson_id
    where ${which}), 0)::float8`;

/** The same of several courses together, and the person as they are now. */
export async function findEarned(
  tx: Database,
  { userId, courseIds }: { userId: string; courseIds: readonly string[] },
): Promise<{ full_name: string; user_title: string | null; effort_s: number } | undefined> {
  const which = sql`p.enrolment_id in (
    select e.id from enrolments e where e.user_id = ${userId} and e.course_id = any(${sql.param([...courseIds])}::uuid[]))`;
  const [row] = await rowsOf<{ full_name: string; user_title: string | null; effort_s: number }>(
    tx,
    sql`select u.full_name, u.title as user_title, ${effortOf(which)} as effort_s from users u where u.id = ${userId}`,
  );
  return row;
}

export interface Achievement {
  course_name: string;
  course_slug: string;
  short_description: string;
  duration_s: number;
  full_name: string;
  user_title: string | null;
  creator_id: string;
  creator_name: string;
  creator_title: string | null;
  videos: { id: string; title: string }[];
  skills: { id: string; skill: string }[];
  /** Measured: distinct seconds of video watched, and those spent reading. */
  effort_s: number;
}

/** All that a certificate will say, as it is now. */
export async function findAchievement(
  tx: Database,
  { id, userId, courseId }: { id: string; userId: string; courseId: string },
): Promise<Achievement | undefined> {
  const [row] = await rowsOf<Achievement>(
    tx,
    sql`select c.name as course_name, c.slug as course_slug, c.short_description, c.duration_s,
          u.full_name, u.title as user_title, o.id as creator_id, o.full_name as creator_name, o.title as creator_title,
          coalesce((
            select json_agg(json_build_object('id', l.id, 'title', l.title) order by m."order", l."order")
            from lessons l join modules m on m.id = l.module_id
            where l.course_id = c.id and l.kind = 'video'), '[]'::json) as videos,
          coalesce((
            select json_agg(json_build_object('id', s.id, 'skill', s.skill, 'names', s.names) order by cs."order")
            from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '[]'::json) as skills,
          ${effortOf(sql`p.enrolment_id = ${id}`)} as effort_s
        from courses c
        join users o on o.id = c.owner_id
        join users u on u.id = ${userId}
        where c.id = ${courseId}`,
  );
  return row;
}

/** The text of courses as it is today, by id. */
export async function findDescriptions(db: Database, courseIds: readonly string[]): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; description: string }>(
    db,
    sql`select c.id, c.description from courses c where c.id = any(${sql.param([...courseIds])}::uuid[])`,
  );
  return new Map(rows.map(({ id, description }) => [id, description]));
}
