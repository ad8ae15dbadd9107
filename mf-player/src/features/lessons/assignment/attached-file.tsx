import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useAssignmentText } from '../../../messages/assignment.ts';
import type { Desk } from './desk.ts';
import { FileLink } from './file-link.tsx';
import { useWorkRefusal } from './use-hand-in.ts';
import classes from './files.module.css';

interface AttachedFileProps {
  file: SubmittedFile;
  desk: Desk;
  isReadOnly: boolean;
}

/** A file of the work. Taken out, it can be put back. */
export function AttachedFile({ file, desk, isReadOnly }: AttachedFileProps) {
  const t = useAssignmentText();
  const remove = useRemoveFile(file, desk);
  const { name } = file;
  return (
    <li className={classes.row}>
      <FileLink file={file} />
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        disabled={isReadOnly}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
        aria-label={t('files.remove', { name })}
      >
        {t('files.remove.short')}
      </Button>
    </li>
  );
}

function useRemoveFile({ id, name }: SubmittedFile, desk: Desk) {
  const t = useAssignmentText();
  const { toasts } = usePlatform();
  const refusal = useWorkRefusal();
  const putBack = () =>
    desk.attach(id).catch((error: unknown) => {
      toasts.show({ kind: 'error', message: t('upload.notAttached', { name, reason: refusal(error) }) });
    });
  return useSingleMutation({
    mutationKey: ['remove-submission-file', id],
    mutationFn: () => desk.removeFile(id),
    onSuccess: () =>
      toasts.show({
        kind: 'info',
        message: t('files.removed', { name }),
        action: { label: t('files.undo'), run: () => void putBack() },
      }),
    onError: (error) =>
      toasts.show({ kind: 'error', message: t('files.notRemoved', { name, reason: refusal(error) }) }),
  });
}
