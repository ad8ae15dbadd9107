import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { CourseModule } from '../../../builder/course-order.ts';

export type Way = 'start' | Opening['kind'];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What an opening begins with when its way was chosen: whole at once, so that it can be saved. */
export function firstOf(way: Way, parts: readonly { id: string }[], now = new Date()): Opening | null {
  switch (way) {
    case 'start':
      return null;
    case 'on':
      return { kind: 'on', day: new Date(now.getTime() + WEEK_MS).toISOString().slice(0, 10) };
    case 'days':
      return { kind: 'days', days: 7 };
    case 'after': {
      const [first] = parts;
      return first ? { kind: 'after', id: first.id } : null;
    }
  }
}

interface Part {
  id: string;
  title: string;
  kind: 'module' | 'lesson';
}

/**
 * What a part may open after, the nearest before it first: neither itself, nor a module's own lessons, nor the module that
 * a lesson stands in. What else would make lessons wait for one another, the server refuses.
 */
export function partsFor(modules: readonly CourseModule[], id: string): Part[] {
  const all = modules.flatMap((module): Part[] => [
    { id: module.id, title: module.title, kind: 'module' },
    ...module.lessons.map((lesson): Part => ({ id: lesson.id, title: lesson.title, kind: 'lesson' })),
  ]);
  const home = modules.find((module) => module.lessons.some((lesson) => lesson.id === id));
  const own = modules.find((module) => module.id === id)?.lessons.map((lesson) => lesson.id) ?? [];
  const at = all.findIndex((part) => part.id === id);
  const near = [...all.slice(0, at).reverse(), ...all.slice(at)];
  return near.filter((part) => part.id !== id && part.id !== home?.id && !own.includes(part.id));
}
