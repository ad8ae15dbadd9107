import type { Assignment, ReturnedAttempt } from '@stoa/shared/contract/learning/assignments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { MadeWork } from './made-work.tsx';
import { Verdict } from './verdict.tsx';
import classes from './assignment.module.css';

interface EarlierAttemptsProps {
  /** Newest first. */
  attempts: readonly ReturnedAttempt[];
  assignment: Assignment;
}

/** What was returned, as it was handed in and judged. */
export function EarlierAttempts({ attempts, assignment }: EarlierAttemptsProps) {
  const t = useAssignmentText();
  const format = useFormat();
  return (
    <Section title={t('history.title')} order={3}>
      <div className={classes.history}>
        {attempts.map((given) => (
          <details key={given.attempt} className={classes.attempt}>
            <summary>
              {t('history.attempt', { attempt: given.attempt, date: format.date(given.submitted_at) })}{' '}
              {given.late && <StatusBadge tone="warning">{t('status.late')}</StatusBadge>}
            </summary>
            <div className={classes.made}>
              <MadeWork work={given} type={assignment.submission_type} />
              <Verdict verdict={given} order={4} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
