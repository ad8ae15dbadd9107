import type { z } from 'zod';
import type { CourseList, courseList } from '@stoa/shared/contract/market/catalogue.ts';
import { contentTypes, courseLevels, durationBands, priceTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { en } from '@stoa/shared/i18n/messages/course-words.en.ts';
import type { Context } from '../../kernel/context.ts';
import { MOST_COUNTED } from '../../kernel/database/counts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { meantWords } from './correct-words.ts';
import { cardOf } from '../../teaching/courses/course-cards.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { CourseSearch, Filters } from './course-conditions.ts';
import { countFacets, type FacetRow, isInCells } from './course-facets.repository.ts';
import { countCourses, findPublishedCourses } from './course-search.repository.ts';

type Reply = z.input<typeof courseList>;

/**
 * As it was typed first. Only where no course has all the words are unknown ones taken for mistyped, so that a right word never
 * brings wrong courses along; and only where that finds nothing either will some of the words do.
 */
export async function listCourses(
  context: Context,
  viewer: Viewer | undefined,
  { q = '', ...filters }: Filters,
): Promise<Reply> {
  const words = wordsOf(q);
  const find = (wanted: Pick<CourseSearch, 'words' | 'anyOfThem'>) =>
    search(context, viewer, { ...filters, ...wanted });
  const exact = await find({ words });
  if (exact.total > 0 || words.length === 0) return exact;

  const meant = await meantWords(context.db, words);
  const known = meant.filter((word) => word !== undefined);
  const isCorrected = meant.some((word, index) => word !== undefined && word !== words[index]);
  const did_you_mean = isCorrected ? known.join(' ') : null;
  if (isCorrected && known.length === words.length) {
    const corrected = await find({ words: known });
    if (corrected.total > 0) return { ...corrected, did_you_mean };
  }
  if (known.length === 0 || words.length === 1) return exact;
  const partial = await find({ words: known, anyOfThem: true });
  return partial.total > 0 ? { ...partial, did_you_mean, is_partial: true } : exact;
}

async function search({ db, files }: Context, viewer: Viewer | undefined, wanted: CourseSearch): Promise<CourseList> {
  const [rows, counts] = await Promise.all([
    findPublishedCourses(db, wanted, viewer?.user.id),
    countFacets(db, wanted),
  ]);
  const sumOf = (all: 'total' | 'counted') => counts.find(({ facet }) => facet === all)?.count ?? 0;
  const isPart = !isInCells(wanted) && sumOf('counted') >= MOST_COUNTED;
  const facets = facetsOf(counts);
  const least = (Object.keys(facets) as (keyof typeof facets)[]).filter((name) =>
    ['skill', 'captions'].includes(name) ? counts.some(({ facet, is_least }) => facet === name && is_least) : isPart,
  );
  return {
    items: rows.map((row) => cardOf(files, row)),
    page: wanted.page,
    per_page: wanted.per_page,
    ...(isPart ? await countCourses(db, wanted) : { total: sumOf('total') }),
    facets,
    ...(least.length > 0 && { least }),
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
    category: of('category').map(({ value, name, names, count }) => ({
      value,
      name: name ?? value,
      names: names ?? {},
      count,
    })),
    level: named('level', courseLevels, 'level'),
    content_type: named('content_type', contentTypes, 'contentType'),
    type: named('type', priceTypes, 'priceType'),
    duration: named('duration', durationBands, 'duration'),
    language: of('language').map(inLanguage),
    skill: of('skill').map(({ value, name, count }) => ({ value, name: name ?? value, count })),
    captions: of('captions').map(inLanguage),
    rating: of('rating')
      .map(({ value, count }) => ({ value, name: value, count }))
      .sort((a, b) => Number(b.value) - Number(a.value)),
  };
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

const inLanguage = ({ value, count }: FacetRow) => ({
  value,
  name: languages.of(value) ?? value,
  count,
});
