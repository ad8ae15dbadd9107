import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useDiscussionText } from '@stoa/shared/i18n/messages/discussion.ts';
import { refusals } from '@stoa/shared/remote/discussions/refusals.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useTalkText } from '../../messages/talk.ts';
import { keepDiscussion, useRefreshDiscussions } from './use-discussions.ts';

/** What readers, writers and the course's team do with a text. */
export function useDiscussionActs({ id, parent_id }: Pick<Discussion, 'id' | 'parent_id'>) {
  const api = useApi();
  const t = useTalkText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(useDiscussionText(), refusals);
  const queryClient = useQueryClient();
  const refresh = useRefreshDiscussions();
  const params = { id };
  const onError = (error: Error) => {
    toasts.show({ kind: 'error', message: refusal(error) });
    void refresh();
  };
  const onSuccess = (changed: Discussion) => keepDiscussion(queryClient, changed);

  const restore = useMutation({
    mutationFn: () => api.restoreDiscussion({ params }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ kind: 'success', message: t('done.restored') });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.removeDiscussion({ params }),
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
  const steer = useMutation({
    mutationFn: (body: { pinned?: boolean; locked?: boolean }) => api.steerDiscussion({ params, body }),
    onSuccess: refresh,
    onError,
  });
  const accept = useMutation({
    mutationFn: (isAccepted: boolean) =>
      api.acceptDiscussionReply({ params: { id: parent_id ?? id }, body: { reply_id: isAccepted ? id : null } }),
    onSuccess: refresh,
    onError,
  });
  const vote = useMutation({
    mutationFn: (up: boolean) => api.voteDiscussion({ params, body: { up } }),
    onSuccess,
    onError,
  });
  return { remove, restore, steer, accept, vote };
}
