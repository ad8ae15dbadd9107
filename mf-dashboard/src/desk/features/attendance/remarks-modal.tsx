import { useMutation } from '@tanstack/react-query';
import { correctionReason, markRemarks } from '@stoa/shared/contract/learning/attendance.ts';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import type { Explaining } from './remarks-dialog.tsx';
import { refusals, useMarkAttendance } from './use-mark-attendance.ts';

interface RemarksModalProps extends Explaining {
  classId: string;
  onClose(): void;
}

/** Asks why what was recorded is corrected, or for remarks on what a person wrote down. */
export function RemarksModal({ classId, student, status, isCorrection, onClose }: RemarksModalProps) {
  const t = useAttendanceText();
  const refusal = useRefusal(t, refusals, useBrokenRule());
  const mark = useMarkAttendance(classId);
  const save = useMutation({
    mutationFn: (remarks: string) => mark(student, { status, remarks }),
    onSuccess: onClose,
  });
  const name = student.student_name;
  const words = isCorrection
    ? { title: t('reason.title', { name }), text: t('reason.text', { name }) }
    : { title: t('remarks.title', { name }), text: t('remarks.text', { name }) };
  return (
    <ReasonModal
      {...words}
      label={t('column.remarks')}
      given={isCorrection ? '' : student.remarks}
      reason={isCorrection ? correctionReason : markRemarks}
      confirmLabel={isCorrection ? t(`reason.${status}`) : t('remarks.save')}
      isPending={save.isPending}
      failure={save.isError ? refusal(save.error) : undefined}
      onConfirm={(remarks) => save.mutate(remarks)}
      onClose={onClose}
    />
  );
}
