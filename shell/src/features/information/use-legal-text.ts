import { useQuery } from '@tanstack/react-query';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';

/** Then the page shows the text that is built in: better than none. */
const PATIENCE_MS = 5_000;

/** The published text in the page's language: as it holds today, or one version of it. */
export function useLegalText(kind: LegalKind, version: number | undefined) {
  const api = useApi();
  const { locale } = useLocale();
  return useQuery({
    queryKey: ['legal-text', kind, version ?? 'in force', locale],
    queryFn: ({ signal }) =>
      api.getLegalText({
        params: { kind },
        query: version === undefined ? {} : { version },
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      }),
    retry: false,
    networkMode: 'always',
  });
}
