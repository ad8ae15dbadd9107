import type { Notification } from '@stoa/shared/contract/telling/notifications.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { useNotificationsText } from '../../messages/notifications.ts';
import { daysAgo, groupByDay } from './group-by-day.ts';
import classes from './notification-days.module.css';
import { NotificationRow } from './notification-row.tsx';

interface NotificationDaysProps {
  notifications: readonly Notification[];
  onMark(id: string, read: boolean): void;
}

/** Newest first, under the day they are of. */
export function NotificationDays({ notifications, onMark }: NotificationDaysProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const now = new Date();
  const nameOf = (day: Date): string => {
    const away = daysAgo(day, now);
    if (away === 0) return t('today');
    return away === 1 ? t('yesterday') : format.date(day.toISOString());
  };
  return groupByDay(notifications).map(({ day, items }) => (
    <section key={day.getTime()} className={classes.day} aria-labelledby={`day-${day.getTime()}`}>
      <h2 id={`day-${day.getTime()}`} className={classes.name}>
        {nameOf(day)}
      </h2>
      <RowList>
        {items.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onMark={onMark} />
        ))}
      </RowList>
    </section>
  ));
}
