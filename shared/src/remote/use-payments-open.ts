import { useQuery } from '@tanstack/react-query';
import { useApi } from '../federation/platform-context.tsx';

/**
 * Whether anybody can buy here; undefined while it is not known. Where it cannot be read, the till counts as open: the
 * screen that takes the money says better what is wrong with it.
 */
export function usePaymentsOpen({ enabled }: { enabled: boolean }): boolean | undefined {
  const api = useApi();
  const constants = useQuery({
    queryKey: ['course-constants'],
    queryFn: ({ signal }) => api.getCourseConstants({ signal }),
    enabled,
    staleTime: 5 * 60_000,
  });
  return constants.isError || constants.data?.payments_open;
}
