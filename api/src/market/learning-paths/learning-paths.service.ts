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
import { listPathAssignments } from '../path-assignments/path-assignments.service.ts';
import { canSeeBuilder } from './learning-paths.policy.ts';
import {
  countPublishedPaths,
  findPath,
  findPublishedPaths,
  findShownPath,
  findTakenPaths,
  type LearningPathDetailsRow,
  type LearningPathRow,
} from './learning-paths.repository.ts';
import type { PathRow } from './learning-paths.tables.ts';
import { coursesToOpen, isTakable } from './enrol-in-path.ts';
import { findProgress, findStanding, type StandingRow } from './find-standing.ts';
import { bannerUrlOf } from './path-banner.ts';
import { findPathCourses, findPathLine, isPathEnrolled } from './path-courses.ts';
import { priceSingly } from './price-singly.ts';

type Reading = Pick<Context, 'db' | 'files'>;

type PathQuery = z.output<(typeof learningPathEndpoints)['listLearningPaths']['query']>;
type TakenQuery = z.output<(typeof learningPathEndpoints)['listTakenPaths']['query']>;

export async function listLearningPaths(
  { db, files }: Reading,
  viewer: Viewer | undefined,
  { page, per_page, sort, q, ...asked }: PathQuery,
): Promise<Reply<'listLearningPaths'>> {
  const userId = viewer?.user.id;
  const filters = { ...asked, userId, words: wordsOf(q ?? '') };
  const [rows, total] = await Promise.all([
    findPublishedPaths(db, filters, { page, per_page, sort }),
    countPublishedPaths(db, filters),
  ]);
  const progress = await findProgress(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({ ...cardOf(files, row), progress: progress.get(row.id) ?? null }));
  return { items, page, per_page, total };
}

export async function listTakenPaths(
  { db, files }: Reading,
  viewer: Viewer,
  { page, per_page, sort, course_id: courseId }: TakenQuery,
): Promise<Reply<'listTakenPaths'>> {
  const rows = await findTakenPaths(db, { userId: viewer.user.id, courseId }, { page, per_page, sort });
  const ids = rows.map(({ id }) => id);
  const progress = await findProgress(db, viewer.user.id, ids);
  const items = rows.flatMap((row) => {
    const far = progress.get(row.id);
    return far === undefined ? [] : [{ ...cardOf(files, row), progress: far }];
  });
  return { items, page, per_page, total: rows[0]?.total ?? 0 };
}

export async function getLearningPath(
  { db, files }: Reading,
  viewer: Viewer | undefined,
  slug: string,
): Promise<LearningPathDetails> {
  const userId = viewer?.user.id;
  const path = await findShownPath(db, { slug, userId });
  if (path === undefined) throw notFound();
  const { id: pathId, is_taken, overview, enforce_course_order, objectives, skills } = path;
  const rows = await findStanding(db, { pathId, userId });
  const [courses, standing, progress, assignments] = await Promise.all([
    coursesOf({ db, files }, { rows, userId }, is_taken),
    standingOf(db, viewer, path),
    findProgress(db, userId, [pathId]),
    listPathAssignments(db, { pathId, userId }),
  ]);
  const can_complete = assignments.some(({ required }) => required) || !teachesAllRequired(rows);
  return {
    ...cardOf(files, path),
    ...standing,
    can_complete,
    certificate: standing.certificate && can_complete,
    overview,
    objectives,
    enforce_course_order,
    skills,
    progress: progress.get(pathId) ?? null,
    courses,
    assignments,
  };
}

/** Nobody is asked to take what they teach: of such a path nothing is left to complete. */
function teachesAllRequired(rows: readonly StandingRow[]): boolean {
  const required = rows.filter((row) => row.required);
  return required.length > 0 && required.every(({ is_taught }) => is_taught);
}

/** Those that are published; of whoever took the path also those that they have. */
async function coursesOf(
  { db, files }: Reading,
  { rows, userId }: { rows: readonly StandingRow[]; userId: string | undefined },
  isTaken: boolean,
): Promise<LearningPathDetails['courses']> {
  const shown = rows.filter(({ is_published, learns }) => is_published || (isTaken && learns));
  const ids = shown.map(({ course_id }) => course_id);
  const cards = await courseCardsById(db, files, ids, userId);
  return shown.flatMap(({ course_id, order, required, percentage, is_done: completed, waits }) => {
    const course = cards.get(course_id);
    return course === undefined ? [] : [{ order, required, course, percentage, completed, waits: isTaken && waits }];
  });
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

/**
 * What of a path this person has, what enrolling would open, and what it costs to buy the rest course by course. What only
 * a plan opens is watched without progress: no certificate is promised to those who cannot follow the path.
 */
async function standingOf(
  db: Database,
  viewer: Viewer | undefined,
  { id, fee, partner, is_taken, certificate }: LearningPathDetailsRow,
): Promise<Pick<LearningPathDetails, 'is_bought' | 'opens' | 'singly' | 'certificate'>> {
  const userId = viewer?.user.id;
  const courses = await findPathCourses(db, id, userId);
  const isBought = userId !== undefined && (await findPathLine(db, { userId, pathId: id })) !== undefined;
  const opens = coursesToOpen(courses, { id, fee, partnerId: partner.id }, isBought);
  const canFollow = is_taken || fee === 'one_time' || isTakable({ fee }, { inPath: courses, isBought });
  return {
    is_bought: isBought,
    opens: opens.map((course) => course.id),
    singly: priceSingly(courses),
    certificate: certificate && canFollow,
  };
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
  is_offered: row.status === 'published',
  fee: row.fee,
  amount_minor: row.amount_minor,
  compare_at_minor: row.compare_at_minor,
  currency: row.currency,
});
