import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useChecklistWords } from '@stoa/shared/i18n/messages/checklist.ts';
import { Button, Title } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { useReviewText } from '../../messages/review.ts';
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
          <ul className={classes.lines}>
            {missing.map((line) => (
              <li key={line.key} className={classes.line} data-state="missing">
                <IconCircleDashed size={20} aria-hidden="true" />
                <span>
                  <LinkAnchor to={hrefOf(line)}>{words(line).label}</LinkAnchor>
                  <span className={classes.message}>{words(line).rule}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <section aria-labelledby="checklist-advice">
          <Title order={3} size="h5" id="checklist-advice">
            {t('checklist.advice')}
          </Title>
          <ul className={classes.lines}>
            {advice.map((line) => (
              <li key={line.key} className={classes.line} data-state="advice">
                <IconAlertTriangle size={20} aria-hidden="true" />
                <span>
                  <LinkAnchor to={hrefOf(line)}>{words(line).label}</LinkAnchor>
                  <span className={classes.message}>{t('checklist.harmless', { rule: words(line).rule })}</span>
                </span>
              </li>
            ))}
          </ul>
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
            <ul className={classes.lines}>
              {passed.map((line) => (
                <li key={line.key} className={classes.line} data-state="done">
                  <IconCircleCheck size={20} aria-hidden="true" />
                  {words(line).label}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
