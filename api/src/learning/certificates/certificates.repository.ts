import { and, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { certificates, type CertificateRow } from './certificates.tables.ts';

export async function findCertificate(
  db: Database,
  by: { slug: string } | { certId: string } | { userId: string; courseId: string },
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      'slug' in by
        ? eq(certificates.slug, by.slug)
        : 'certId' in by
          ? eq(certificates.certId, by.certId)
          : and(eq(certificates.userId, by.userId), eq(certificates.courseId, by.courseId)),
    );
  return row;
}

export const findCertificatesOf = (db: Database, userId: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));

/** One a person and course: undefined where there is one already. */
export async function insertCertificate(
  tx: Database,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow | undefined> {
  const [inserted] = await tx
    .insert(certificates)
    .values(row)
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })
    .returning();
  return inserted;
}

/** Undefined where none holds. */
export async function updateRevoked(
  tx: Database,
  { userId, courseId }: { userId: string; courseId: string },
  revokeReason: string,
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ status: 'revoked', revokedAt: sql`now()`, revokeReason })
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), eq(certificates.status, 'issued')))
    .returning();
  return row;
}

/** Undefined where none is revoked. */
export async function updateRestored(
  tx: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ status: 'issued', revokedAt: null, revokeReason: null })
    .where(
      and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), eq(certificates.status, 'revoked')),
    )
    .returning();
  return row;
}

export interface Achievement {
  course_name: string;
  course_slug: string;
  short_description: string;
  duration_s: number;
  full_name: string;
  user_title: string | null;
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
          u.full_name, u.title as user_title, o.full_name as creator_name, o.title as creator_title,
          coalesce((
            select json_agg(json_build_object('id', l.id, 'title', l.title) order by m."order", l."order")
            from lessons l join modules m on m.id = l.module_id
            where l.course_id = c.id and l.kind = 'video'), '[]'::json) as videos,
          coalesce((
            select json_agg(json_build_object('id', s.id, 'skill', s.skill) order by cs."order")
            from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '[]'::json) as skills,
          coalesce((
            select sum(case when l.kind = 'video' then (
                select coalesce(sum((r.range ->> 1)::float8 - (r.range ->> 0)::float8), 0)
                from jsonb_array_elements(p.ranges) as r(range))
              else p.read_s end)
            from lesson_progress p join lessons l on l.id = p.lesson_id
            where p.enrolment_id = ${id}), 0)::float8 as effort_s
        from courses c
        join users o on o.id = c.owner_id
        join users u on u.id = ${userId}
        where c.id = ${courseId}`,
  );
  return row;
}

export interface CourseNow {
  slug: string;
  description: string;
  profile_image: string | null;
  first_name: string;
  last_name: string;
}

/** What a certificate shows as it is today: the course's text, the owner's picture. */
export async function findCourseNow(
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<CourseNow | undefined> {
  const [row] = await rowsOf<CourseNow>(
    db,
    sql`select c.slug, c.description, u.profile_image, u.first_name, u.last_name
        from courses c join users u on u.id = ${userId} where c.id = ${courseId}`,
  );
  return row;
}
