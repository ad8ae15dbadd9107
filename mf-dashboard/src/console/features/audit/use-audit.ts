import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

const PAGE = 100;

/** The log, newest first, as far back as it was asked for. */
export function useAudit() {
  const api = usePlatformApi();
  return useInfiniteQuery({
    queryKey: ['releases', 'audit'],
    queryFn: ({ pageParam, signal }) =>
      api.listAudit({ query: { limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries }) => {
      const oldest = entries.at(-1)?.seq ?? 1;
      return oldest > 1 ? oldest : undefined;
    },
  });
}

export function useAuditVerdict() {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'audit-verdict'],
    queryFn: ({ signal }) => api.verifyAudit({ signal }),
  });
}
