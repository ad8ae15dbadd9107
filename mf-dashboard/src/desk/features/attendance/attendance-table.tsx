import type { Attendance } from '@stoa/shared/contract/learning/attendance.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { noonOf } from '../../../ui/noon-of.ts';
import { useAttendanceText } from '../../messages/attendance.ts';
import { registerOf } from './attendance-address.ts';
import { AttendanceStatus } from './attendance-status.tsx';

/** Who came to which class; each class leads to its register. */
export function AttendanceTable({ attendances, isDense }: { attendances: readonly Attendance[]; isDense: boolean }) {
  const t = useAttendanceText();
  const format = useFormat();
  return (
    <RecordTable
      label={t('tab.attendance')}
      rows={attendances}
      keyOf={({ id }) => id}
      isDense={isDense}
      columns={[
        {
          name: t('column.course'),
          cell: ({ course }) => course.name,
          note: ({ class: held }) => <LinkAnchor to={to.attendance(registerOf(held.id))}>{held.title}</LinkAnchor>,
        },
        { name: t('column.studentName'), cell: ({ student_name }) => student_name },
        {
          name: t('column.attendedOn'),
          cell: ({ attended_class_on: day }) => <time dateTime={day}>{format.date(noonOf(day), 'medium')}</time>,
        },
        {
          name: t('column.status'),
          cell: ({ status }) => <AttendanceStatus status={status} />,
          note: (attendance) => <MarkNote {...attendance} />,
        },
      ]}
    />
  );
}

/** That a person said so, and why. */
function MarkNote({ source, joined_at, remarks }: Attendance) {
  const t = useAttendanceText();
  if (source !== 'manual') return null;
  return (
    <>
      {t(joined_at === null ? 'byHand' : 'corrected')}
      {remarks && <span dir="auto">{`: ${remarks}`}</span>}
    </>
  );
}
