import type { HealthState } from '@stoa/shared/contract/administration/site-health-words.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useHealthText } from '../../messages/health.ts';

const tones: Record<HealthState, StatusTone> = { fine: 'success', attention: 'warning', failing: 'danger' };

export function StateBadge({ state }: { state: HealthState }) {
  const t = useHealthText();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
