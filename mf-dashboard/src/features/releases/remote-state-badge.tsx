import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { isSilent } from './failure-words.ts';
import type { Notice, RemoteStatus } from './notices.ts';

interface RemoteStateBadgeProps {
  remote: RemoteStatus;
  notices: readonly Notice[];
}

/** The state of a remote in one or two words. */
export function RemoteStateBadge({ remote: { live, health }, notices }: RemoteStateBadgeProps) {
  const worst = notices[0]?.tone;
  if (worst === 'danger') return <StatusBadge tone="danger">Act now</StatusBadge>;
  if (worst === 'warning') return <StatusBadge tone="warning">Have a look</StatusBadge>;
  if (!live) return <StatusBadge tone="neutral">Not live</StatusBadge>;
  if (live.canary) return <StatusBadge tone="info">{live.canary.paused ? 'Canary paused' : 'Canary out'}</StatusBadge>;
  if (isSilent(health)) return <StatusBadge tone="neutral">No reports yet</StatusBadge>;
  return <StatusBadge tone="success">Healthy</StatusBadge>;
}
