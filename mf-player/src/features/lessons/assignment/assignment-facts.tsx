import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { attemptsLeft, isLateNow, isOpen } from './attempts.ts';
import type { AssignmentContent } from './use-desk.ts';

interface AssignmentFactsProps {
  /** To read what it asks; of a lesson. */
  readingS?: number;
  content: AssignmentContent;
}

export function AssignmentFacts({ readingS, content }: AssignmentFactsProps) {
  const t = useAssignmentText();
  const format = useFormat();
  const { assignment, submission: own, due_at: dueAt } = content;
  const { submission_type: type, max_files: most, pass_mark: passMark } = assignment;
  const left = attemptsLeft(own, assignment);
  const due = dueAt && { moment: format.moment(dueAt), ago: format.ago(dueAt) };
  const isLate = isOpen(own) && left !== 0 && isLateNow(own, dueAt);
  return (
    <>
      <FactList>
        <Fact name={t('fact.how')}>{type === 'file' ? t('how.file', { most }) : t(`how.${type}`)}</Fact>
        {passMark > 0 && <Fact name={t('fact.passMark')}>{format.percent(passMark)}</Fact>}
        <Fact name={t('fact.attempts')}>
          {left === null ? t('attempts.unlimited') : t('attempts.left', { count: left })}
        </Fact>
        <Fact name={t('fact.due')}>
          {due ? <time dateTime={dueAt}>{t('due.at', due)}</time> : <DueWithoutDate days={assignment.due_days} />}
        </Fact>
        {readingS !== undefined && (
          <Fact name={t('fact.reading')}>
            {t('fact.reading.time', { time: format.duration(Math.max(60, readingS)) })}
          </Fact>
        )}
      </FactList>
      {due && isLate && <Alert color="yellow">{t('due.late', due)}</Alert>}
    </>
  );
}

/** Each learner has their own due date; who only looks inside has none. */
function DueWithoutDate({ days }: { days: number | null }) {
  const t = useAssignmentText();
  return days === null ? t('due.never') : t('due.days', { days });
}
