import type { TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { useAttendanceText } from '../../messages/attendance.ts';

/** How many came; of a class whose door has not opened, how many may. Nobody comes to one that was called off. */
export function ClassTurnout({ taught: { came, students, status, can_mark } }: { taught: TaughtClass }) {
  const t = useAttendanceText();
  if (status === 'cancelled') return null;
  return t(status === 'upcoming' && !can_mark ? 'expected' : 'came', { came, students });
}
