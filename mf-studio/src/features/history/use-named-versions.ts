import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useBuilder } from '../../builder/builder-context.tsx';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useHistoryText } from '../../messages/history.ts';

/** What is being typed is sent first: the name is of what the teacher sees. */
export function useNameVersion() {
  const t = useHistoryText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { course, saver } = useBuilder();
  const onError = useSayRefusal();
  const readAnew = useReadAnew();
  return useSingleMutation({
    mutationKey: ['name-version', course.id],
    mutationFn: (label: string) =>
      saver.run(() => api.nameCourse({ params: { id: course.id }, body: { label } })),
    onSuccess: async (_course, label) => {
      toasts.show({ kind: 'success', message: t('named', { label }) });
      await readAnew();
    },
    onError,
  });
}

export function useLabelVersion(id: string) {
  const t = useHistoryText();
  const api = useApi();
  const { toasts } = usePlatform();
  const onError = useSayRefusal();
  const readAnew = useReadAnew();
  return useSingleMutation({
    mutationKey: ['label-version', id],
    mutationFn: (label: string) => api.labelCourseVersion({ params: { id }, body: { label } }),
    onSuccess: async (_reply, label) => {
      toasts.show({ kind: 'success', message: t('labelled', { label }) });
      await readAnew();
    },
    onError,
  });
}

export function useRemoveLabel(id: string) {
  const api = useApi();
  const onError = useSayRefusal();
  const readAnew = useReadAnew();
  return useSingleMutation({
    mutationKey: ['remove-version-label', id],
    mutationFn: () => api.removeVersionLabel({ params: { id } }),
    onSuccess: readAnew,
    onError,
  });
}

function useReadAnew() {
  const queryClient = useQueryClient();
  const { id } = useBuilder().course;
  return () => queryClient.invalidateQueries({ queryKey: ['course-versions', id] });
}

/** What is wrong with a name stands beside it. */
function useSayRefusal() {
  const { toasts } = usePlatform();
  const refusal = useRefusal(useBuilderText(), refusedEdits);
  return (error: unknown) => {
    if (isApiError(error) && error.fieldErrors['label']) return;
    toasts.show({ kind: 'error', message: refusal(error) });
  };
}
