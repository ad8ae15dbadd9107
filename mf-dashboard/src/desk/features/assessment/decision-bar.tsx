import type { ReactNode } from 'react';
import { Button } from '@stoa/shared/kit';
import { useAssessmentText } from '../../messages/assessment.ts';
import classes from './judging.module.css';
import type { ApprovalObstacle } from './score.ts';

interface DecisionBarProps {
  /** Why the work cannot be approved as it is judged. */
  obstacle: ApprovalObstacle | undefined;
  passMark: number;
  /** The decision that is on its way. */
  sending: 'approve' | 'return' | undefined;
  onApprove(): void;
  onReturn(): void;
  /** Above the buttons: why a decision was refused. */
  children: ReactNode;
}

/** The two ways out, always within reach. */
export function DecisionBar({ obstacle, passMark, sending, onApprove, onReturn, children }: DecisionBarProps) {
  const t = useAssessmentText();
  return (
    <div className={classes.bar} role="group" aria-label={t('decision.name')}>
      {children}
      <div className={classes.buttons}>
        <Button
          disabled={obstacle !== undefined || sending === 'return'}
          loading={sending === 'approve'}
          aria-describedby={obstacle && 'approval-obstacle'}
          onClick={onApprove}
        >
          {t('approve')}
        </Button>
        <Button variant="default" disabled={sending === 'approve'} loading={sending === 'return'} onClick={onReturn}>
          {t('return')}
        </Button>
      </div>
      {obstacle && (
        <p id="approval-obstacle" className={classes.obstacle}>
          {obstacle === 'belowMark' ? t('cannot.belowMark', { mark: passMark }) : t(`cannot.${obstacle}`)}
        </p>
      )}
    </div>
  );
}
