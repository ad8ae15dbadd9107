import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { notFound } from '../problem.ts';
import { countNotifications, findNotifications, updateAllRead, updateRead } from './notifications.repository.ts';
import { notificationOf } from './notifications.service.ts';

export const notificationRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listNotifications: async ({ viewer, query: { page, per_page } }) => {
      const [rows, total] = await Promise.all([
        findNotifications(db, viewer.user.id, { limit: per_page, offset: (page - 1) * per_page }),
        countNotifications(db, viewer.user.id),
      ]);
      return { items: rows.map(notificationOf), page, per_page, total };
    },
    readNotification: async ({ viewer, params }) => {
      const row = await updateRead(db, viewer.user.id, params.id);
      if (row === undefined) throw notFound();
      return notificationOf(row);
    },
    readAllNotifications: async ({ viewer }) => {
      await updateAllRead(db, viewer.user.id);
      return { ok: true };
    },
  });
};
