import type { z } from 'zod';
import type { SaidLine, lessonSearchEndpoints } from '@stoa/shared/contract/market/lesson-search.ts';
import type { Context } from '../../kernel/context.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findOpenable } from '../../learning/enrolments/find-openable.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import {
  findMeant,
  findSpokenLessons,
  findSpokenLines,
  type SpokenLesson,
  type SpokenLine,
} from './lesson-search.repository.ts';

type Wanted = z.output<typeof lessonSearchEndpoints.searchLessons.query>;
type Reply = z.input<typeof lessonSearchEndpoints.searchLessons.reply>;

const MOST_LINES = 3;

/** What is said in a lesson is read by those alone who may open it; to others it says which course teaches it. */
export async function searchLessons(
  context: Context,
  viewer: Viewer | undefined,
  { q, ...filters }: Wanted,
): Promise<Reply> {
  const { db, files } = context;
  const { page, per_page } = filters;
  const words = wordsOf(q);
  const found = words.length > 0 ? await findSpokenLessons(db, { ...filters, sort: 'relevance', words }) : [];
  const courseIds = [...new Set(found.map(({ course_id }) => course_id))];
  const cards = await courseCardsById(db, files, courseIds, viewer?.user.id);
  const open = await findOpenable(
    context,
    viewer,
    found.map(({ id, course_id }) => ({ id, courseId: course_id })),
  );
  const fileIds = found.filter(({ id }) => open.has(id)).map(({ file_id }) => file_id);
  const lines = await findSpokenLines(db, { words, fileIds, most: MOST_LINES });
  const said = [...new Set(lines.flatMap(({ text }) => text.match(WORD) ?? []))];
  const meant = await findMeant(db, said, words);
  return {
    items: found.flatMap((lesson) => {
      const { id, title, kind, course_id } = lesson;
      const course = cards.get(course_id);
      if (course === undefined) return [];
      const is_open = open.has(id);
      return { course, lesson: { id, title, kind }, is_open, lines: is_open ? linesOf(lines, lesson, meant) : [] };
    }),
    page,
    per_page,
    total: found[0]?.total ?? 0,
  };
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const linesOf = (lines: readonly SpokenLine[], { file_id, language }: SpokenLesson, meant: Meant): SaidLine[] =>
  lines
    .filter((line) => line.file_id === file_id)
    .map(({ start_s, text }) => ({ start_s, language, parts: partsOf(text, meant) }));

type Meant = ReadonlySet<string>;

function partsOf(text: string, meant: Meant): SaidLine['parts'] {
  const parts: SaidLine['parts'] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!meant.has(word)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), is_hit: false });
    end = index + word.length;
    parts.push({ text: word, is_hit: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), is_hit: false }] : parts;
}
