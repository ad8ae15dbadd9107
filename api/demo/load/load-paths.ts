import type { Database } from '../../src/kernel/database/database.ts';
import {
  learningPathCourses,
  learningPathObjectives,
  learningPaths,
} from '../../src/market/learning-paths/learning-paths.tables.ts';
import { randomFrom } from '../covers/random.ts';
import { demoPartner } from '../content/demo-accounts.ts';
import { drawBanner } from '../covers/draw-cover.ts';
import { demoPaths, type DemoPath } from '../content/learning-paths.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { courseId } from './load-courses.ts';
import type { DemoFiles } from './load-files.ts';
import { requireUser, type People } from './load-people.ts';
import { categoryId } from './load-taxonomy.ts';

export async function loadPaths(
  tx: Database,
  { people, files, now }: { people: People; files: DemoFiles; now: Date },
): Promise<void> {
  const partnerId = requireUser(people, demoPartner).id;
  for (const path of demoPaths) {
    const banner = await files.picture(
      partnerId,
      `path-${path.slug}`,
      drawBanner(path.slug, path.category, path.title, path.banner),
    );
    await loadPath(tx, path, {
      partnerId,
      bannerFileId: banner.id,
      at: daysBefore(now, randomFrom(path.slug).between(3, 58)),
    });
  }
}

async function loadPath(
  tx: Database,
  path: DemoPath,
  { partnerId, bannerFileId, at }: { partnerId: string; bannerFileId: string; at: Date },
): Promise<void> {
  const pathId = demoId(`path ${path.slug}`);
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
    status: 'published',
    bannerFileId,
    bannerAlt: path.banner_alt,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await tx
    .insert(learningPathObjectives)
    .values(path.objectives.map((text, at0) => ({ pathId, order: at0 + 1, text })));
  await tx
    .insert(learningPathCourses)
    .values(path.courses.map((slug, place) => ({ pathId, courseId: courseId(slug), order: place + 1 })));
}

const feeOf = ({ fee }: DemoPath) =>
  fee === 'plan' ? { fee: 'subscription' as const } : fee ? { fee: 'one_time' as const, amountMinor: fee } : {};
