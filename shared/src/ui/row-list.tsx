import type { ReactNode } from 'react';
import classes from './row-list.module.css';

interface RowListProps {
  /** Read aloud, where no heading stands right before it. */
  label?: string;
  /** More rows on a screen, for who reads many. */
  isDense?: boolean;
  children: ReactNode;
}

/** A list of full-width rows, without bullets; announced as a list. */
export function RowList({ label, isDense = false, children }: RowListProps) {
  return (
    <ul className={classes.list} aria-label={label} data-dense={isDense || undefined}>
      {children}
    </ul>
  );
}
