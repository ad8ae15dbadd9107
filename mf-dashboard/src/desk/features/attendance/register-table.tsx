import { useState } from 'react';
import type { ClassStudent, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { clockTime } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import { AttendanceStatus, unknownIn } from './attendance-status.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { MarkRemarks } from './mark-remarks.tsx';
import { RemarksDialog, type Explaining } from './remarks-dialog.tsx';
import { useComplaint, useMarkAttendance, wantsReason, type Mark } from './use-mark-attendance.ts';

interface RegisterTableProps {
  taught: TaughtClass;
  students: readonly ClassStudent[];
}

/** Who came, and where that can be written down or corrected. */
export function RegisterTable({ taught, students }: RegisterTableProps) {
  const t = useAttendanceText();
  const { locale } = useFormat();
  const { write, explaining, explain, close } = useWriting(taught.id);
  return (
    <>
      <RecordTable
        label={t('register.name', { class: taught.title })}
        rows={students}
        keyOf={({ user_id }) => user_id}
        columns={[
          {
            name: t('column.learner'),
            cell: ({ student_name }) => student_name,
            note: ({ is_enrolled }) => !is_enrolled && t('row.left'),
          },
          {
            name: t('column.joined'),
            cell: ({ joined_at }) =>
              joined_at === null ? (
                t('row.notJoined')
              ) : (
                <time dateTime={joined_at}>{clockTime(joined_at, locale)}</time>
              ),
          },
          {
            name: t('column.attendance'),
            cell: (student) =>
              taught.can_mark ? (
                <MarkButtons
                  student={student}
                  // Remarks say why somebody was marked as they were: another mark is not explained by them.
                  onMark={(status) => write(student, { status, remarks: '' })}
                />
              ) : (
                <AttendanceStatus status={student.status} unknown={unknownIn(taught)} />
              ),
            note: (student) => <SourceNote student={student} canMark={taught.can_mark} />,
          },
          {
            name: t('column.remarks'),
            cell: (student) => (
              <MarkRemarks
                student={student}
                canMark={taught.can_mark}
                onRemark={(status) => explain({ student, status, isCorrection: false })}
                onTakeBack={() => write(student, { status: null, remarks: '' })}
              />
            ),
          },
        ]}
      />
      {explaining && <RemarksDialog {...explaining} classId={taught.id} onClose={close} />}
    </>
  );
}

/** Writes at once, or asks for a reason first: what the door saw is corrected by nobody who does not say why. */
function useWriting(classId: string) {
  const mark = useMarkAttendance(classId);
  const complain = useComplaint();
  const [explaining, explain] = useState<Explaining>();
  const write = (student: ClassStudent, wish: Mark) => {
    const { status } = wish;
    if (status !== null && student.joined_at !== null) explain({ student, status, isCorrection: true });
    else {
      mark(student, wish).catch((error: unknown) => {
        if (status !== null && wantsReason(error)) explain({ student, status, isCorrection: true });
        else complain(error);
      });
    }
  };
  return { write, explaining, explain, close: () => explain(undefined) };
}

/** How what is shown came to be known; where nothing is, and no badge says so, that. */
function SourceNote({ student: { status, source, joined_at }, canMark }: { student: ClassStudent; canMark: boolean }) {
  const t = useAttendanceText();
  if (source === 'manual') return t(joined_at === null ? 'byHand' : 'corrected');
  if (source === 'join') return null;
  if (status !== null) return t('unrecorded');
  return canMark ? t('status.none') : null;
}
