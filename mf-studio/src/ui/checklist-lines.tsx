import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import classes from './checklist-lines.module.css';

type LineState = 'missing' | 'advice' | 'done';

const icons: Record<LineState, typeof IconCircleDashed> = {
  missing: IconCircleDashed,
  advice: IconAlertTriangle,
  done: IconCircleCheck,
};

interface ChecklistLinesProps {
  state: LineState;
  lines: readonly {
    key: string;
    label: string;
    /** Where it is mended, and what to do there; nothing is to be done where it has passed. */
    to?: string;
    rule?: string;
  }[];
}

export function ChecklistLines({ state, lines }: ChecklistLinesProps) {
  const Icon = icons[state];
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, label, to, rule }) => (
        <li key={key} className={classes.line} data-state={state}>
          <Icon size={20} aria-hidden="true" />
          {to === undefined ? (
            label
          ) : (
            <span>
              <LinkAnchor to={to}>{label}</LinkAnchor>
              <span className={classes.message}>{rule}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
