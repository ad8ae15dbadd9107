import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export function useLearningPaths(query: { category?: string; per_page?: number } = {}) {
  const api = useApi();
  return useQuery({
    queryKey: ['learning-paths', query],
    queryFn: ({ signal }) => api.listLearningPaths({ query, signal }),
  });
}

export function useLearningPath(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['learning-path', slug],
    queryFn: ({ signal }) => api.getLearningPath({ params: { slug }, signal }),
  });
}
