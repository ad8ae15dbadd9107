import { useState } from 'react';
import { Button } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';
import { useLeaveCourse } from './use-leave-course.ts';

export function LeaveCourse() {
  const t = useCoInstructorsText();
  const { course } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveCourse();
  return (
    <>
      <Button variant="default" loading={leave.isPending} onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('leave.ask', { name: course.name })}
        text={t('leave.text', { owner: course.creator.full_name })}
        confirmLabel={t('leave')}
        destructive
        pending={leave.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
