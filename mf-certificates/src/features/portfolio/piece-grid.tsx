import { Children, type ReactNode } from 'react';
import classes from './piece-grid.module.css';

/** Pieces side by side, two or three in a row; announced as a list. */
export const PieceGrid = ({ children }: { children: ReactNode }) => (
  <ul className={classes.grid}>
    {Children.map(children, (child) => (
      <li className={classes.cell}>{child}</li>
    ))}
  </ul>
);
