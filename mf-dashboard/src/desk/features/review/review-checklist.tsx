import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import classes from './review-checklist.module.css';
import { useChecklistWords } from '@stoa/shared/i18n/messages/checklist.ts';
import { useReviewText } from '../../messages/review.ts';

/** What the machine has looked at: what failed, and folded what passed. */
export function ReviewChecklist({ lines }: { lines: readonly ChecklistLine[] }) {
  const t = useReviewText();
  const passed = lines.filter((line) => line.passed);
  return (
    <div className={classes.list}>
      <Lines lines={lines.filter((line) => !line.passed)} />
      {passed.length > 0 && (
        <details>
          <summary className={classes.fold}>{t('check.passed.count', { count: passed.length })}</summary>
          <Lines lines={passed} />
        </details>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly ChecklistLine[] }) {
  const words = useChecklistWords();
  if (lines.length === 0) return null;
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
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
