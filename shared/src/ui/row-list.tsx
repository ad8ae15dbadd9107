import type { ReactNode } from 'react';
import classes from './row-list.module.css';

/** A list of full-width rows, without bullets; announced as a list. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
