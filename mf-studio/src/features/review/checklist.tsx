import type { ChecklistLine } from '@stoa/shared/contract/creating.ts';
import { countText } from '@stoa/shared/ui/format.ts';
import { Button, Title } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './checklist.module.css';

interface ChecklistProps {
  lines: readonly ChecklistLine[];
  /** Where a line is mended. */
  hrefOf(line: ChecklistLine): string;
}

/** What the course still needs, what could be better, and what is done. */
export function Checklist({ lines, hrefOf }: ChecklistProps) {
  const [isAllShown, setAllShown] = useState(false);
  const missing = lines.filter((line) => !line.passed && line.severity === 'required');
  const advice = lines.filter((line) => !line.passed && line.severity === 'warning');
  const passed = lines.filter((line) => line.passed);
  return (
    <div className={classes.checklist}>
      {missing.length > 0 && (
        <section aria-labelledby="checklist-missing">
          <Title order={3} size="h5" id="checklist-missing">
            {countText(missing.length, 'thing')} missing
          </Title>
          <ul className={classes.lines}>
            {missing.map((line) => (
              <li key={line.key} className={classes.line} data-state="missing">
                <IconCircleDashed size={20} aria-hidden="true" />
                <span>
                  <LinkAnchor to={hrefOf(line)}>{line.label}</LinkAnchor>
                  <span className={classes.message}>{line.message}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <section aria-labelledby="checklist-advice">
          <Title order={3} size="h5" id="checklist-advice">
            Advice
          </Title>
          <ul className={classes.lines}>
            {advice.map((line) => (
              <li key={line.key} className={classes.line} data-state="advice">
                <IconAlertTriangle size={20} aria-hidden="true" />
                <span>
                  <LinkAnchor to={hrefOf(line)}>{line.label}</LinkAnchor>
                  <span className={classes.message}>{line.message} This does not stop the review.</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {passed.length > 0 && (
        <section aria-label="Done">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isAllShown}
            onClick={() => setAllShown(!isAllShown)}
          >
            {isAllShown ? 'Hide what is done' : `Show what is done (${passed.length})`}
          </Button>
          {isAllShown && (
            <ul className={classes.lines}>
              {passed.map((line) => (
                <li key={line.key} className={classes.line} data-state="done">
                  <IconCircleCheck size={20} aria-hidden="true" />
                  {line.label}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
