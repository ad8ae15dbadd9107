import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { download } from '@stoa/shared/ui/download.ts';
import { useMutation, useQuery } from '@tanstack/react-query';

/** What an archive of the course would hold now. */
export function useCourseArchive(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['course-archive', id],
    queryFn: ({ signal }) => api.getCourseArchive({ params: { id }, signal }),
    gcTime: 0,
  });
}

/** Has the browser save the archive: its link is made when it is wanted, for it does not live long. */
export function useArchiveLink(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.getCourseArchiveLink({ params: { id } }),
    onSuccess: ({ url }) => download(url),
  });
}
