import type { LearningPathCard, LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { publicFileUrl } from '../../files/file-links.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  countPublishedPaths,
  findPublishedPath,
  findPublishedPaths,
  type LearningPathRow,
} from './learning-paths.repository.ts';
import { coursesToOpen } from './enrol-in-path.ts';
import { findPathCourses, findPathLine } from './path-courses.ts';
import { priceSingly } from './price-singly.ts';

interface PathQuery {
  page: number;
  per_page: number;
  category?: string | undefined;
  q?: string | undefined;
}

export async function listLearningPaths(db: Database, { page, per_page, category, q }: PathQuery) {
  const filters = { category, words: wordsOf(q ?? '') };
  const [rows, total] = await Promise.all([
    findPublishedPaths(db, filters, { page, per_page }),
    countPublishedPaths(db, filters),
  ]);
  return { items: rows.map(cardOf), page, per_page, total };
}

export async function getLearningPath(
  { db, files }: Context,
  viewer: Viewer | undefined,
  slug: string,
): Promise<LearningPathDetails> {
  const path = await findPublishedPath(db, slug);
  if (path === undefined) throw notFound();
  const ids = path.courses.map(({ course_id }) => course_id);
  const [cards, standing] = await Promise.all([
    courseCardsById(db, files, ids, viewer?.user.id),
    standingOf(db, viewer, path),
  ]);
  return {
    ...cardOf(path),
    ...standing,
    overview: path.overview,
    objectives: path.objectives,
    enforce_course_order: path.enforce_course_order,
    courses: path.courses.flatMap(({ order, required, course_id }) => {
      const course = cards.get(course_id);
      return course === undefined ? [] : [{ order, required, course }];
    }),
  };
}

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

const cardOf = (row: LearningPathRow): LearningPathCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  category: row.category,
  level: row.level,
  banner_url: row.banner_file_id === null ? null : publicFileUrl(row.banner_file_id),
  banner_alt: row.banner_alt,
  partner: personOfRow(row.partner),
  course_count: row.course_count,
  estimated_minutes: row.estimated_minutes,
  fee: row.fee,
  amount_minor: row.amount_minor,
  compare_at_minor: row.compare_at_minor,
  currency: row.currency,
});
