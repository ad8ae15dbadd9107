import { Children, type ReactNode } from 'react';
import classes from './course-card.module.css';

interface CourseCardGridProps {
  children: ReactNode;
  /** A list is announced with its length; a row of skeletons is no list. */
  as?: 'ul' | 'div';
}

/** As many cards in a row as fit, all of one width. */
export function CourseCardGrid({ children, as = 'ul' }: CourseCardGridProps) {
  if (as === 'div') return <div className={classes.grid}>{children}</div>;
  return (
    <ul className={classes.grid}>
      {Children.map(children, (child) => (
        <li className={classes.cell}>{child}</li>
      ))}
    </ul>
  );
}
