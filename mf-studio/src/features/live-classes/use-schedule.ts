import { useQueryClient } from '@tanstack/react-query';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { liveScheduleKey } from '../../builder/use-live-schedule.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';

/** Reads the schedule again. */
export function useRefreshSchedule(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: liveScheduleKey });
}

const refusals = ['edit_conflict', 'class_closed', 'course_in_review'] as const;

/** Says why a change of the schedule was refused. */
export function useScheduleRefusal() {
  return useRefusal(useLiveClassesText(), refusals);
}

/** Holds after all what was called off. */
export function useRestore() {
  const api = useApi();
  const t = useLiveClassesText();
  const { toasts } = usePlatform();
  const refresh = useRefreshSchedule();
  const refusal = useScheduleRefusal();
  return useSingleMutation({
    mutationKey: ['restore-class'],
    mutationFn: ({ id, version, following }: Pick<PlannedClass, 'id' | 'version'> & { following: boolean }) =>
      api.restoreClass({ params: { id }, body: { version, following } }),
    onSuccess: (restored) => {
      toasts.show({ kind: 'success', message: t('done.restored', { count: restored.length }) });
    },
    onError: (error) =>
      toasts.show({ kind: 'error', message: refusal(error, { edit_conflict: t('restore.conflict') }) }),
    onSettled: refresh,
  });
}
