import { sql } from 'drizzle-orm';
import { exportedRow, exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportProfile: ExportPart = (db, { userId }) =>
  exportedRow(
    db,
    sql`select u.id, u.email, u.first_name, u.last_name, u.title, u.about, u.password_hash is not null as has_password,
          u.wants_to_teach,
          (select w.email from email_changes w where w.user_id = u.id) as email_to_be_confirmed, u.creator_status, u.created_at, u.deletes_at,
          (select coalesce(json_agg(json_build_object('role', r.role, 'granted_at', r.granted_at, 'origin', r.origin,
              'reason', r.grant_reason) order by r.role), '[]')
           from user_roles r where r.user_id = u.id) as roles,
          (select json_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes, 'created_at', f.created_at)
           from profile_photos p join files f on f.id = p.file_id where p.user_id = u.id) as photo
        from users u where u.id = ${userId}`,
  );

export const exportIntroduction: ExportPart = (db, { userId }) =>
  exportedRow(
    db,
    sql`select i.goal, i.level, i.weekly_minutes, i.language, i.created_at, i.updated_at,
          array(select k.name from unnest(i.interests) with ordinality as chosen(id, place)
                join categories k on k.id = chosen.id order by chosen.place) as interests
        from introductions i where i.user_id = ${userId}`,
  );

export const exportWeeklyGoal: ExportPart = (db, { userId }) =>
  exportedRow(db, sql`select weekly_minutes, updated_at from weekly_goals where user_id = ${userId}`);

export const exportPreferences: ExportPart = async (db, { userId }) => ({
  ...(await exportedRow(db, sql`select locale, color_scheme, time_zone from users where id = ${userId}`)),
  notifications: await exportedRows(
    db,
    sql`select kind, site, mail from notification_channels where user_id = ${userId} order by kind`,
  ),
});
