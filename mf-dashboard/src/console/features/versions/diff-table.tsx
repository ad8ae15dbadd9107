import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import classes from './diff-table.module.css';
import { useReleasesText } from '../../messages/releases.ts';

export interface DiffRow {
  kind: 'added' | 'removed' | 'changed';
  what: string;
  /** How it differs. */
  words: string;
}

const tones: Record<DiffRow['kind'], StatusTone> = { added: 'success', removed: 'danger', changed: 'warning' };

/** Differences, one a line. */
export function DiffTable({ rows, none }: { rows: readonly DiffRow[]; none: string }) {
  const t = useReleasesText();
  if (rows.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ul className={classes.rows}>
      {rows.map(({ kind, what, words }) => (
        <li key={`${kind} ${what}`} className={classes.row}>
          <StatusBadge tone={tones[kind]}>{t(`diff.${kind}`)}</StatusBadge>
          <code className={classes.what}>{what}</code>
          <span className={classes.words}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
