import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useCommunityText } from '../../messages/community.ts';

export const PER_PAGE = 20;

export function useReports(query: { status: ReportStatus; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['community', 'reports', query],
    queryFn: ({ signal }) =>
      readPage(query.page, (page) => api.listContentReports({ query: { ...query, page, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useDecisions({ page }: { page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['community', 'decisions', page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listModerationDecisions({ query: { page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

export interface Decision {
  verdict: 'accepted' | 'rejected';
  note: string;
}

/** The queue is read again, also when another moderator was faster. */
export function useDecideReport(id: string) {
  const api = useApi();
  const t = useCommunityText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => api.decideContentReport({ params: { id }, body }),
    onSuccess: (_, { verdict }) =>
      toasts.show({
        kind: 'success',
        message: t(verdict === 'accepted' ? 'queue.doneAccepted' : 'queue.doneRejected'),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['community'] }),
  });
}
