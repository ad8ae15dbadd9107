import { useQuery } from '@tanstack/react-query';
import { useApi } from '../federation/platform-context.tsx';

/** Whether anybody can buy here; not until the API says so. */
export function usePaymentsOpen({ enabled }: { enabled: boolean }): boolean {
  const api = useApi();
  const constants = useQuery({
    queryKey: ['course-constants'],
    queryFn: ({ signal }) => api.getCourseConstants({ signal }),
    enabled,
    staleTime: 5 * 60_000,
  });
  return constants.data?.payments_open ?? false;
}
