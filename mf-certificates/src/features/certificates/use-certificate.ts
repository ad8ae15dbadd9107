import { useQuery } from '@tanstack/react-query';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';

/** Asked again when the person changes: whether it is their own depends on that. */
export function useCertificate(slug: string) {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: ['certificate', slug, user?.id ?? 'guest'],
    queryFn: () => api.getCertificate({ params: { slug } }),
  });
}
