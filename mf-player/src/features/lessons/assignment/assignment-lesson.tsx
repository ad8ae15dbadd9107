import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import { Alert } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { OwnWork } from './own-work.tsx';
import { Rubric } from './rubric.tsx';
import type { AssignmentContent } from './use-desk.ts';
import classes from './assignment.module.css';

interface AssignmentLessonProps {
  lesson: Lesson;
  content: AssignmentContent;
  isEnrolled: boolean;
  /** As the list of lessons has it. */
  isCompleted: boolean;
}

/** What is to be made, what it is judged by, and the work itself. Approved work completes the lesson. */
export function AssignmentLesson({ lesson, content, isEnrolled, isCompleted }: AssignmentLessonProps) {
  const t = useAssignmentText();
  const { instructions, rubric } = content.assignment;
  // Judged work shows the criteria with its points, as long as it is still asked for by them.
  const isShownBelow = isEnrolled && isJudgedByThese(content);
  return (
    <div className={classes.assignment}>
      <AssignmentFacts lesson={lesson} content={content} />
      <Markdown text={instructions} />
      {rubric.length > 0 && !isShownBelow && <Rubric criteria={rubric} />}
      {isEnrolled ? (
        <OwnWork lessonId={lesson.id} content={content} isCompleted={isCompleted} />
      ) : (
        <Alert color="blue">{t('guest')}</Alert>
      )}
    </div>
  );
}

function isJudgedByThese({ assignment, submission }: AssignmentContent): boolean {
  const isJudged = submission !== null && submission.points.length > 0;
  return isJudged && JSON.stringify(submission.judged_by.rubric) === JSON.stringify(assignment.rubric);
}
