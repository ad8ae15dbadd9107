import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useModeratedAnnouncementsText } from '../../messages/moderated-announcements.ts';

export const PER_PAGE = 20;
const KEY = ['waiting-announcements'];

export function useWaitingAnnouncements({ page }: { page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listWaitingAnnouncements({ query: { page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The list is read again, also where it was sent meanwhile: it leaves the list then, and its dialog with it. */
export function useCancelAsModerator({ id, subject }: Pick<SentAnnouncement, 'id' | 'subject'>, onDone: () => void) {
  const t = useModeratedAnnouncementsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => api.cancelAnnouncementAsModerator({ params: { id }, body: { reason } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', message: t('done', { subject }) });
      onDone();
    },
    onError: (error) => {
      if (!isApiError(error) || error.code !== 'conflict') return;
      toasts.show({ kind: 'warning', message: t('late', { subject }) });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
