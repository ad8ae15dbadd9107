import type { LessonWait } from '@stoa/shared/contract/learning/player.ts';
import { findPart, type Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { OutlineModule } from '../../teaching/lessons/outline.ts';

/** By lesson: what one of them waits for. Those not in it are open, as far as their time goes. */
export type ClosedLessons = ReadonlyMap<string, LessonWait[]>;

export const allOpen: ClosedLessons = new Map();

interface Learner {
  /** Undefined for one who does not learn here: nothing that counts from the enrolment, or by progress, opens. */
  enrolledAt: Date | undefined;
  completed: ReadonlySet<string>;
  /** Courses that must be completed before this one, and are not. */
  before: LessonWait[];
  now: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What does not open yet to this learner. Previews are open to everyone, and a lesson that was completed stays open,
 * whatever its author says later.
 */
export function closedLessons(outline: readonly OutlineModule[], learner: Learner): ClosedLessons {
  const closed = new Map<string, LessonWait[]>();
  for (const module of outline) {
    for (const lesson of module.lessons.filter(({ id, isPreview }) => !isPreview && !learner.completed.has(id))) {
      const answers = [module.opening, lesson.opening].map((opening) => waitOf(outline, opening, learner));
      const isClosed = learner.before.length > 0 || answers.some(({ isOpen }) => !isOpen);
      if (isClosed) closed.set(lesson.id, [...learner.before, ...answers.flatMap(({ waits }) => waits)]);
    }
  }
  return closed;
}

interface Answer {
  isOpen: boolean;
  waits: LessonWait[];
}
const open: Answer = { isOpen: true, waits: [] };

function waitOf(outline: readonly OutlineModule[], opening: Opening | null, learner: Learner): Answer {
  switch (opening?.kind) {
    case undefined:
      return open;
    case 'on':
      return untilTime(new Date(`${opening.day}T00:00:00Z`), learner.now);
    case 'days': {
      if (learner.enrolledAt === undefined) return { isOpen: false, waits: [] };
      return untilTime(new Date(learner.enrolledAt.getTime() + opening.days * DAY_MS), learner.now);
    }
    case 'after': {
      const part = findPart(outline, opening.id);
      if (part === undefined || part.lessonIds.every((id) => learner.completed.has(id))) return open;
      return { isOpen: false, waits: [{ kind: 'part', part: part.kind, title: part.title }] };
    }
  }
}

const untilTime = (at: Date, now: Date): Answer =>
  at <= now ? open : { isOpen: false, waits: [{ kind: 'time', at: at.toISOString() }] };
