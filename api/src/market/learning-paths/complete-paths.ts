import { type SQL, sql } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { issuePathCertificate } from '../../learning/certificates/certificates.service.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { requiredWork } from '../path-assignments/required-work.ts';
import { pathStanding } from './standing-sql.ts';

interface Completed {
  path_id: string;
  user_id: string;
  /** It rests on a payment. */
  is_paid: boolean;
}

/** Writes down, once, who has completed all that a path requires of them, and rewards them. */
async function completePaths(tx: Database, which: SQL): Promise<void> {
  const completed = await rowsOf<Completed>(
    tx,
    sql`with whole as (
          select e.path_id, e.user_id
          from learning_path_enrolments e join learning_paths p on p.id = e.path_id
          cross join lateral (
            select count(*) filter (where s.counts) as required,
              count(*) filter (where s.counts and not s.is_done) as missing
            from ${pathStanding} s) n
          cross join lateral ${requiredWork} w
          where e.completed_at is null and ${which}
            and n.required + w.required > 0 and n.missing = 0 and w.approved = w.required)
        update learning_path_enrolments e set completed_at = now() from whole w
        where e.path_id = w.path_id and e.user_id = w.user_id and e.completed_at is null
        returning e.path_id, e.user_id, e.line_id is not null as is_paid`,
  );
  for (const one of completed) await reward(tx, one);
}

/** After somebody completed this course. Of two that are the last at once, the second waits, and sees the first. */
export async function completePathsWith(
  tx: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  const which = sql`e.user_id = ${userId} and exists (
    select from learning_path_courses pc where pc.path_id = e.path_id and pc.course_id = ${courseId})`;
  await tx.execute(sql`select from learning_path_enrolments e where ${which} order by e.path_id for update`);
  await completePaths(tx, which);
}

/** After somebody took a path whose courses they have, or their work was approved. */
export const completePathOf = (tx: Database, { userId, pathId }: { userId: string; pathId: string }) =>
  completePaths(tx, sql`e.path_id = ${pathId} and e.user_id = ${userId}`);

/** Of these learners of a path. */
export const completePathFor = (tx: Database, pathId: string, userIds: readonly string[]) =>
  completePaths(tx, sql`e.path_id = ${pathId} and e.user_id = any(${sql.param([...userIds])}::uuid[])`);

/** Those of these learners who completed the path before it gave a certificate get theirs, and are told, once. */
export async function certifyCompleted(tx: Database, pathId: string, userIds: readonly string[]): Promise<void> {
  const completed = await rowsOf<Completed>(
    tx,
    sql`select e.path_id, e.user_id, e.line_id is not null as is_paid
        from learning_path_enrolments e join learning_paths p on p.id = e.path_id
        where e.path_id = ${pathId} and e.user_id = any(${sql.param([...userIds])}::uuid[])
          and e.completed_at is not null and p.certificate and not exists (
            select from certificates k where k.path_id = e.path_id and k.user_id = e.user_id)
        order by e.user_id for update of e`,
  );
  for (const one of completed) {
    const { title, certified } = await certify(tx, one);
    if (certified === undefined) continue;
    await notify(tx, one.user_id, {
      kind: 'certificate_issued',
      params: { course: title },
      link: to.certificate({ slug: certified }),
    });
  }
}

interface Rewarded {
  title: string;
  slug: string;
  subtitle: string;
  certificate: boolean;
  creator_id: string;
  creator_name: string;
  creator_title: string | null;
  skills: Skill[];
  courses: { id: string; slug: string; name: string; duration_s: number }[];
}

async function reward(tx: Database, completed: Completed): Promise<void> {
  const { title, slug, certificate, certified } = await certify(tx, completed);
  await notify(tx, completed.user_id, {
    kind: 'path_completed',
    // It gives one, and theirs holds no longer: they have it back once they pay.
    params: { path: title, certificate: certified !== undefined ? 'yes' : certificate ? 'revoked' : 'no' },
    link: certified === undefined ? to.learningPathInfo({ slug }) : to.certificate({ slug: certified }),
  });
}

/** Writes the certificate of a completed path, if that gives one. */
async function certify(tx: Database, { path_id: pathId, user_id: userId, is_paid: isPaid }: Completed) {
  const [path] = await rowsOf<Rewarded>(
    tx,
    sql`select p.title, p.slug, p.subtitle, p.certificate, u.id as creator_id, u.full_name as creator_name, u.title as creator_title,
          coalesce((
            select json_agg(json_build_object('id', t.id, 'skill', t.skill, 'names', t.names) order by ps."order")
            from learning_path_skills ps join skills t on t.id = ps.skill_id where ps.path_id = p.id), '[]'::json) as skills,
          coalesce((
            select json_agg(json_build_object('id', s.course_id, 'slug', s.slug, 'name', s.name, 'duration_s', s.duration_s)
              order by s."order")
            from ${pathStanding} s where s.is_done), '[]'::json) as courses
        from learning_paths p
        join users u on u.id = p.partner_id
        cross join (select ${pathId}::uuid as path_id, ${userId}::uuid as user_id) e
        where p.id = e.path_id`,
  );
  if (path === undefined) throw new Error(`No learning path ${pathId}.`);
  const { certificate, creator_id: creatorId, creator_name: creatorName, creator_title: creatorTitle, ...rest } = path;
  const completed = { userId, pathId, isPaid, creatorId, creatorName, creatorTitle, ...rest };
  const certified = certificate ? await issuePathCertificate(tx, completed) : undefined;
  return { title: path.title, slug: path.slug, certificate, certified };
}
