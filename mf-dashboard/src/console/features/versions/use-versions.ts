import { useQuery } from '@tanstack/react-query';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

export function useVersions(name: string) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'versions', name],
    queryFn: ({ signal }) => api.listVersions({ params: { name }, signal }),
    select: ({ versions }) => versions,
  });
}

/** Its files, and who still needs it: read only once somebody asks. */
export function useVersion(name: string, version: string, wanted: boolean) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'version', name, version],
    queryFn: ({ signal }) => api.getVersion({ params: { name, version }, signal }),
    enabled: wanted,
  });
}

/** A picture of a proof, as an address for `<img>`. */
export function useProofPicture(name: string, version: string, picture: string) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'picture', picture],
    queryFn: ({ signal }) => api.getProofPicture({ params: { name, version, picture }, signal }),
    select: ({ jpeg }) => `data:image/jpeg;base64,${jpeg}`,
    // Named after its bytes.
    staleTime: Infinity,
  });
}

export function useDiff(name: string, from: string, to: string) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'diff', name, from, to],
    queryFn: ({ signal }) => api.diffVersions({ params: { name }, query: { from, to }, signal }),
    // Versions never change.
    staleTime: Infinity,
    enabled: from !== '' && to !== '',
  });
}
