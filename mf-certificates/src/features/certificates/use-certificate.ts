import { useQuery } from '@tanstack/react-query';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';

/** Asked again when the person changes: whether it is their own depends on that; and in another language, for its length in words. */
export function useCertificate(slug: string) {
  const api = useApi();
  const { user } = useSession();
  const { locale } = useLocale();
  return useQuery({
    queryKey: ['certificate', slug, user?.id ?? 'guest', locale],
    queryFn: () => api.getCertificate({ params: { slug } }),
  });
}
