import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { countText } from '@stoa/shared/ui/format.ts';
import { Button } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { NotificationRow } from '../features/notifications/notification-row.tsx';
import { useMarkRead, useNotifications } from '../features/notifications/use-notifications.ts';

export function NotificationsScreen() {
  const { unreadCount } = useSession();
  const notifications = useNotifications();
  const markRead = useMarkRead();
  const rows = notifications.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page width="reading">
      <PageHeader
        title="Notifications"
        subtitle={unreadCount > 0 ? `${countText(unreadCount, 'notification')} unread` : 'All read'}
        actions={
          unreadCount > 0 && (
            <Button variant="default" loading={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
              Mark all as read
            </Button>
          )
        }
      />
      {notifications.isPending && <RowSkeleton label="Loading notifications" />}
      {notifications.isError && <LoadFailed query={notifications} />}
      {notifications.data && rows.length === 0 && (
        <EmptyState
          title="No notifications yet"
          text="News about your enrolments, reviews and certificates appears here."
        />
      )}
      {rows.length > 0 && (
        <RowList>
          {rows.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onRead={(id) => markRead.mutate(id)} />
          ))}
        </RowList>
      )}
      {notifications.hasNextPage && (
        <Button
          variant="default"
          loading={notifications.isFetchingNextPage}
          onClick={() => void notifications.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </Page>
  );
}
