import { createContext, use } from 'react';

/** The place in the film or recording on stage, as whoever plays it knows it. */
export interface LessonClock {
  /** A hook: seconds into this lesson now; 0 where it is none that is played, or not begun. */
  useSecond(lessonId: string): number;
  jumpTo(lessonId: string, second: number): void;
}

const LessonClockContext = createContext<LessonClock>({ useSecond: () => 0, jumpTo: () => undefined });
export const LessonClockProvider = LessonClockContext.Provider;
export const useLessonClock = (): LessonClock => use(LessonClockContext);
