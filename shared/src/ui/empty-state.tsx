import type { ReactNode } from 'react';
import { Colonnade } from './colonnade.tsx';
import { Title } from './kit.ts';
import classes from './state.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** The next step. */
  action?: ReactNode;
  order?: 1 | 2 | 3;
}

/** Nothing here yet, why, and what to do about it. */
export function EmptyState({ title, text, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Colonnade className={classes.motif} />
      <Title order={order} className={classes.title}>
        {title}
      </Title>
      <div className={classes.text}>{text}</div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
