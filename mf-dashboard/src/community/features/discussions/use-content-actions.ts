import { useMutation } from '@tanstack/react-query';
import type { ContentSubject } from '@stoa/shared/contract/community/community-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCommunityText } from '../../messages/community.ts';
import { refusals } from './refusals.ts';
import { useRefreshThread } from './use-thread.ts';

interface ContentRef {
  subject: ContentSubject;
  id: string;
  postId: string;
}

/** What its author and its readers do with a text. */
export function useContentActions({ subject, id, postId }: ContentRef) {
  const api = useApi();
  const t = useCommunityText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const refresh = useRefreshThread(postId);
  const params = { subject, id };
  const onError = (error: Error) => {
    toasts.show({ kind: 'error', message: refusal(error) });
    void refresh();
  };

  const restore = useMutation({
    mutationFn: () => api.restoreContent({ params }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ kind: 'success', message: t('done.restored') });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.removeContent({ params }),
    onSuccess: async () => {
      toasts.show({
        kind: 'success',
        message: t('done.removed'),
        action: { label: t('done.undo'), run: () => restore.mutate() },
      });
      await refresh();
    },
    onError,
  });
  const report = useMutation({
    mutationFn: (reason: string) => api.reportContent({ params, body: { reason } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('done.reported') }),
  });
  return { remove, restore, report };
}

/** The author of a question in Help says which reply answered it. */
export function useAcceptReply(postId: string) {
  const api = useApi();
  const { toasts } = usePlatform();
  const refusal = useRefusal(useCommunityText(), refusals);
  const refresh = useRefreshThread(postId);
  return useMutation({
    mutationFn: (reply_id: string | null) => api.acceptReply({ params: { id: postId }, body: { reply_id } }),
    onSuccess: refresh,
    onError: (error) => {
      toasts.show({ kind: 'error', message: refusal(error) });
      void refresh();
    },
  });
}
