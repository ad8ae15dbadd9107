import type { ReactNode } from 'react';
import classes from './stat-tile.module.css';

interface StatTileProps {
  value: ReactNode;
  label: string;
  /** A sentence that explains or compares the figure. */
  hint?: ReactNode;
}

/** One figure and what it counts. */
export function StatTile({ value, label, hint }: StatTileProps) {
  return (
    <div className={classes.tile}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {hint && <span className={classes.hint}>{hint}</span>}
    </div>
  );
}
