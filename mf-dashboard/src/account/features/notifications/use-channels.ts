import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChosenKind, NotificationChannels } from '@stoa/shared/contract/telling/notifications.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useChangeLine } from '@stoa/shared/remote/use-change-line.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSettingsText } from '../../messages/settings.ts';

const KEY = ['notification-channels'];
type Channels = NotificationChannels[];
export type Channel = 'site' | 'mail';

interface Switched {
  kind: ChosenKind;
  channel: Channel;
  isOn: boolean;
}

/** Where each kind is told. A change shows at once; one that is refused goes back, and says so. */
export function useChannels() {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const line = useChangeLine();
  const channels = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.listNotificationChannels({ signal }) });
  const put = ({ kind, channel, isOn }: Switched) =>
    queryClient.setQueryData<Channels>(KEY, (rows) =>
      rows?.map((row) => (row.kind === kind ? { ...row, [channel]: isOn } : row)),
    );
  const change = useMutation({
    mutationKey: KEY,
    mutationFn: ({ kind, channel, isOn }: Switched) =>
      line.send(`channel ${kind} ${channel}`, () =>
        api.updateNotificationChannels({ body: { kind, [channel]: isOn }, keepalive: true }),
      ),
    onMutate: async (switched) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      put(switched);
    },
    onError: (error, { isOn, ...switched }) => {
      put({ ...switched, isOn: !isOn });
      toasts.show({ kind: 'error', message: t('channels.failed', { reason: errorText(error) }) });
    },
    // While another change is under way, the answer to this one is older than what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: KEY }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: KEY }),
  });
  /** To the other side of where it stands now, which may be newer than what is drawn. */
  const toggle = (kind: ChosenKind, channel: Channel) => {
    const row = queryClient.getQueryData<Channels>(KEY)?.find((one) => one.kind === kind);
    if (row) change.mutate({ kind, channel, isOn: !row[channel] });
  };
  return { channels, toggle };
}
