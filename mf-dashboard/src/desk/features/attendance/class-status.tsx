import type { TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';

const tones: Record<TaughtClass['status'], StatusTone> = {
  upcoming: 'info',
  live: 'success',
  ended: 'neutral',
  cancelled: 'warning',
};

export function ClassStatus({ status }: Pick<TaughtClass, 'status'>) {
  const t = useAttendanceText();
  return <StatusBadge tone={tones[status]}>{t(`class.${status}`)}</StatusBadge>;
}
