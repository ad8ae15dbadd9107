import type { ReactNode } from 'react';
import classes from './dev-ui.module.css';

/** One part of the kit under the name that one imports it by. */
export function Example({ name, children, wide = false }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={classes.example} data-wide={wide || undefined}>
      <p className={classes.name}>
        <code>{name}</code>
      </p>
      <div className={classes.stage}>{children}</div>
    </div>
  );
}
