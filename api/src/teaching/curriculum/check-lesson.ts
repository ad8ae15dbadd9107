import type { z } from 'zod';
import type { lessonFields } from '@stoa/shared/contract/teaching/lessons.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { chaptersWithin, type Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { embedAddress } from '@stoa/shared/contract/teaching/embed-address.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import { checkCaptions } from '../lessons/check-captions.ts';
import { checkPictures } from '../lessons/check-pictures.ts';
import { checkResources } from '../lessons/check-resources.ts';
import type { LessonContent } from '../lessons/lesson-content.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import { pagesSeconds, readingSeconds } from '../lessons/reading-time.ts';

export type LessonChange = Partial<z.output<typeof lessonFields>>;

const kindsWith: Partial<Record<keyof LessonChange, readonly LessonKind[]>> = {
  markdown: ['text', 'live', 'embed'],
  file_id: ['video', 'audio', 'document', 'scorm'],
  captions_file_id: ['video', 'audio'],
  captions_language: ['video', 'audio'],
  more_captions: ['video', 'audio'],
  poster_file_id: ['video'],
  chapters: ['video', 'audio'],
  embed_url: ['embed'],
  instructions: ['quiz', 'assignment'],
  pass_mark: ['quiz', 'assignment'],
  max_attempts: ['quiz', 'assignment'],
  draw: ['quiz'],
  submission_type: ['assignment'],
  max_files: ['assignment'],
  due_days: ['assignment'],
  rubric: ['assignment'],
};

interface CheckedAgainst {
  lesson: LessonContent;
  change: LessonChange;
  embedHosts: readonly string[];
  /** Of the course. */
  language: string;
}

/** What changes in a lesson, with length and pages taken from the new file or text. */
export async function checkedLesson(
  tx: Database,
  giving: Giving,
  { lesson, change, embedHosts, language }: CheckedAgainst,
): Promise<Partial<LessonContent>> {
  requireFitting(lesson.kind, change);
  const { instructions, pass_mark, max_attempts, draw, ...rest } = change;
  const { submission_type, max_files, due_days, rubric, file_id, chapters, ...plain } = rest;
  const judged = { instructions, pass_mark, max_attempts };
  const next: Partial<LessonContent> = { ...plain };
  if (change.markdown !== undefined && lesson.kind === 'text') next.duration_s = readingSeconds(change.markdown);
  if (lesson.quiz) next.quiz = { ...lesson.quiz, ...definedOf({ ...judged, draw }) };
  if (lesson.assignment) {
    const asked = { ...judged, submission_type, max_files, due_days, rubric };
    next.assignment = { ...lesson.assignment, ...definedOf(asked) };
    if (instructions !== undefined) next.duration_s = readingSeconds(instructions);
  }
  if (change.markdown !== undefined) await checkPictures(tx, giving, { now: lesson.markdown, next: change.markdown });
  if (change.poster_file_id && change.poster_file_id !== lesson.poster_file_id) {
    await requireGivenFile(tx, giving, { field: 'poster_file_id', id: change.poster_file_id, purpose: 'picture' });
  }
  if (changesCaptions(change))
    await checkCaptions(tx, giving, { now: lesson, next: { ...lesson, ...definedOf(plain) }, language });
  if (change.embed_url) next.embed_url = checkedEmbed(change.embed_url, embedHosts);
  if (change.resources) {
    await checkResources(tx, giving, { now: lesson.resources ?? [], next: change.resources });
  }
  if (file_id !== undefined && file_id !== lesson.file_id) {
    Object.assign(next, await checkedFile(tx, giving, lesson.kind, file_id));
  }
  if (chapters) next.chapters = checkedChapters(chapters, next.duration_s ?? lesson.duration_s);
  return next;
}

/** What a new file leaves beyond its end is no fault of the change: the checklist names it. */
function checkedChapters(chapters: Chapter[], durationS: number): Chapter[] {
  const checked = chaptersWithin(durationS).safeParse(chapters);
  if (checked.success) return checked.data;
  throw invalid(
    Object.fromEntries(checked.error.issues.map(({ path, message }) => [['chapters', ...path].join('.'), message])),
  );
}

function checkedEmbed(given: string, hosts: readonly string[]): string {
  const address = embedAddress(given, hosts);
  if (address !== undefined) return address;
  throw invalid({ embed_url: quotingRule("Lessons show pages of these sites alone: '{text}'.", hosts.join(', ')) });
}

const changesCaptions = ({ captions_file_id, captions_language, more_captions }: LessonChange): boolean =>
  [captions_file_id, captions_language, more_captions].some((field) => field !== undefined);

const definedOf = <T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;

async function checkedFile(
  tx: Database,
  giving: Giving,
  kind: LessonKind,
  id: string | null,
): Promise<Partial<LessonContent>> {
  if (id === null) return { file_id: null, duration_s: 0, pages: null };
  const purpose = kind === 'video' || kind === 'audio' || kind === 'scorm' ? kind : 'document';
  const file = await requireGivenFile(tx, giving, { field: 'file_id', id, purpose });
  const duration_s = purpose === 'document' ? pagesSeconds(file.pages) : (file.durationS ?? 0);
  return { file_id: id, duration_s, pages: file.pages };
}

function requireFitting(kind: LessonKind, change: LessonChange): void {
  const misplaced = (Object.keys(kindsWith) as (keyof LessonChange)[]).filter(
    (field) => change[field] !== undefined && change[field] !== null && !kindsWith[field]?.includes(kind),
  );
  if (misplaced.length === 0) return;
  throw invalid(Object.fromEntries(misplaced.map((field) => [field, rule('A lesson of this kind has no such part.')])));
}
