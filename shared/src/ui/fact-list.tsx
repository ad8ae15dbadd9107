import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Short facts side by side, each under its name. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
