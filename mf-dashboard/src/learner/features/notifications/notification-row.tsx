import type { Notification } from '@stoa/shared/contract/telling/notifications.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useNotificationsText } from '../../messages/notifications.ts';
import classes from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  onMark(id: string, read: boolean): void;
}

/** Opening what it is about reads it. */
export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const { id, title, body, link, read, created_at } = notification;
  return (
    <li className={classes.row} data-read={read}>
      <div className={classes.words}>
        <Text fw={read ? 400 : 650}>
          {!read && <span className={classes.mark}>{t('isNew')}</span>}
          {link ? (
            <LinkAnchor c="inherit" to={link} onClick={() => !read && onMark(id, true)}>
              {title}
            </LinkAnchor>
          ) : (
            title
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {body}
        </Text>
        <Text size="xs" c="dimmed" component="time" dateTime={created_at}>
          {format.ago(created_at)}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        {...(read && { color: 'gray' })}
        onClick={() => onMark(id, !read)}
        aria-label={t(read ? 'unreadAgain.name' : 'read.name', { title })}
      >
        {t(read ? 'unreadAgain' : 'read')}
      </Button>
    </li>
  );
}
