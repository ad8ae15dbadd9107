import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ChecklistLine } from '@stoa/shared/contract/creating.ts';
import classes from './review-checklist.module.css';
import { useChecklistWords } from '@stoa/shared/i18n/messages/checklist.ts';
import { useReviewText } from '../../messages/review.ts';

/** What the machine has looked at, the failures first. */
export function ReviewChecklist({ lines }: { lines: readonly ChecklistLine[] }) {
  const words = useChecklistWords();
  const sorted = [...lines].sort((one, other) => Number(one.passed) - Number(other.passed));
  return (
    <ul className={classes.list}>
      {sorted.map((line) => (
        <li key={line.key} className={classes.line}>
          <Mark line={line} />
          <span>
            {words(line).label}
            {!line.passed && <span className={classes.message}>{words(line).rule}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Mark({ line: { passed, severity } }: { line: ChecklistLine }) {
  const t = useReviewText();
  if (passed) return <IconCircleCheck size={20} className={classes.passed} role="img" aria-label={t('check.passed')} />;
  if (severity === 'warning') {
    return <IconAlertTriangle size={20} className={classes.warning} role="img" aria-label={t('check.warning')} />;
  }
  return <IconCircleX size={20} className={classes.failed} role="img" aria-label={t('check.failed')} />;
}
