import type { z } from 'zod';
import type {
  LearningPathCard,
  LearningPathDetails,
  learningPathEndpoints,
} from '@stoa/shared/contract/market/learning-paths.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { canSeeBuilder } from './learning-paths.policy.ts';
import {
  countPublishedPaths,
  findPath,
  findPublishedPath,
  findPublishedPaths,
  type LearningPathRow,
} from './learning-paths.repository.ts';
import type { PathRow } from './learning-paths.tables.ts';
import { coursesToOpen } from './enrol-in-path.ts';
import { bannerUrlOf } from './path-banner.ts';
import { findPathCourses, findPathLine, isPathEnrolled } from './path-courses.ts';
import { priceSingly } from './price-singly.ts';

type Reading = Pick<Context, 'db' | 'files'>;

interface PathQuery {
  page: number;
  per_page: number;
  category?: string | undefined;
  q?: string | undefined;
}

export async function listLearningPaths({ db, files }: Reading, { page, per_page, category, q }: PathQuery) {
  const filters = { category, words: wordsOf(q ?? '') };
  const [rows, total] = await Promise.all([
    findPublishedPaths(db, filters, { page, per_page }),
    countPublishedPaths(db, filters),
  ]);
  return { items: rows.map((row) => ({ ...cardOf(files, row), progress: null })), page, per_page, total };
}

export async function getLearningPath(
  { db, files }: Reading,
  viewer: Viewer | undefined,
  slug: string,
): Promise<z.input<(typeof learningPathEndpoints)['getLearningPath']['reply']>> {
  const path = await findPublishedPath(db, slug);
  if (path === undefined) throw notFound();
  const ids = path.courses.map(({ course_id }) => course_id);
  const [cards, standing] = await Promise.all([
    courseCardsById(db, files, ids, viewer?.user.id),
    standingOf(db, viewer, path),
  ]);
  return {
    ...cardOf(files, path),
    ...standing,
    overview: path.overview,
    objectives: path.objectives,
    enforce_course_order: path.enforce_course_order,
    skills: path.skills,
    certificate: path.certificate,
    progress: null,
    courses: path.courses.flatMap(({ order, required, course_id }) => {
      const course = cards.get(course_id);
      if (course === undefined) return [];
      const percentage = course.student_percentage;
      return [{ order, required, course, percentage, completed: false, waits: false }];
    }),
  };
}

export async function getLearningPathBanner(
  { db, files }: Reading,
  viewer: Viewer | undefined,
  id: string,
): Promise<Reply<'getLearningPathBanner'>> {
  const path = await findPath(db, { id });
  const isShown = path?.status === 'published' || (path && (await canSee(db, viewer, path)));
  if (!path || !isShown) throw notFound();
  const { bannerFileId: banner_file_id, status, bannerAlt: alt } = path;
  return { url: bannerUrlOf(files, { banner_file_id, status }), alt };
}

/** What is not offered is for those who make or judge it, and for those who took it. */
const canSee = async (db: Database, viewer: Viewer | undefined, path: PathRow): Promise<boolean> =>
  canSeeBuilder(viewer, path) ||
  (viewer !== undefined && (await isPathEnrolled(db, { userId: viewer.user.id, pathId: path.id })));

/** What of a path this person has, what enrolling would open, and what it costs to buy the rest course by course. */
async function standingOf(
  db: Database,
  viewer: Viewer | undefined,
  { id, fee, partner }: LearningPathRow,
): Promise<Pick<LearningPathDetails, 'is_bought' | 'opens' | 'singly'>> {
  const userId = viewer?.user.id;
  const courses = await findPathCourses(db, id, userId);
  const isBought = userId !== undefined && (await findPathLine(db, { userId, pathId: id })) !== undefined;
  const opens = coursesToOpen(courses, { id, fee, partnerId: partner.id }, isBought);
  return { is_bought: isBought, opens: opens.map((course) => course.id), singly: priceSingly(courses) };
}

const cardOf = (store: Context['files'], row: LearningPathRow): LearningPathCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  category: row.category,
  level: row.level,
  banner_url: bannerUrlOf(store, row),
  banner_alt: row.banner_alt,
  partner: personOfRow(row.partner),
  course_count: row.course_count,
  estimated_minutes: row.estimated_minutes,
  is_offered: true,
  fee: row.fee,
  amount_minor: row.amount_minor,
  compare_at_minor: row.compare_at_minor,
  currency: row.currency,
});
