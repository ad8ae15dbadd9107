import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** `reading` for text, `form` for one column of fields. */
  width?: 'page' | 'reading' | 'form';
  children: ReactNode;
}

/** The ground of a screen: width, gutters, and even space between its parts. */
export function Page({ width = 'page', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
