import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** What this person said in rooms, as long as it is kept. */
export const exportRoomChat: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select s.title as class, l.text, l.at from room_chat l join live_sessions s on s.id = l.class_id
        where l.user_id = ${userId} order by l.id`,
  );
