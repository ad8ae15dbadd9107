import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export function usePathReview(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['path-review', slug],
    queryFn: ({ signal }) => api.getPathBuilder({ params: { slug }, signal }),
  });
}

/** What a reviewer decides on the version before them. Each answers with the path as it is then; one that moved is read anew. */
export function useDecidePath({ id, slug, version: base_version }: Pick<PathBuilder, 'id' | 'slug' | 'version'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSuccess = (path: PathBuilder) => {
    queryClient.setQueryData(['path-review', slug], path);
    return queryClient.invalidateQueries({ queryKey: ['path-queue'] });
  };
  const onError = async (error: unknown) => {
    if (!isApiError(error) || error.code !== 'edit_conflict') return;
    await queryClient.invalidateQueries({ queryKey: ['path-review', slug] });
  };
  const publish = useMutation({
    mutationFn: () => api.publishLearningPath({ params: { slug }, body: { base_version } }),
    onSuccess,
    onError,
  });
  const returned = useMutation({
    mutationFn: (body: string) => api.returnLearningPath({ params: { id }, body: { body, base_version } }),
    onSuccess,
    onError,
  });
  const unpublish = useMutation({
    mutationFn: (reason: string) => api.unpublishLearningPath({ params: { id }, body: { reason } }),
    onSuccess,
  });
  return { publish, returned, unpublish };
}
export type PathDecisions = ReturnType<typeof useDecidePath>;
