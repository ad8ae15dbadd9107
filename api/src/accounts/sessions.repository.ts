import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { sessions, type User } from './accounts.tables.ts';

interface SessionRow {
  session_id: string;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  full_name: string;
  title: string | null;
  profile_image: string | null;
  first_login: boolean;
  about: string;
  locale: User['locale'];
  color_scheme: User['colorScheme'];
  time_zone: string | null;
  deletes_at: string | null;
  creator_status: User['creatorStatus'];
  created_at: string;
  roles: string[];
}

/** The open session of this token hash, with its user and their roles, in one question. */
export async function findOpenSession(
  db: Database,
  tokenHash: string,
): Promise<{ sessionId: string; user: User; roles: string[] } | undefined> {
  const [row] = await rowsOf<SessionRow>(
    db,
    sql`select s.id as session_id, u.id, u.email, u.first_name, u.last_name, u.full_name, u.title, u.profile_image,
               u.first_login, u.about, u.locale, u.color_scheme, u.time_zone, u.deletes_at, u.creator_status, u.created_at,
               array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > now()`,
  );
  if (row === undefined) return undefined;
  const user: User = {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    title: row.title,
    profileImage: row.profile_image,
    firstLogin: row.first_login,
    about: row.about,
    locale: row.locale,
    colorScheme: row.color_scheme,
    timeZone: row.time_zone,
    deletesAt: row.deletes_at === null ? null : new Date(row.deletes_at),
    creatorStatus: row.creator_status,
    createdAt: new Date(row.created_at),
  };
  return { sessionId: row.session_id, user, roles: row.roles };
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function revokeSession(db: Database, id: string): Promise<void> {
  await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, id));
}

export async function deleteOldSessions(db: Database): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now() - interval '7 days'`);
}
