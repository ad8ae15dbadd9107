import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const EVERY_MS = 60_000;

/** Asked again every minute while it is looked at, and when somebody comes back to it. */
export function useOverview() {
  const api = useApi();
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.getAdminOverview({ signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}
