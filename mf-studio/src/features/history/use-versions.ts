import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBuilder } from '../../builder/builder-context.tsx';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useHistoryText } from '../../messages/history.ts';

/** Read anew after every edit, and after each step of the review. */
export function useVersions() {
  const api = useApi();
  const { id, version, status } = useBuilder().course;
  return useQuery({
    queryKey: ['course-versions', id, version, status],
    queryFn: async ({ signal }) => (await api.listCourseVersions({ params: { id }, signal })).items,
    // A dialog about one of them stays open.
    placeholderData: keepPreviousData,
  });
}

export type Against = 'earlier' | 'now';

export function useVersionDiff(id: string, against: Against) {
  const api = useApi();
  const { version } = useBuilder().course;
  return useQuery({
    queryKey: ['course-version', id, against, version],
    queryFn: async ({ signal }) => (await api.getCourseVersion({ params: { id }, query: { against }, signal })).diff,
  });
}

/** Brings a version back, after all that was edited before; what was there then comes back the same way. */
export function useRestoreVersion({ at }: Pick<CourseVersion, 'at'>) {
  const t = useHistoryText();
  const api = useApi();
  const format = useFormat();
  const { toasts } = usePlatform();
  const { course, saver, reload } = useBuilder();
  const refusal = useRefusal(t, ['edit_conflict'], useRefusal(useBuilderText(), refusedEdits));
  const restore = useSingleMutation({
    mutationKey: ['restore-version', course.id],
    mutationFn: async (id: string) => {
      let before: string | null = null;
      await saver.run(async (on) => {
        const reply = await api.restoreCourseVersion({ params: { id }, body: { base_version: on } });
        before = reply.before_id;
        return reply.course;
      });
      return before as string | null;
    },
    onError: async (error) => {
      toasts.show({ kind: 'error', message: refusal(error) });
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
  const undo = (before: string) => restore.mutate(before);
  return {
    isPending: restore.isPending,
    start: (id: string, onDone: () => void) =>
      restore.mutate(id, {
        onSuccess: (before) => {
          toasts.show({
            kind: 'success',
            message: t('restored', { when: format.moment(at) }),
            ...(before && { action: { label: t('undo'), run: () => undo(before) } }),
          });
          onDone();
        },
      }),
  };
}
