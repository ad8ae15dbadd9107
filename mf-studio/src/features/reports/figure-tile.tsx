import type { ReactNode } from 'react';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
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
    <StatTile
      label={label}
      hint={hint}
      value={
        <LinkAnchor to={to} inherit aria-label={t('figure.open', { label, value })}>
          {value}
        </LinkAnchor>
      }
    />
  );
}
