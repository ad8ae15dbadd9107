import { v7 as uuidV7 } from 'uuid';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { LessonContent, ModuleContent } from '../lessons/lesson-content.ts';
import { copiedLesson, copiedModules } from '../lessons/copied-modules.ts';
import { emptyAssignment } from './assignment-content.ts';
import { emptyQuiz } from './quiz-content.ts';

export const addModule = (content: CourseContent, title: string): CourseContent => ({
  ...content,
  modules: [...content.modules, { id: uuidV7(), title, opening: null, lessons: [] }],
});

export const updateModule = (
  content: CourseContent,
  id: string,
  change: Partial<Pick<ModuleContent, 'title' | 'opening'>>,
): CourseContent => changeModule(content, id, (module) => ({ ...module, ...change }));

export const removeModule = (content: CourseContent, id: string): CourseContent => ({
  ...content,
  modules: content.modules.filter((module) => module.id !== id),
});

export const addLesson = (
  content: CourseContent,
  moduleId: string,
  { title, kind }: { title: string; kind: LessonKind },
): CourseContent =>
  changeModule(content, moduleId, (module) => ({ ...module, lessons: [...module.lessons, newLesson(title, kind)] }));

/** After that lesson; where it is not there, at the end of the course. */
export function insertLesson(
  content: CourseContent,
  lesson: LessonContent,
  { after }: { after: string | null },
): CourseContent {
  const place = content.modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === after));
  const home = content.modules.at(place);
  if (home === undefined) throw notFound();
  const at = place < 0 ? home.lessons.length : home.lessons.findIndex(({ id }) => id === after) + 1;
  return changeModule(content, home.id, (module) => ({ ...module, lessons: module.lessons.toSpliced(at, 0, lesson) }));
}

export function duplicateModule(content: CourseContent, id: string, titled: (title: string) => string): CourseContent {
  const at = content.modules.findIndex((module) => module.id === id);
  const module = content.modules[at];
  if (module === undefined) throw notFound();
  const copies = copiedModules([module]).map((copy) => ({ ...copy, title: titled(module.title) }));
  return { ...content, modules: content.modules.toSpliced(at + 1, 0, ...copies) };
}

export function duplicateLesson(content: CourseContent, id: string, titled: (title: string) => string): CourseContent {
  const lesson = requireLesson(content, id);
  return insertLesson(content, { ...copiedLesson(lesson), title: titled(lesson.title) }, { after: id });
}

export const newLesson = (title: string, kind: LessonKind): LessonContent => ({
  id: uuidV7(),
  kind,
  title,
  is_preview: false,
  required: true,
  opening: null,
  markdown: kind === 'text' || kind === 'live' || kind === 'embed' ? '' : null,
  file_id: null,
  captions_file_id: null,
  captions_language: null,
  more_captions: [],
  poster_file_id: null,
  chapters: [],
  embed_url: null,
  resources: [],
  duration_s: 0,
  pages: null,
  quiz: kind === 'quiz' ? emptyQuiz : null,
  assignment: kind === 'assignment' ? emptyAssignment : null,
});

export function requireModule(content: CourseContent, id: string): void {
  if (!content.modules.some((module) => module.id === id)) throw notFound();
}

export const findLessonIn = (content: CourseContent, id: string): LessonContent | undefined =>
  content.modules.flatMap((module) => module.lessons).find((each) => each.id === id);

export function requireLesson(content: CourseContent, id: string): LessonContent {
  const lesson = findLessonIn(content, id);
  if (lesson === undefined) throw notFound();
  return lesson;
}

export const changeLesson = (content: CourseContent, id: string, change: Partial<LessonContent>): CourseContent =>
  mapModules(content, (module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => (lesson.id === id ? { ...lesson, ...change } : lesson)),
  }));

export const removeLesson = (content: CourseContent, id: string): CourseContent =>
  mapModules(content, (module) => ({ ...module, lessons: module.lessons.filter((lesson) => lesson.id !== id) }));

/** Puts everything in the order named; refuses an order that leaves something out or names it twice. */
export function orderContent(
  content: CourseContent,
  order: readonly { id: string; lessons: readonly string[] }[],
): CourseContent {
  const lessons = new Map(content.modules.flatMap((module) => module.lessons).map((lesson) => [lesson.id, lesson]));
  const modules = new Map(content.modules.map((module) => [module.id, module]));
  requireEachOnce(
    order.map(({ id }) => id),
    modules,
    rule('The order must name every module of the course once.'),
  );
  requireEachOnce(
    order.flatMap((module) => module.lessons),
    lessons,
    rule('The order must name every lesson of the course once.'),
  );
  return {
    ...content,
    modules: order.map((named) => ({
      ...picked(modules, named.id),
      lessons: named.lessons.map((id) => picked(lessons, id)),
    })),
  };
}

function requireEachOnce(named: readonly string[], known: ReadonlyMap<string, unknown>, broken: RuleText): void {
  const isEachOnce = named.length === known.size && named.every((id) => known.has(id));
  if (!isEachOnce || new Set(named).size !== named.length) throw invalid({ modules: broken });
}

function picked<T>(from: ReadonlyMap<string, T>, id: string): T {
  const found = from.get(id);
  if (found === undefined) throw notFound();
  return found;
}

function changeModule(
  content: CourseContent,
  id: string,
  change: (module: ModuleContent) => ModuleContent,
): CourseContent {
  requireModule(content, id);
  return mapModules(content, (module) => (module.id === id ? change(module) : module));
}

const mapModules = (content: CourseContent, change: (module: ModuleContent) => ModuleContent): CourseContent => ({
  ...content,
  modules: content.modules.map(change),
});
