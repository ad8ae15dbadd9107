import type { Routes } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { listChannels, updateChannels } from './channels.service.ts';
import {
  countNotifications,
  findNotifications,
  summarizeNotifications,
  updateAllRead,
  updateRead,
  updateUnread,
  updateUnreadOf,
} from './notifications.repository.ts';
import { notificationOf } from './notifications.service.ts';

export const notificationRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listNotifications: async ({ viewer, query: { page, per_page, unread = false }, request }) => {
      const filter = { userId: viewer.user.id, unread };
      const [rows, total] = await Promise.all([
        findNotifications(db, filter, { limit: per_page, offset: (page - 1) * per_page }),
        countNotifications(db, filter),
      ]);
      return { items: rows.map((row) => notificationOf(row, request.locale)), page, per_page, total };
    },
    getNotificationSummary: ({ viewer }) => summarizeNotifications(db, viewer.user.id),
    readNotification: async ({ viewer, params, request }) => {
      const row = await updateRead(db, viewer.user.id, params.id);
      if (row === undefined) throw notFound();
      return notificationOf(row, request.locale);
    },
    unreadNotification: async ({ viewer, params, request }) => {
      const row = await updateUnread(db, viewer.user.id, params.id);
      if (row === undefined) throw notFound();
      return notificationOf(row, request.locale);
    },
    readAllNotifications: async ({ viewer }) => {
      const readAt = new Date();
      const count = await updateAllRead(db, viewer.user.id, readAt);
      return { count, read_at: instantOf(readAt) };
    },
    undoReadAll: async ({ viewer, body }) => {
      await updateUnreadOf(db, viewer.user.id, new Date(body.read_at));
      return { ok: true };
    },
    listNotificationChannels: ({ viewer }) => listChannels(db, viewer),
    updateNotificationChannels: ({ viewer, body }) => updateChannels(db, viewer, body),
  });
};
