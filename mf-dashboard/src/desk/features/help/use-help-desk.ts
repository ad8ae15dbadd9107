import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { type HelpDeskArticle, type HelpDraft, helpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useHelpDeskText } from '../../messages/help-desk.ts';
import { useDraftForm, type Kept } from '../../../ui/use-draft-form.ts';

const LIST = ['help-desk'];
const keyOf = (id: string) => ['help-desk', id];

export function useHelpDesk() {
  const api = useApi();
  return useQuery({ queryKey: LIST, queryFn: ({ signal }) => api.listHelpDesk({ signal }) });
}

export function useHelpDeskArticle(id: string) {
  const api = useApi();
  return useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => api.getHelpDesk({ params: { id }, signal }) });
}

/** What a version says; it never changes. */
export function useHelpVersion(id: string, number: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['help-version', id, number],
    queryFn: ({ signal }) => api.getHelpVersion({ params: { id, number }, signal }),
    staleTime: Infinity,
  });
}

const keptOf = ({ version, slug, content }: HelpDeskArticle): Kept<HelpDraft> => ({
  version,
  values: { slug, ...content },
});

function useKeepArticle(): (article: HelpDeskArticle) => void {
  const queryClient = useQueryClient();
  return (article) => {
    queryClient.setQueryData(keyOf(article.id), article);
    void queryClient.invalidateQueries({ queryKey: LIST, exact: true });
  };
}

export function useHelpForm(article: HelpDeskArticle, form: RefObject<HTMLFormElement | null>) {
  const t = useHelpDeskText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const keep = useKeepArticle();
  const { id } = article;
  return useDraftForm({
    form,
    kept: keptOf(article),
    schema: helpDraft,
    send: async (draft, base_version) => {
      const saved = await api.saveHelp({ params: { id }, body: { ...draft, base_version } });
      keep(saved);
      toasts.show({ kind: 'success', message: t('saved') });
      return keptOf(saved);
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Publishes what is saved, or takes it out. */
export function useStanding({ id, version }: HelpDeskArticle) {
  const t = useHelpDeskText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const keep = useKeepArticle();
  const brokenRule = useBrokenRule();
  const given = { params: { id }, body: { base_version: version } };
  return useSingleMutation({
    mutationKey: ['help-standing', id],
    mutationFn: (to: 'published' | 'unpublished') =>
      to === 'published' ? api.publishHelp(given) : api.unpublishHelp(given),
    onSuccess: (article, to) => {
      keep(article);
      toasts.show({ kind: 'success', message: t(to) });
    },
    onError: (error) => {
      toasts.show({ kind: 'error', message: brokenRule(error) });
      return queryClient.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
}

/** Puts the list into another order; where that is refused, it is as the server has it. */
export function useHelpOrder() {
  const t = useHelpDeskText();
  const api = useApi();
  const { toasts } = usePlatform();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['help-order'],
    mutationFn: (ids: string[]) => api.orderHelp({ body: { ids } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('order.done') }),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIST, exact: true }),
  });
}
