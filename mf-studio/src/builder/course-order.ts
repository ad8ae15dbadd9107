import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';

export type CourseModule = CourseBuilder['modules'][number];
/** What the server takes: every module and lesson by id, each once. */
export type CourseOrder = { id: string; lessons: string[] }[];

export const orderOf = (modules: readonly CourseModule[]): CourseOrder =>
  modules.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) }));

/** The modules in another order. Ones the order does not know stay at the end, ones that are gone are left out. */
export function applyOrder(modules: readonly CourseModule[], order: CourseOrder): CourseModule[] {
  const lessons = new Map(modules.flatMap((module) => module.lessons).map((lesson) => [lesson.id, lesson]));
  const placed = new Set(order.flatMap((module) => module.lessons));
  const known = order.flatMap(({ id, lessons: ids }) => {
    const module = modules.find((one) => one.id === id);
    if (!module) return [];
    const unplaced = module.lessons.filter((lesson) => !placed.has(lesson.id));
    const inOrder = ids.flatMap((lessonId) => lessons.get(lessonId) ?? []);
    return [{ ...module, lessons: [...inOrder, ...unplaced] }];
  });
  const ids = new Set(order.map(({ id }) => id));
  return [...known, ...modules.filter(({ id }) => !ids.has(id))];
}
