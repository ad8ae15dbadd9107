import { useSearchParams } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Button, Group, SegmentedControl, Stack } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { NotificationDays } from '../features/notifications/notification-days.tsx';
import { useMarkRead } from '../features/notifications/use-mark-read.ts';
import { useNotifications } from '../features/notifications/use-notifications.ts';
import { useNotificationsText } from '../messages/notifications.ts';

/** What happened, newest first; what is shown of it stands in the address. */
export default function NotificationsScreen() {
  const t = useNotificationsText();
  const { navigation } = usePlatform();
  const { unreadCount } = useSession();
  const [search, setSearch] = useSearchParams();
  const unread = search.get('show') === 'unread';
  const notifications = useNotifications({ unread });
  const mark = useMarkRead();
  const rows = notifications.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page width="reading">
      <PageHeader
        title={t('title')}
        subtitle={<span role="status">{t('unread', { count: unreadCount })}</span>}
        actions={
          unreadCount > 0 && (
            <Button variant="default" loading={mark.all.isPending} onClick={() => mark.all.mutate()}>
              {t('readAll')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <Group justify="space-between">
          <SegmentedControl
            aria-label={t('show')}
            data={[
              { value: 'all', label: t('show.all') },
              { value: 'unread', label: t('show.unread') },
            ]}
            value={unread ? 'unread' : 'all'}
            onChange={(value) => setSearch(value === 'unread' ? { show: 'unread' } : {})}
          />
          {navigation.hasScreen(addresses.accountSettings) && (
            <LinkAnchor to={`${to.accountSettings()}#notifications`}>{t('settings')}</LinkAnchor>
          )}
        </Group>
        {notifications.isPending && <RowSkeleton label={t('loading')} />}
        {notifications.isError && <LoadFailed query={notifications} />}
        {notifications.data && rows.length === 0 && <NothingHere isNarrowed={unread} />}
        <NotificationDays notifications={rows} onMark={(id, read) => mark.one.mutate({ id, read })} />
        {notifications.hasNextPage && (
          <Button
            variant="default"
            loading={notifications.isFetchingNextPage}
            onClick={() => void notifications.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useNotificationsText();
  return isNarrowed ? (
    <EmptyState
      title={t('emptyUnread.title')}
      text={t('emptyUnread.text')}
      action={
        <LinkButton to={to.notifications()} variant="default">
          {t('emptyUnread.all')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState title={t('empty.title')} text={t('empty.text')} />
  );
}
