import type { ClassStudent } from '@stoa/shared/contract/learning/attendance.ts';
import type { AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useAttendanceText } from '../../messages/attendance.ts';

interface MarkRemarksProps {
  student: ClassStudent;
  canMark: boolean;
  /** Of what stands there. */
  onRemark(status: AttendanceStatus): void;
  onTakeBack(): void;
}

/** What was written down beside a mark, and what becomes of both. */
export function MarkRemarks({ student, canMark, onRemark, onTakeBack }: MarkRemarksProps) {
  const t = useAttendanceText();
  const { student_name: name, status, source, remarks } = student;
  const has = String(remarks !== '');
  return (
    <>
      {remarks && <p dir="auto">{remarks}</p>}
      {canMark && source === 'manual' && status !== null && (
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('row.remarkOn', { has, name })}
            onClick={() => onRemark(status)}
          >
            {t('row.remark', { has })}
          </Button>
          <Button variant="subtle" size="compact-sm" aria-label={t('row.takeBackOf', { name })} onClick={onTakeBack}>
            {t('row.takeBack')}
          </Button>
        </Group>
      )}
    </>
  );
}
