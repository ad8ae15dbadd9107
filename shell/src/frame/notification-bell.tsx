import { IconBell } from '@tabler/icons-react';
import { countText } from '@stoa/shared/ui/format.ts';
import { LinkIcon } from '@stoa/shared/ui/router-link.tsx';
import classes from './header.module.css';

export function NotificationBell({ unread }: { unread: number }) {
  const label = unread === 0 ? 'Notifications' : `Notifications, ${countText(unread, 'unread', 'unread')}`;
  return (
    <LinkIcon to="/notifications" label={label} className={classes.bell}>
      <IconBell size={21} stroke={1.6} aria-hidden="true" />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </LinkIcon>
  );
}
