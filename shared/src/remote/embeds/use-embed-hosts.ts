import { useQuery } from '@tanstack/react-query';
import { defaultEmbedHosts } from '../../contract/teaching/embed-address.ts';
import { useApi } from '../../federation/platform-context.tsx';

/**
 * Sites whose pages lessons may show; undefined while they are not known. Where they cannot be read, those that most
 * sites have: what is not on the list is refused when it is saved.
 */
export function useEmbedHosts(): readonly string[] | undefined {
  const api = useApi();
  const constants = useQuery({
    queryKey: ['course-constants'],
    queryFn: ({ signal }) => api.getCourseConstants({ signal }),
    staleTime: 5 * 60_000,
  });
  return constants.isError ? defaultEmbedHosts : constants.data?.embed_hosts;
}
