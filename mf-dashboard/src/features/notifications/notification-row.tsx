import type { Notification } from '@stoa/shared/contract/notifications.ts';
import { agoText } from '@stoa/shared/ui/format.ts';
import { Button, Text } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import classes from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  onRead(id: string): void;
}

/** Opening what it is about reads it. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { id, title, body, link, read, created_at } = notification;
  const markRead = () => {
    if (!read) onRead(id);
  };
  return (
    <li className={classes.row} data-read={read}>
      <div className={classes.words}>
        <Text fw={read ? 400 : 650}>
          {link ? (
            <LinkAnchor c="inherit" to={link} onClick={markRead}>
              {title}
            </LinkAnchor>
          ) : (
            title
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {body}
        </Text>
        <Text size="xs" c="dimmed">
          {agoText(created_at)}
        </Text>
      </div>
      {!read && (
        <Button size="compact-sm" variant="subtle" onClick={markRead} aria-label={`Mark as read: ${title}`}>
          Mark as read
        </Button>
      )}
    </li>
  );
}
