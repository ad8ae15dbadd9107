import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ModeratedSubject } from '@stoa/shared/contract/community/community-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCommunityText } from '../../messages/community.ts';
import { refusals } from './refusals.ts';

export type Moderation =
  { action: 'pin' | 'unpin' | 'lock' | 'unlock' } | { action: 'remove' | 'restore'; reason: string };

const doneTexts = {
  pin: 'done.pinned',
  unpin: 'done.unpinned',
  lock: 'done.locked',
  unlock: 'done.unlocked',
  remove: 'done.moderatorRemoved',
  restore: 'done.moderatorRestored',
} as const;

/** What a moderator does of their own accord. Everything of the community is read again afterwards. */
export function useModerate({ subject, id }: { subject: ModeratedSubject; id: string }) {
  const api = useApi();
  const t = useCommunityText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['community'] });
  return useMutation({
    mutationFn: (body: Moderation) => api.moderateContent({ params: { subject, id }, body }),
    onSuccess: async (_, { action }) => {
      toasts.show({ kind: 'success', message: t(doneTexts[action]) });
      await refresh();
    },
    onError: (error, body) => {
      // A dialog tells its own failures.
      if (!('reason' in body)) toasts.show({ kind: 'error', message: refusal(error) });
      void refresh();
    },
  });
}
