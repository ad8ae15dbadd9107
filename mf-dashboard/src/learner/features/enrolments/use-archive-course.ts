import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useEnrolmentsText } from '../../messages/enrolments.ts';

export interface Archiving {
  enrolmentId: string;
  name: string;
  /** Into the archive, or back among one's courses. */
  to: 'archived' | 'back';
}

const opposite = { archived: 'back', back: 'archived' } as const;

/** Puts a course out of the way or takes it back; the toast undoes it. */
export function useArchiveCourse() {
  const t = useEnrolmentsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const options = {
    mutationFn: ({ enrolmentId: id, to }: Archiving) =>
      to === 'archived' ? api.archiveEnrolment({ params: { id } }) : api.unarchiveEnrolment({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['enrolments'] }),
    onError: (error: Error) => toasts.show({ kind: 'error', message: errorText(error) }),
  };
  const undo = useMutation(options);
  return useMutation({
    ...options,
    onSuccess: (_, archiving) =>
      toasts.show({
        kind: 'info',
        message: t(`archive.${archiving.to}.done`, { course: archiving.name }),
        action: { label: t('undo'), run: () => undo.mutate({ ...archiving, to: opposite[archiving.to] }) },
      }),
  });
}
