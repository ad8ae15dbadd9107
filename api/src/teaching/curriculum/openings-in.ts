import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { findPart, type Opening } from '@stoa/shared/contract/teaching/openings.ts';
import { invalid } from '../../kernel/problem.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { ModuleContent } from '../lessons/lesson-content.ts';

/** @throws `invalid` where it names what this course does not have */
export function requireKnownPart({ modules }: CourseContent, opening: Opening | null | undefined): void {
  if (opening?.kind !== 'after' || findPart(modules, opening.id)) return;
  throw invalid({ opening: rule('Choose a lesson or a module of this course.') });
}

/** What waited for a part that is gone waits no more: nobody could ever come to it. */
export function withoutGone(content: CourseContent): CourseContent {
  const isGone = (opening: Opening | null | undefined) =>
    opening?.kind === 'after' && findPart(content.modules, opening.id) === undefined;
  const settled = <Part extends Pick<ModuleContent, 'opening'>>(part: Part): Part =>
    isGone(part.opening) ? { ...part, opening: null } : part;
  return {
    ...content,
    modules: content.modules.map((module) => settled({ ...module, lessons: module.lessons.map(settled) })),
  };
}

/**
 * Lessons that wait for one another would never open. Not only an opening can make them so: an order does that moves a
 * lesson into a module that waits, and so does a lesson that is required from now on.
 */
export function requireNoCircle(content: CourseContent, field: string): void {
  const waitsOn = waitsIn(content);
  const done = new Set<string>();
  const comesBack = (id: string, above: ReadonlySet<string>): boolean => {
    if (above.has(id)) return true;
    if (done.has(id)) return false;
    const closes = waitsOn(id).some((next) => comesBack(next, new Set([...above, id])));
    done.add(id);
    return closes;
  };
  const all = content.modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]);
  if (!all.some((id) => comesBack(id, new Set()))) return;
  throw invalid({ [field]: rule('With this, lessons would wait for one another and never open.') });
}

/** What has to be completed before a part can be: of a module, its lessons; and whatever these and it open after. */
function waitsIn({ modules }: CourseContent): (id: string) => string[] {
  const named = (opening: Opening | null | undefined) => (opening?.kind === 'after' ? [opening.id] : []);
  const waits = new Map<string, string[]>();
  for (const module of modules) {
    waits.set(module.id, [...named(module.opening), ...(findPart(modules, module.id)?.lessonIds ?? [])]);
    for (const lesson of module.lessons) waits.set(lesson.id, [...named(module.opening), ...named(lesson.opening)]);
  }
  return (id) => waits.get(id) ?? [];
}
