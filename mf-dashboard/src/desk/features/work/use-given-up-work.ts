import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenUpWork } from '@stoa/shared/contract/people/background-work.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useWorkText } from '../../messages/work.ts';

export const PER_PAGE = 25;
const KEY = ['given-up-work'];

export function useGivenUpWork({ page, kind }: { page: number; kind: string | undefined }) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, kind, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) =>
        api.listGivenUpWork({ query: { page: at, per_page: PER_PAGE, ...(kind && { kind }) }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The list is read again, also when somebody else was faster. */
export function useRetry({ id, kind }: GivenUpWork) {
  const api = useApi();
  const t = useWorkText();
  const refusal = useRefusal(t, ['not_found']);
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.retryWork({ params: { id } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('retry.done', { work: kind }) }),
    onError: (error) =>
      toasts.show({
        kind: isApiError(error) && error.code === 'not_found' ? 'warning' : 'error',
        message: refusal(error),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** To all chosen ones at once; it is said to how many of them it was done. */
export function useManyWork(onDone: () => void) {
  const api = useApi();
  const t = useWorkText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const after = (message: string) => {
    toasts.show({ kind: 'success', message });
    onDone();
  };
  const settle = () => queryClient.invalidateQueries({ queryKey: KEY });
  const retry = useMutation({
    mutationFn: (ids: string[]) => api.retryManyWork({ body: { ids } }),
    onSuccess: ({ done }) => after(t('many.retried', { count: done })),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
    onSettled: settle,
  });
  const drop = useMutation({
    mutationFn: (body: { ids: string[]; reason: string }) => api.dropWork({ body }),
    onSuccess: ({ done }) => after(t('many.dropped', { count: done })),
    onSettled: settle,
  });
  return { retry, drop, failure: drop.error ? errorText(drop.error) : undefined };
}
