import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { FieldEdits } from '../saving/edits.ts';
import type { SaveTarget } from '../saving/patches.ts';

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

/** An order takes in what came and lets go of what went, unless it was put in another order elsewhere, too. */
export function mergedOrder(
  { modules }: CourseBuilder,
  target: SaveTarget,
  { base, mine, theirs }: FieldEdits,
): unknown {
  if (target === 'order') {
    const isUntouched = isOrderUntouched(base as CourseOrder, theirs as CourseOrder);
    return isUntouched ? orderOf(applyOrder(modules, mine as CourseOrder)) : undefined;
  }
  if (!target.startsWith('questions:')) return undefined;
  const asOne = (ids: unknown): CourseOrder => [{ id: target, lessons: ids as string[] }];
  return isOrderUntouched(asOne(base), asOne(theirs)) ? inOrder(theirs as string[], mine as string[]) : undefined;
}

/** Ids in the order given; ones it does not know stay at the end, ones that are gone are left out. */
export const inOrder = (ids: readonly string[], order: readonly string[]): string[] => [
  ...order.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !order.includes(id)),
];

/** Only modules and lessons that are in both; the rest has come or gone and is in nobody's way. */
function isOrderUntouched(before: CourseOrder, now: CourseOrder): boolean {
  const idsIn = (order: CourseOrder) => new Set(order.flatMap(({ id, lessons }) => [id, ...lessons]));
  const [old, present] = [idsIn(before), idsIn(now)];
  const shared = (order: CourseOrder) =>
    order
      .filter(({ id }) => old.has(id) && present.has(id))
      .map(({ id, lessons }) => ({ id, lessons: lessons.filter((one) => old.has(one) && present.has(one)) }));
  return JSON.stringify(shared(before)) === JSON.stringify(shared(now));
}
