import type { ClassStudent } from '@stoa/shared/contract/learning/attendance.ts';
import { attendanceStatuses, type AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { UnstyledButton } from '@stoa/shared/kit';
import { useAttendanceText } from '../../messages/attendance.ts';
import classes from './mark-buttons.module.css';

interface MarkButtonsProps {
  student: ClassStudent;
  onMark(status: AttendanceStatus): void;
}

/**
 * One press marks somebody. What already stands there is not written down again. What only follows from nobody having come
 * is hinted at, and can be written down.
 */
export function MarkButtons({ student, onMark }: MarkButtonsProps) {
  const t = useAttendanceText();
  const { student_name, status, source } = student;
  const written = source === null ? null : status;
  return (
    <div role="group" aria-label={t('row.mark', { name: student_name })} className={classes.marks}>
      {attendanceStatuses.map((one) => (
        <UnstyledButton
          key={one}
          className={classes.mark ?? ''}
          data-status={one}
          data-assumed={one === status && one !== written}
          aria-pressed={one === written}
          onClick={() => {
            if (one !== written) onMark(one);
          }}
        >
          {t(`status.${one}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}
