import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useChangeLine } from '@stoa/shared/remote/use-change-line.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useNotificationsText } from '../../messages/notifications.ts';

type Pages = InfiniteData<Reply<'listNotifications'>>;
const LISTS = ['notifications'];

interface Mark {
  id: string;
  read: boolean;
}

/** Marks notifications read or unread; the row changes at once, and the bell in the header follows. */
export function useMarkRead() {
  const t = useNotificationsText();
  const errorText = useErrorText();
  const api = useApi();
  const { events, toasts } = usePlatform();
  const queryClient = useQueryClient();
  const line = useChangeLine();

  const settle = () => {
    events.emit('notifications-changed', {});
    // While another mark is under way, the answer to this one is older than what is shown.
    return queryClient.isMutating({ mutationKey: LISTS }) > 1
      ? undefined
      : queryClient.invalidateQueries({ queryKey: LISTS });
  };
  const complain = (error: Error) => toasts.show({ kind: 'error', message: errorText(error) });
  const put = ({ id, read }: Mark) =>
    queryClient.setQueriesData<Pages>({ queryKey: LISTS }, (pages) => pages && marked(pages, id, read));

  const one = useMutation({
    mutationKey: LISTS,
    mutationFn: ({ id, read }: Mark) => {
      const call = read ? api.readNotification : api.unreadNotification;
      return line.send(`notification ${id}`, () => call({ params: { id }, keepalive: true }));
    },
    onMutate: async (mark) => {
      await queryClient.cancelQueries({ queryKey: LISTS });
      put(mark);
    },
    onError: (error, { id, read }) => {
      put({ id, read: !read });
      complain(error);
    },
    onSettled: settle,
  });

  const undo = useMutation({
    mutationKey: LISTS,
    mutationFn: (read_at: string) => api.undoReadAll({ body: { read_at }, keepalive: true }),
    onError: complain,
    onSettled: settle,
  });
  const all = useMutation({
    mutationKey: LISTS,
    mutationFn: () => api.readAllNotifications({ keepalive: true }),
    onSuccess: ({ count, read_at }) =>
      toasts.show({
        kind: 'success',
        message: t('readAll.done', { count }),
        action: { label: t('undo'), run: () => undo.mutate(read_at) },
      }),
    onError: complain,
    onSettled: settle,
  });
  return { one, all };
}

const marked = (pages: Pages, id: string, read: boolean): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, read } : item)),
  })),
});
