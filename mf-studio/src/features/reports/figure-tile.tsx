import type { ReactNode } from 'react';
import { LinkedStatTile } from '@stoa/shared/ui/linked-stat-tile.tsx';
import { useReportsText } from '../../messages/reports.ts';

interface FigureTileProps {
  label: string;
  value: string;
  hint: ReactNode;
  to: string;
}

/** A figure that leads to the rows behind it. */
export function FigureTile({ label, value, hint, to }: FigureTileProps) {
  const t = useReportsText();
  return (
    <LinkedStatTile label={label} value={value} hint={hint} to={to} linkLabel={t('figure.open', { label, value })} />
  );
}
