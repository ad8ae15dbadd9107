import { useMutation } from '@tanstack/react-query';
import { csvText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { Attendance } from '@stoa/shared/contract/learning/attendance.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { saveText } from '../../../ui/save-text.ts';
import { useAttendanceText } from '../../messages/attendance.ts';
import type { AttendanceFilters } from './attendance-address.ts';
import { useReadAttendances } from './use-attendance.ts';

/** Has the browser save all that a search of attendance finds, times in UTC. */
export function AttendanceFile({ filters }: { filters: AttendanceFilters }) {
  const t = useAttendanceText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const read = useReadAttendances(filters);
  const heads = [
    ...[t('column.course'), t('column.class'), t('column.studentName'), t('column.attendedOn'), t('column.status')],
    ...[t('csv.joined'), t('csv.source'), t('column.remarks')],
  ];
  const rowOf = (one: Attendance): string[] => [
    ...[one.course.name, one.class.title, one.student_name, one.attended_class_on, t(`status.${one.status}`)],
    ...[one.joined_at ?? '', t(`csv.source.${one.source}`), one.remarks],
  ];
  const make = useMutation({
    mutationFn: read,
    onSuccess: (found) => saveText(t('csv.all'), 'text/csv', csvText([heads, ...found.map(rowOf)])),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
  return (
    <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
      {t('csv.make')}
    </Button>
  );
}
