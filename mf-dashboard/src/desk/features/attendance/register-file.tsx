import { useMutation } from '@tanstack/react-query';
import { csvText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { ClassStudent, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { plannedDay } from '@stoa/shared/i18n/class-times.ts';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { saveText } from '../../../ui/save-text.ts';
import { useAttendanceText } from '../../messages/attendance.ts';
import { unknownIn } from './attendance-status.tsx';
import { useReadRegister } from './use-attendance.ts';

/** Has the browser save the whole register of a class: one line for each learner, times in UTC. */
export function RegisterFile({ taught }: { taught: TaughtClass }) {
  const t = useAttendanceText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const read = useReadRegister(taught.id);
  const heads = [t('column.learner'), t('column.attendance'), t('csv.joined'), t('csv.source'), t('column.remarks')];
  const rowOf = ({ student_name, status, joined_at, source, remarks }: ClassStudent): string[] => [
    student_name,
    t(status === null ? unknownIn(taught) : `status.${status}`),
    joined_at ?? '',
    source === null ? '' : t(`csv.source.${source}`),
    remarks,
  ];
  const make = useMutation({
    mutationFn: read,
    onSuccess: (students) =>
      saveText(t('csv.file', { name: nameOf(taught) }), 'text/csv', csvText([heads, ...students.map(rowOf)])),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
  return (
    <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
      {t('csv.make')}
    </Button>
  );
}

const MOST_CHARACTERS = 60;
/** 'Shadows, looked at together' → 'shadows-looked-at-together-2026-03-10': two classes of a day are two files. */
function nameOf(taught: TaughtClass): string {
  const words = taught.title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const title = [...words.join('-')].slice(0, MOST_CHARACTERS).join('').replace(/-$/, '');
  return [title, plannedDay(taught)].filter(Boolean).join('-');
}
