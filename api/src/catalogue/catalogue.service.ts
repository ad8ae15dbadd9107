import type { z } from 'zod';
import type { CourseDetails, CourseList, courseList, featured } from '@stoa/shared/contract/courses.ts';
import { contentTypes, courseLevels, priceTypes } from '@stoa/shared/contract/course-words.ts';
import { en } from '@stoa/shared/i18n/messages/course-words.en.ts';
import type { Context } from '../context.ts';
import { instantOf } from '../database/database.ts';
import { notFound } from '../problem.ts';
import type { Viewer } from '../roles/viewer.ts';
import { canSeeCourse } from './catalogue.policy.ts';
import { countSite, findCourseBySlug, findOutline, findShelf } from './catalogue.repository.ts';
import { cardOf } from './course-cards.ts';
import { countFacets, type FacetRow, type Filters, findPublishedCourses } from './course-search.repository.ts';
import { correctWords } from './correct-words.ts';
import { wordsOf } from './search-words.ts';

/**
 * As it was typed first; only where no course at all has the words are they taken for mistyped, so
 * that a right word never brings wrong courses along.
 */
export async function listCourses(
  context: Context,
  viewer: Viewer | undefined,
  filters: Filters,
): Promise<z.input<typeof courseList>> {
  const exact = await search(context, viewer, filters);
  if (exact.total > 0 || filters.q === undefined) return exact;
  const words = await correctWords(context.db, wordsOf(filters.q));
  if (words === undefined) return exact;
  const corrected = await search(context, viewer, { ...filters, q: words.join(' ') });
  return { ...corrected, did_you_mean: words.join(' ') };
}

async function search({ db, files }: Context, viewer: Viewer | undefined, filters: Filters): Promise<CourseList> {
  const [rows, counts] = await Promise.all([
    findPublishedCourses(db, filters, viewer?.user.id),
    countFacets(db, filters),
  ]);
  return {
    items: rows.map((row) => cardOf(files, row)),
    page: filters.page,
    per_page: filters.per_page,
    total: counts.find(({ facet }) => facet === 'total')?.count ?? 0,
    facets: facetsOf(counts),
    did_you_mean: null,
  };
}

/** In English; a screen names them in its own language, by their value. */
const words: Readonly<Record<string, string>> = en;

function facetsOf(counts: FacetRow[]): CourseList['facets'] {
  const of = (facet: FacetRow['facet']) => counts.filter((row) => row.facet === facet);
  const named = (facet: FacetRow['facet'], order: readonly string[], kind: string) =>
    of(facet)
      .map(({ value, count }) => ({ value, name: words[`${kind}.${value}`] ?? value, count }))
      .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return {
    category: of('category').map(({ value, name, count }) => ({ value, name: name ?? value, count })),
    level: named('level', courseLevels, 'level'),
    content_type: named('content_type', contentTypes, 'contentType'),
    type: named('type', priceTypes, 'priceType'),
  };
}

export async function getCourseDetails(
  { db, files }: Context,
  viewer: Viewer | undefined,
  slug: string,
): Promise<CourseDetails> {
  const row = await findCourseBySlug(db, slug, viewer?.user.id);
  if (row === undefined || !canSeeCourse(viewer, row)) throw notFound();
  return {
    ...cardOf(files, row),
    description: row.description,
    objectives: row.objectives,
    requirements: row.requirements,
    audience: row.audience,
    skills: row.skills,
    status: row.status,
    modules: await findOutline(db, row.id),
    updated_at: instantOf(row.updated_at),
  };
}

const SHELF = 8;

export async function getFeatured(
  { db, files }: Context,
  viewer: Viewer | undefined,
): Promise<z.input<typeof featured>> {
  const shelf = async (name: 'popular' | 'newest' | 'free') => {
    const rows = await findShelf(db, name, SHELF, viewer?.user.id);
    return rows.map((row) => cardOf(files, row));
  };
  const [popular, newest, free, counts] = await Promise.all([
    shelf('popular'),
    shelf('newest'),
    shelf('free'),
    countSite(db),
  ]);
  return { popular, newest, free, counts };
}
