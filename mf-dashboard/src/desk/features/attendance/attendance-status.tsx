import type { TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import type { AttendanceStatus as Status } from '@stoa/shared/contract/learning/attendance-words.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';

const tones: Record<Status, StatusTone> = {
  present: 'success',
  late: 'warning',
  excused: 'info',
  absent: 'danger',
};

/** What is said where nothing is known of somebody. */
export const unknownIn = ({ status }: TaughtClass) => (status === 'cancelled' ? 'class.cancelled' : 'status.none');

interface AttendanceStatusProps {
  /** Null: nothing is known. */
  status: Status | null;
  unknown?: ReturnType<typeof unknownIn>;
}

export function AttendanceStatus({ status, unknown = 'status.none' }: AttendanceStatusProps) {
  const t = useAttendanceText();
  if (status === null) return <StatusBadge tone="neutral">{t(unknown)}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
