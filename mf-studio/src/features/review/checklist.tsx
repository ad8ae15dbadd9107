import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useChecklistWords } from '@stoa/shared/i18n/messages/checklist.ts';
import { Button, Title } from '@stoa/shared/kit';
import { useState } from 'react';
import { useReviewText } from '../../messages/review.ts';
import { ChecklistLines } from '../../ui/checklist-lines.tsx';
import classes from './checklist.module.css';

interface ChecklistProps {
  lines: readonly ChecklistLine[];
  /** Where a line is mended. */
  hrefOf(line: ChecklistLine): string;
}

/** What the course still needs, what could be better, and what is done. */
export function Checklist({ lines, hrefOf }: ChecklistProps) {
  const t = useReviewText();
  const words = useChecklistWords();
  const [isAllShown, setAllShown] = useState(false);
  const missing = lines.filter((line) => !line.passed && line.severity === 'required');
  const advice = lines.filter((line) => !line.passed && line.severity === 'warning');
  const passed = lines.filter((line) => line.passed);
  return (
    <div className={classes.checklist}>
      {missing.length > 0 && (
        <section aria-labelledby="checklist-missing">
          <Title order={3} size="h5" id="checklist-missing">
            {t('checklist.missing', { count: missing.length })}
          </Title>
          <ChecklistLines
            state="missing"
            lines={missing.map((line) => ({ ...words(line), key: line.key, to: hrefOf(line) }))}
          />
        </section>
      )}
      {advice.length > 0 && (
        <section aria-labelledby="checklist-advice">
          <Title order={3} size="h5" id="checklist-advice">
            {t('checklist.advice')}
          </Title>
          <ChecklistLines
            state="advice"
            lines={advice.map((line) => ({
              key: line.key,
              label: words(line).label,
              to: hrefOf(line),
              rule: t('checklist.harmless', { rule: words(line).rule }),
            }))}
          />
        </section>
      )}
      {passed.length > 0 && (
        <section aria-label={t('checklist.done')}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isAllShown}
            onClick={() => setAllShown(!isAllShown)}
          >
            {isAllShown ? t('checklist.hide') : t('checklist.show', { count: passed.length })}
          </Button>
          {isAllShown && (
            <ChecklistLines state="done" lines={passed.map((line) => ({ key: line.key, label: words(line).label }))} />
          )}
        </section>
      )}
    </div>
  );
}
