import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  title: places.notifications,
  unread: '{count, plural, =0 {All read} one {# unread} other {# unread}}',
  show: actions.show,
  'show.all': 'All',
  'show.unread': 'Unread',
  loading: 'Loading notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  read: 'Mark as read',
  'read.name': 'Mark as read: {title}',
  unreadAgain: 'Mark as unread',
  'unreadAgain.name': 'Mark as unread: {title}',
  isNew: common.isNew,
  readAll: 'Mark all as read',
  'readAll.done':
    '{count, plural, =0 {No notification was left to read.} one {One notification is marked as read.} other {# notifications are marked as read.}}',
  undo: actions.undo,
  older: 'Show older notifications',
  settings: 'Notification settings',
  'empty.title': 'No notifications yet',
  'empty.text': 'News about your courses, reviews and certificates appears here.',
  'emptyUnread.title': 'Nothing unread',
  'emptyUnread.text': 'You have seen everything that happened.',
  'emptyUnread.all': 'Show all notifications',
} as const;
