import { useQuery } from '@tanstack/react-query';
import { useApi, useSession } from '../../federation/platform-context.tsx';

export const wishedIdsKey = ['wishes', 'ids'] as const;

/** Which courses are on this person's wish list; a guest has none. Undefined while they load. */
export function useWishedIds(): readonly string[] | undefined {
  const api = useApi();
  const { state } = useSession();
  const { data } = useQuery({
    queryKey: wishedIdsKey,
    queryFn: ({ signal }) => api.listWishedIds({ signal }),
    enabled: state === 'signed-in',
    // Other remotes change it, too.
    staleTime: 0,
  });
  return data;
}
