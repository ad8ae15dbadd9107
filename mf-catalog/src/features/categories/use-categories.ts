import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export function useCategories() {
  const api = useApi();
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.listCategories({ signal }),
    staleTime: 10 * 60_000,
  });
}
