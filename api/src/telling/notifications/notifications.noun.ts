import type { Noun } from '../../kernel/noun.ts';
import { foldNotices } from './merge-notices.ts';
import { exportNotifications } from './notifications.export.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notifications: Noun = {
  name: 'notifications',
  about: 'What happened, and where one wants to be told',
  routes: notificationRoutes,
  offers: {
    notification_channels: ['user_id', 'kind', 'site', 'mail'],
  },
  people: {
    deleted: ['notification_channels.user_id', 'notifications.user_id'],
  },
  merges: {
    'notification_channels.user_id': { onePer: ['kind'] },
    'notifications.user_id': foldNotices,
  },
  exports: { notifications: exportNotifications },
};
