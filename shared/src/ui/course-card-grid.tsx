import { Children, type ReactNode } from 'react';
import classes from './course-card.module.css';

interface CourseCardGridProps {
  children: ReactNode;
}

/** As many cards in a row as fit, all of one width; a list, so that its length is announced. */
export const CourseCardGrid = ({ children }: CourseCardGridProps) => (
  <ul className={classes.grid}>
    {Children.map(children, (child) => (
      <li className={classes.cell}>{child}</li>
    ))}
  </ul>
);

/** The same of what is no list: skeletons. */
export const PlainCardGrid = ({ children }: CourseCardGridProps) => <div className={classes.grid}>{children}</div>;
