import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';

export function useCategories() {
  const api = useApi();
  const select = useNamedTree();
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.listCategories({ signal }),
    select,
    staleTime: 10 * 60_000,
  });
}
