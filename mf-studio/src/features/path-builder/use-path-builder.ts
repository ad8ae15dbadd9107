import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const pathBuilderKey = (slug: string) => ['path-builder', slug] as const;

export function usePathBuilder(slug: string) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: pathBuilderKey(slug),
      queryFn: ({ signal }): Promise<PathBuilder> => api.getPathBuilder({ params: { slug }, signal }),
      // Another window may have edited it.
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  );
}
