import { z } from 'zod';
import { day, id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

const daysRule = rule('Days must be between 1 and 365.');

/** When a lesson, or a whole module, opens to those who take the course; `null` where it is open from the start. */
export const opening = z.discriminatedUnion('kind', [
  /** On that day, the same for everyone. */
  z.object({ kind: z.literal('on'), day }),
  /** So many days after a learner enrolled. */
  z.object({ kind: z.literal('days'), days: z.int(daysRule).min(1, daysRule).max(365, daysRule) }),
  /** When a learner has finished this lesson, or all that this module requires. */
  z.object({ kind: z.literal('after'), id }),
]);
export type Opening = z.infer<typeof opening>;

interface Placed {
  id: string;
  title: string;
  lessons: readonly { id: string; title: string; required: boolean }[];
}

/** What an opening may name: undefined once it is gone. */
export interface NamedPart {
  id: string;
  title: string;
  kind: 'module' | 'lesson';
  /** To be completed: of a module the required ones, or all where it requires none. */
  lessonIds: string[];
}

export function findPart(modules: readonly Placed[], partId: string): NamedPart | undefined {
  const module = modules.find((one) => one.id === partId);
  if (module) {
    const required = module.lessons.filter((lesson) => lesson.required);
    const counted = required.length > 0 ? required : module.lessons;
    return { id: module.id, title: module.title, kind: 'module', lessonIds: counted.map((lesson) => lesson.id) };
  }
  const lesson = modules.flatMap(({ lessons }) => lessons).find((one) => one.id === partId);
  return lesson && { id: lesson.id, title: lesson.title, kind: 'lesson', lessonIds: [lesson.id] };
}
