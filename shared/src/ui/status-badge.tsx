import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface StatusBadgeProps {
  tone: StatusTone;
  children: ReactNode;
}

/** A state in one or two words; the colour only repeats what the words say. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

const courseTones: Record<string, StatusTone> = {
  draft: 'neutral',
  in_review: 'info',
  changes_requested: 'warning',
  approved: 'info',
  published: 'success',
  unpublished: 'neutral',
};
export const courseTone = (status: string): StatusTone => courseTones[status] ?? 'neutral';
