import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './fold.module.css';

const ICON = 18;

/** What is read on demand: it is drawn, and loads what it needs, once it was opened. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={classes.fold} onToggle={() => setWasOpened(true)}>
      <summary>
        {title}
        <IconChevronDown className={classes.chevron} size={ICON} stroke={1.5} aria-hidden="true" />
      </summary>
      {wasOpened && <div className={classes.content}>{children}</div>}
    </details>
  );
}
