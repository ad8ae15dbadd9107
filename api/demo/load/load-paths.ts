import { sql } from 'drizzle-orm';
import type { Database } from '../../src/kernel/database/database.ts';
import { settleAllPaths } from '../../src/market/learning-paths/settle-path.work.ts';
import {
  learningPathCourses,
  learningPathEnrolments,
  learningPathObjectives,
  learningPaths,
  learningPathSkills,
} from '../../src/market/learning-paths/learning-paths.tables.ts';
import { randomFrom } from '../covers/random.ts';
import { demoLearners, demoPartner } from '../content/demo-accounts.ts';
import { drawBanner } from '../covers/draw-cover.ts';
import { demoPaths, type DemoPath } from '../content/learning-paths.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { courseId } from './load-courses.ts';
import type { DemoFiles } from './load-files.ts';
import { handInForPath, loadPathAssignment } from './load-path-assignments.ts';
import { requireUser, type People } from './load-people.ts';
import { categoryId, skillId } from './load-taxonomy.ts';

export async function loadPaths(
  tx: Database,
  { people, files, now }: { people: People; files: DemoFiles; now: Date },
): Promise<void> {
  const partnerId = requireUser(people, demoPartner).id;
  for (const path of demoPaths) {
    const { slug, category, title, banner } = path;
    const picture =
      banner && (await files.picture(partnerId, `path-${slug}`, drawBanner(slug, category, title, banner)));
    const at = daysBefore(now, randomFrom(slug).between(3, 58));
    await loadPath(tx, path, { partnerId, bannerFileId: picture?.id ?? null, at });
  }
}

async function loadPath(
  tx: Database,
  path: DemoPath,
  { partnerId, bannerFileId, at }: { partnerId: string; bannerFileId: string | null; at: Date },
): Promise<void> {
  const pathId = pathIdOf(path);
  await tx.insert(learningPaths).values({
    id: pathId,
    slug: path.slug,
    title: path.title,
    subtitle: path.subtitle,
    overview: path.overview,
    level: path.level,
    categoryId: categoryId(path.category),
    partnerId,
    ...feeOf(path),
    ...stateOf(path, at),
    enforceCourseOrder: path.is_ordered ?? false,
    certificate: path.certificate ?? false,
    bannerFileId,
    bannerAlt: path.banner_alt,
    createdAt: at,
    updatedAt: at,
  });
  await tx
    .insert(learningPathObjectives)
    .values(path.objectives.map((text, at0) => ({ pathId, order: at0 + 1, text })));
  await tx
    .insert(learningPathSkills)
    .values(path.skills.map((skill, place) => ({ pathId, skillId: skillId(skill), order: place + 1 })));
  await tx
    .insert(learningPathCourses)
    .values(path.courses.map((slug, place) => ({ pathId, courseId: courseId(slug), order: place + 1 })));
  await loadPathAssignment(tx, path, pathId);
}

const pathIdOf = ({ slug }: DemoPath): string => demoId(`path ${slug}`);

const feeOf = ({ fee }: DemoPath) =>
  fee === 'plan' ? { fee: 'subscription' as const } : fee ? { fee: 'one_time' as const, amountMinor: fee } : {};

/** The price of a draft is still to be said. */
const stateOf = ({ status }: DemoPath, at: Date) => ({
  status: status ?? ('published' as const),
  feeIsSet: status !== 'draft',
  submittedAt: status === 'draft' ? null : at,
  publishedAt: status === undefined ? at : null,
});

/**
 * Taken by who learns in their courses already; what they have done there counts. The learner of the login screen took a path
 * a while ago, all others on the day on which they began two of its courses.
 */
export async function takePaths(tx: Database, { people, now }: { people: People; now: Date }): Promise<void> {
  const [learner, another] = demoLearners;
  if (learner === undefined || another === undefined) throw new Error('Nobody learns in the demo.');
  for (const path of demoPaths) {
    if (path.taken === undefined) continue;
    const pathId = pathIdOf(path);
    await tx.insert(learningPathEnrolments).values({
      pathId,
      userId: requireUser(people, learner).id,
      enrolledAt: daysBefore(now, path.taken),
    });
    await handInForPath(tx, path, { pathId, userId: requireUser(people, another).id, now });
    await tx.execute(sql`
      insert into learning_path_enrolments (path_id, user_id, enrolled_at)
      select pc.path_id, e.user_id, max(e.enrolled_at)
      from learning_path_courses pc join enrolments e on e.course_id = pc.course_id
      where pc.path_id = ${pathId}
      group by pc.path_id, e.user_id having count(*) > 1
      on conflict do nothing`);
  }
  await settleAllPaths(tx);
}
