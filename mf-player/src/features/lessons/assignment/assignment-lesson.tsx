import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import { AssignmentStage } from './assignment-stage.tsx';
import type { AssignmentContent } from './use-desk.ts';
import { lessonWork } from './work-source.ts';

interface AssignmentLessonProps {
  lesson: Lesson;
  content: AssignmentContent;
  isEnrolled: boolean;
  /** As the list of lessons has it. */
  isCompleted: boolean;
}

/** Approved work completes the lesson. */
export const AssignmentLesson = ({ lesson, ...props }: AssignmentLessonProps) => (
  <AssignmentStage source={lessonWork(lesson.id)} readingS={lesson.duration_s} {...props} />
);
