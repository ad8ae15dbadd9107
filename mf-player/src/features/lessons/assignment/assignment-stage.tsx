import { Alert } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { OwnWork } from './own-work.tsx';
import { Rubric } from './rubric.tsx';
import type { AssignmentContent } from './use-desk.ts';
import type { WorkSource } from './work-source.ts';
import classes from './assignment.module.css';

interface AssignmentStageProps<T> {
  source: WorkSource<T>;
  content: AssignmentContent;
  isEnrolled: boolean;
  isCompleted: boolean;
  /** To read what it asks; of a lesson. */
  readingS?: number;
}

/** What is to be made, what it is judged by, and the work itself. */
export function AssignmentStage<T>({ source, content, isEnrolled, isCompleted, ...facts }: AssignmentStageProps<T>) {
  const t = useAssignmentText();
  const { instructions, rubric } = content.assignment;
  // Judged work shows the criteria with its points, as long as it is still asked for by them.
  const isShownBelow = isEnrolled && isJudgedByThese(content);
  return (
    <div className={classes.assignment}>
      <AssignmentFacts content={content} {...facts} />
      <Markdown text={instructions} />
      {rubric.length > 0 && !isShownBelow && <Rubric criteria={rubric} />}
      {isEnrolled ? (
        <OwnWork source={source} content={content} isCompleted={isCompleted} />
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
