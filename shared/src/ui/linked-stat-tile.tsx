import type { ReactNode } from 'react';
import { LinkAnchor } from './router-link.tsx';
import { StatTile } from './stat-tile.tsx';

interface LinkedStatTileProps {
  label: string;
  value: string;
  hint?: ReactNode;
  /** Where the rows behind the figure are. */
  to: string;
  /** What the link is called, with label and value: 'Completions: 4. Open the list'. */
  linkLabel: string;
}

/** One figure that leads to what it counts. */
export const LinkedStatTile = ({ label, value, hint, to, linkLabel }: LinkedStatTileProps) => (
  <StatTile
    label={label}
    hint={hint}
    value={
      <LinkAnchor to={to} inherit aria-label={linkLabel}>
        {value}
      </LinkAnchor>
    }
  />
);
