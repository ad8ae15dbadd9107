import { DiscussionPanel } from '../features/discussion/discussion-panel.tsx';
import { LessonClockProvider } from '../features/discussion/lesson-clock.ts';
import { stageClock } from '../features/lessons/stage-clock.ts';
import type { TabProps } from './tab-list.ts';

/** What is asked about the lesson on stage, and at which second of it. */
export function DiscussionTab({ player, lesson }: TabProps) {
  if (lesson === undefined) return null;
  return (
    <LessonClockProvider value={stageClock}>
      <DiscussionPanel key={lesson.id} course={player.course} lessonId={lesson.id} />
    </LessonClockProvider>
  );
}
