import { desc, eq } from 'drizzle-orm';
import type { ExportPart } from '../../kernel/export-part.ts';
import { notificationOf } from './notifications.service.ts';
import { notifications } from './notifications.tables.ts';

export const exportNotifications: ExportPart = async (db, { userId, locale }) => {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
  return rows.map((row) => {
    const { kind, title, body, link, created_at } = notificationOf(row, locale);
    return { kind, title, body, link, created_at, read_at: row.readAt };
  });
};
