import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { download } from '@stoa/shared/ui/download.ts';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';

export const PER_PAGE = 20;

export function useEarnings() {
  const api = useApi();
  return useQuery({ queryKey: ['earnings'], queryFn: ({ signal }) => api.getEarnings({ signal }) });
}

export function useSales(given: { currency: string; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['earnings', 'sales', given],
    queryFn: ({ signal }) =>
      readPage(given.page, (page) => api.listSales({ query: { ...given, page, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useOwnPayouts(given: { currency: string; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['earnings', 'payouts', given],
    queryFn: ({ signal }) =>
      readPage(given.page, (page) => api.listOwnPayouts({ query: { ...given, page, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

type Asked = NonNullable<Parameters<ReturnType<typeof useApi>['getStatementLink']>[0]>['query'];

/** Has the browser save a statement: its link is made when it is wanted, for it does not live long. */
export function useStatementFile() {
  const api = useApi();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  return useMutation({
    mutationFn: (query: Asked) => api.getStatementLink({ query }),
    onSuccess: ({ url }) => download(url),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
}
