import type { OwnSubmission } from '@stoa/shared/contract/learning/assignments.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { Alert } from '@stoa/shared/kit';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { MadeWork } from './made-work.tsx';

interface AttemptsSpentProps {
  own: OwnSubmission | null;
  type: SubmissionType;
}

export function AttemptsSpent({ own, type }: AttemptsSpentProps) {
  const t = useAssignmentText();
  return (
    <>
      <Alert color="yellow" title={t('spent.title')}>
        {t('refused.attempts_spent')}
      </Alert>
      {own && <MadeWork work={own} type={type} />}
    </>
  );
}
