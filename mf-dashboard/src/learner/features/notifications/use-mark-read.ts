import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useNotificationsText } from '../../messages/notifications.ts';

type Pages = InfiniteData<Reply<'listNotifications'>>;
const LISTS = ['notifications'];

/** Marks notifications read or unread; the row changes at once, and the bell in the header follows. */
export function useMarkRead() {
  const t = useNotificationsText();
  const errorText = useErrorText();
  const api = useApi();
  const { events, toasts } = usePlatform();
  const queryClient = useQueryClient();

  const settle = () => {
    events.emit('notifications-changed', {});
    return queryClient.invalidateQueries({ queryKey: LISTS });
  };
  const complain = (error: Error) => toasts.show({ kind: 'error', message: errorText(error) });

  const one = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      read ? api.readNotification({ params: { id } }) : api.unreadNotification({ params: { id } }),
    onMutate: ({ id, read }) => {
      queryClient.setQueriesData<Pages>({ queryKey: LISTS }, (pages) => pages && marked(pages, id, read));
    },
    onError: complain,
    onSettled: settle,
  });

  const undo = useMutation({
    mutationFn: (read_at: string) => api.undoReadAll({ body: { read_at } }),
    onError: complain,
    onSettled: settle,
  });
  const all = useMutation({
    mutationFn: () => api.readAllNotifications(),
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
