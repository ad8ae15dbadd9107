import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HelpArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import { type HelpAudience, helpAudiences } from '@stoa/shared/contract/administration/help-words.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useHelpText } from '../../messages/help.ts';
import { browserId, knownBrowserId } from './browser-id.ts';

export type Readers = HelpAudience | 'all';
export const readers: readonly Readers[] = ['all', ...helpAudiences];

/** For whom one looks: as the address says; else words are looked for everywhere, and what there is is shown as one is. */
export function useReaders(asked: string | null, q: string): Readers {
  const { state, permissions } = useSession();
  const named = readers.find((one) => one === asked);
  if (named !== undefined) return named;
  if (q !== '') return 'all';
  if (state !== 'signed-in') return 'guest';
  if (permissions.includes('view-partner-dashboard')) return 'partner';
  return permissions.includes('create-course') ? 'teacher' : 'learner';
}

export function useHelpList({ q, audience }: { q: string; audience: Readers }) {
  const api = useApi();
  const { locale } = useLocale();
  return useQuery({
    queryKey: ['help', locale, audience, q],
    queryFn: ({ signal }) => api.listHelp({ query: { q, ...(audience !== 'all' && { audience }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

const useArticleKey = (slug: string) => {
  const { locale } = useLocale();
  const { user } = useSession();
  return ['help-article', slug, locale, user?.id];
};

export function useHelpArticle(slug: string) {
  const api = useApi();
  const browser = knownBrowserId();
  return useQuery({
    queryKey: useArticleKey(slug),
    queryFn: ({ signal }) => api.getHelp({ params: { slug }, query: browser === undefined ? {} : { browser }, signal }),
  });
}

/** Says whether the article helped; said again, the new answer holds. */
export function useAnswer(slug: string) {
  const t = useHelpText();
  const api = useApi();
  const { toasts } = usePlatform();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const queryKey = useArticleKey(slug);
  return useSingleMutation({
    mutationKey: ['answer-help', slug],
    mutationFn: (helpful: boolean) => api.answerHelp({ params: { slug }, body: { helpful, browser: browserId() } }),
    onSuccess: (_, helpful) =>
      queryClient.setQueryData<HelpArticle>(queryKey, (known) => known && { ...known, helpful }),
    onError: (error) => toasts.show({ kind: 'error', message: t('answer.failed', { reason: errorText(error) }) }),
  });
}
