import type { Notification } from '@stoa/shared/contract/telling/notifications.ts';

export interface DayOfNotifications {
  /** The first moment of the day, in the reader's time zone. */
  day: Date;
  items: Notification[];
}

/** In the order given, which is newest first. */
export function groupByDay(notifications: readonly Notification[]): DayOfNotifications[] {
  const days: DayOfNotifications[] = [];
  for (const notification of notifications) {
    const day = dayOf(new Date(notification.created_at));
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.items.push(notification);
    else days.push({ day, items: [notification] });
  }
  return days;
}

const dayOf = (moment: Date): Date => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** 0 is today, 1 yesterday. A day may have 23 hours or 25. */
export const daysAgo = (day: Date, now: Date): number =>
  Math.round((dayOf(now).getTime() - day.getTime()) / (24 * 60 * 60 * 1000));
