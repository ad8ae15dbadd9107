import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnnouncementAudience, SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useAnnouncementsText } from '../../messages/announcements.ts';

export const PER_PAGE = 10;
const KEY = ['announcements'];

export function useSentAnnouncements({ courseId, page }: { courseId: string; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, 'sent', courseId, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) =>
        api.listSentAnnouncements({ query: { course_id: courseId, page: at, per_page: PER_PAGE }, signal }),
      ),
    placeholderData: keepPreviousData,
    // They are sent and read at any time.
    staleTime: 0,
  });
}

/** Reads what was sent again. */
export function useRefreshAnnouncements(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

/** How many it would reach, and how many more may be sent on that day. */
export function useReach(courseId: string, audience: AnnouncementAudience | undefined, sendAt: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, 'reach', courseId, audience, sendAt],
    queryFn: ({ signal }) =>
      api.countAudience({ params: { id: courseId }, body: { audience: audience!, send_at: sendAt }, signal }),
    enabled: audience !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useCancelAnnouncement({ id, subject }: SentAnnouncement, onDone: () => void) {
  const api = useApi();
  const t = useAnnouncementsText();
  const refusal = useBrokenRule();
  const { toasts } = usePlatform();
  const refresh = useRefreshAnnouncements();
  return useSingleMutation({
    mutationKey: ['announcement', id],
    mutationFn: () => api.cancelAnnouncement({ params: { id } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('done.cancelled', { subject }) }),
    onError: (error) => toasts.show({ kind: 'error', message: refusal(error, { conflict: t('refused.conflict') }) }),
    onSettled: () => {
      onDone();
      return refresh();
    },
  });
}
