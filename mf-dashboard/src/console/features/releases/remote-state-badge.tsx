import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { isSilent } from './failure-words.ts';
import type { Notice, RemoteStatus } from './notices.ts';
import { useReleasesText } from '../../messages/releases.ts';

interface RemoteStateBadgeProps {
  remote: RemoteStatus;
  notices: readonly Notice[];
}

/** The state of a remote in one or two words. */
export function RemoteStateBadge({ remote: { live, health }, notices }: RemoteStateBadgeProps) {
  const t = useReleasesText();
  const worst = notices[0]?.tone;
  if (worst === 'danger') return <StatusBadge tone="danger">{t('state.danger')}</StatusBadge>;
  if (worst === 'warning') return <StatusBadge tone="warning">{t('state.warning')}</StatusBadge>;
  if (!live) return <StatusBadge tone="neutral">{t('state.unborn')}</StatusBadge>;
  if (live.canary)
    return <StatusBadge tone="info">{t(live.canary.paused ? 'state.paused' : 'state.canary')}</StatusBadge>;
  if (isSilent(health)) return <StatusBadge tone="neutral">{t('state.silent')}</StatusBadge>;
  return <StatusBadge tone="success">{t('state.healthy')}</StatusBadge>;
}
