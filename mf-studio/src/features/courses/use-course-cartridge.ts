import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { download } from '@stoa/shared/ui/download.ts';
import { useMutation, useQuery } from '@tanstack/react-query';

/** What a Common Cartridge of the course would hold now. */
export function useCourseCartridge(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['course-cartridge', id],
    queryFn: ({ signal }) => api.getCourseCartridge({ params: { id }, signal }),
    gcTime: 0,
  });
}

/** Has the browser save the cartridge: its link is made when it is wanted, for it does not live long. */
export function useCartridgeLink(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.getCourseCartridgeLink({ params: { id } }),
    onSuccess: ({ url }) => download(url),
  });
}
