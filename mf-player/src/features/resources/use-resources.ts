import { useQuery } from '@tanstack/react-query';
import type { CourseResource } from '@stoa/shared/contract/learning/resources.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { download } from '@stoa/shared/ui/download.ts';
import { useResourcesText } from '../../messages/resources.ts';

export function useResources(courseId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['resources', courseId],
    queryFn: () => api.listResources({ query: { course_id: courseId } }),
  });
}

/** Asks for a link when a file is wanted: one that came with the list would have run out on a page long open. */
export function useDownload() {
  const t = useResourcesText();
  const api = useApi();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  return useSingleMutation({
    mutationKey: ['resource'],
    mutationFn: async ({ id, name }: CourseResource) => {
      const { url } = await api.getResource({ params: { id } });
      download(url, name);
    },
    onError: (error, { title }) =>
      toasts.show({ kind: 'error', message: t('failed', { title, reason: errorText(error) }) }),
  });
}
