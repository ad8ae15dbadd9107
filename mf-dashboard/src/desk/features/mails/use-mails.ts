import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailSorts, mailStates, mailTemplateNames } from '@stoa/shared/contract/telling/mail-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import type { TableState } from '../../../data-table/use-table-state.ts';
import { useMailsText } from '../../messages/mails.ts';

export const mailTable = {
  id: 'mails',
  filters: { q: 'text', state: mailStates, template: mailTemplateNames, from: 'day', to: 'day' },
  sorts: mailSorts,
  startsDescending: true,
} as const;
export type MailState = TableState<typeof mailTable>;

const KEY = ['outgoing-mails'];

const questionOf = ({ filters, sort }: Pick<MailState, 'filters' | 'sort'>) => ({
  ...filters,
  sort: sort.by,
  order: sort.isDescending ? ('descending' as const) : ('ascending' as const),
});

export function useMails({ filters, sort, page }: MailState) {
  const api = useApi();
  const question = questionOf({ filters, sort });
  return useQuery({
    queryKey: [...KEY, question, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listMails({ query: { ...question, page: at, per_page: 25 }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useMailsFile(state: MailState) {
  const api = useApi();
  return () => api.getMailsLink({ query: questionOf(state) });
}

/** Has mails sent again, and can take that back while they wait. The list is read anew whatever came of it. */
export function useResend(onDone: () => void = () => undefined) {
  const api = useApi();
  const t = useMailsText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: Error) => toasts.show({ kind: 'error', message: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  };
  const undo = useMutation({
    mutationFn: (ids: string[]) => api.undoResendMails({ body: { ids } }),
    onSuccess: ({ done }) =>
      toasts.show({ kind: done > 0 ? 'success' : 'warning', message: t('resend.undone', { count: done }) }),
    ...settled,
  });
  return useMutation({
    mutationFn: (ids: string[]) => api.resendMails({ body: { ids } }),
    onSuccess: ({ resent, refused }) => {
      const message = t('resend.done', { count: resent.length, refused: refused.length });
      if (resent.length === 0) toasts.show({ kind: 'warning', message });
      else {
        const action = { label: t('resend.undo'), run: () => undo.mutate(resent) };
        toasts.show({ kind: 'success', message, action });
      }
      onDone();
    },
    ...settled,
  });
}
