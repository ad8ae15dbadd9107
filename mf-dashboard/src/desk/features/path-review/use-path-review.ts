import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

export function usePathQueue(query: { page: number; per_page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['path-queue', query],
    queryFn: ({ signal }) =>
      readPage(query.page, (page) => api.listPathReviewQueue({ query: { ...query, page }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function usePathReview(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['path-review', slug],
    queryFn: ({ signal }) => api.getPathBuilder({ params: { slug }, signal }),
  });
}

/** What a reviewer decides. Each answers with the path as it is then. */
export function useDecidePath({ id, slug }: Pick<PathBuilder, 'id' | 'slug'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSuccess = (path: PathBuilder) => {
    queryClient.setQueryData(['path-review', slug], path);
    return queryClient.invalidateQueries({ queryKey: ['path-queue'] });
  };
  const publish = useMutation({ mutationFn: () => api.publishLearningPath({ params: { slug } }), onSuccess });
  const returned = useMutation({
    mutationFn: (body: string) => api.returnLearningPath({ params: { id }, body: { body } }),
    onSuccess,
  });
  const unpublish = useMutation({
    mutationFn: (reason: string) => api.unpublishLearningPath({ params: { id }, body: { reason } }),
    onSuccess,
  });
  return { publish, returned, unpublish };
}
export type PathDecisions = ReturnType<typeof useDecidePath>;
