import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationChannels } from '@stoa/shared/contract/telling/notifications.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSettingsText } from '../../messages/settings.ts';

const KEY = ['notification-channels'];
type Channels = NotificationChannels[];

/** Where each kind is told. A change shows at once; one that is refused goes back, and says so. */
export function useChannels() {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const channels = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.listNotificationChannels({ signal }) });
  const put = (row: NotificationChannels) =>
    queryClient.setQueryData<Channels>(KEY, (rows) => rows?.map((one) => (one.kind === row.kind ? row : one)));
  const change = useMutation({
    mutationKey: KEY,
    mutationFn: (row: NotificationChannels) => api.updateNotificationChannels({ body: row }),
    onMutate: async (row) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      const before = queryClient.getQueryData<Channels>(KEY)?.find(({ kind }) => kind === row.kind);
      put(row);
      return before;
    },
    onError: (error, _, before) => {
      if (before) put(before);
      toasts.show({ kind: 'error', message: t('channels.failed', { reason: errorText(error) }) });
    },
    // While another change is under way, the answer to this one is older than what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: KEY }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: KEY }),
  });
  return { channels, change };
}
