import type { ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { download } from '@stoa/shared/ui/download.ts';
import { useMutation, useQuery } from '@tanstack/react-query';

/** What a package of the course would hold now: asked anew each time the dialog opens. */
export function useScormExport(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['scorm-export', id],
    queryFn: ({ signal }) => api.getScormExport({ params: { id }, signal }),
    gcTime: 0,
  });
}

/** Has the browser save the package: its link is made when it is wanted, for it does not live long. */
export function useScormPackage(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (version: ScormExportVersion) => api.getScormExportLink({ params: { id }, query: { version } }),
    onSuccess: ({ url }) => download(url),
  });
}
