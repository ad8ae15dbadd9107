import type { ReactNode } from 'react';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
import { useOverviewText } from '../../messages/overview.ts';

interface LinkedTileProps {
  label: string;
  value: string;
  hint: ReactNode;
  /** Where the rows behind it are; null: they are listed nowhere. */
  to: string | null;
}

/** A figure that leads to what it counts. */
export function LinkedTile({ label, value, hint, to }: LinkedTileProps) {
  const t = useOverviewText();
  const shown = to ? (
    <LinkAnchor to={to} inherit aria-label={t('open', { label, value })}>
      {value}
    </LinkAnchor>
  ) : (
    value
  );
  return <StatTile label={label} value={shown} hint={hint} />;
}
