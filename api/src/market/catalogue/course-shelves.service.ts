import type { z } from 'zod';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { AlikeShelf, courseShelfEndpoints } from '@stoa/shared/contract/market/course-shelves.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPlace, findSkill, findTopCategories } from '../../taxonomy/find-place.ts';
import { cardOf } from '../../teaching/courses/course-cards.ts';
import { canSeeCourse } from './catalogue.policy.ts';
import { findCourseBySlug, findFirstByCategory } from './catalogue.repository.ts';
import type { CourseSearch } from './course-conditions.ts';
import { countCourses, findPublishedCourses } from './course-search.repository.ts';
import { findLiked, findRelated } from './related-courses.repository.ts';

type Paging = z.output<typeof courseShelfEndpoints.listCategoryCourses.query>;

const filters = ['category', 'sub_category', 'final_category'] as const;

export async function listCategoryCourses(
  context: Context,
  viewer: Viewer | undefined,
  { id, ...paging }: { id: string } & Paging,
) {
  const place = await findPlace(context.db, id);
  if (place === undefined) throw notFound();
  return listShelf(context, viewer, { ...paging, [filters[place.depth - 1]!]: place.slug });
}

export async function listSkillCourses(
  context: Context,
  viewer: Viewer | undefined,
  { id, ...paging }: { id: string } & Paging,
) {
  if ((await findSkill(context.db, id)) === undefined) throw notFound();
  return listShelf(context, viewer, { ...paging, skill: [id] });
}

async function listShelf({ db, files }: Context, viewer: Viewer | undefined, wanted: Omit<CourseSearch, 'words'>) {
  const search = { ...wanted, words: [] };
  const [rows, counted] = await Promise.all([
    findPublishedCourses(db, search, viewer?.user.id),
    countCourses(db, search),
  ]);
  return { items: rows.map((row) => cardOf(files, row)), page: wanted.page, per_page: wanted.per_page, ...counted };
}

/** Categories without courses are left out. */
export async function listCourseCategories({ db, files }: Context, perCategory: number) {
  const [categories, rows] = await Promise.all([findTopCategories(db), findFirstByCategory(db, perCategory)]);
  return categories
    .map((category) => {
      const own = rows.filter((row) => row.category?.id === category.id);
      const courses = own.map((row) => cardOf(files, row));
      return { ...category, course_count: own[0]?.course_count ?? 0, courses };
    })
    .filter(({ courses }) => courses.length > 0);
}

export async function listRelatedCourses(
  { db, files }: Context,
  viewer: Viewer | undefined,
  { slug, limit }: { slug: string; limit: number },
): Promise<CourseCard[]> {
  const course = await findCourseBySlug(db, slug, viewer?.user.id);
  if (course === undefined || !canSeeCourse(viewer, course)) throw notFound();
  const rows = await findRelated(db, { courseId: course.id, viewerId: viewer?.user.id, limit });
  return rows.map((row) => cardOf(files, row));
}

const SHELVES = 2;

/** Each course stands on one shelf; a shelf with nothing on it is none. */
export async function listAlike({ db, files }: Context, { user }: Viewer, limit: number): Promise<AlikeShelf[]> {
  const shelves: AlikeShelf[] = [];
  for (const liked of await findLiked(db, user.id, SHELVES)) {
    const without = shelves.flatMap(({ courses }) => courses.map(({ id }) => id));
    const rows = await findRelated(db, { courseId: liked.course.id, viewerId: user.id, without, limit });
    if (rows.length > 0) shelves.push({ ...liked, courses: rows.map((row) => cardOf(files, row)) });
  }
  return shelves;
}
