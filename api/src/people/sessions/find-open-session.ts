import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';
import type { User } from '../../kernel/users.tables.ts';
import { holds } from '../roles/role-holders.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** The permissions that it gives a person beside those of their roles, one a row. */
    grants?: (userId: SQL) => SQL;
  }
}

interface ViewerRow {
  session_id: string;
  is_used_lately: boolean;
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
  wants_to_teach: boolean;
  created_at: string;
  roles: string[];
  grants: string[];
  seer_id: string | null;
  seer_name: string | null;
  seen_until: string | null;
}

interface OpenSession {
  sessionId: string;
  isUsedLately: boolean;
  user: User;
  roles: string[];
  grants: string[];
  seenBy: { id: string; fullName: string; until: Date } | undefined;
}

const managesUsers = (userId: SQL): SQL => holds(userId, 'manage-users');

/**
 * The open session of this token hash, with its user and their roles, in one question. While its owner sees the site as
 * somebody else, that is the user: asked anew each time, so that it is over when either has become, or is no longer, one
 * who manages users.
 */
export async function findOpenSession(
  db: Database,
  nouns: readonly Noun[],
  tokenHash: string,
): Promise<OpenSession | undefined> {
  const [row] = await rowsOf<ViewerRow>(
    db,
    sql`select s.id as session_id, s.last_used_at > now() - interval '1 minute' as is_used_lately,
               u.id, u.email, u.first_name, u.last_name, u.full_name, u.title, u.profile_image,
               u.first_login, u.about, u.locale, u.color_scheme, u.time_zone, u.deletes_at, u.creator_status,
               u.wants_to_teach, u.created_at,
               array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
               array(${grantedTo(nouns, sql`u.id`)}) as grants,
               seer.id as seer_id, seer.full_name as seer_name, i.ends_at as seen_until
        from sessions s
        left join impersonations i on i.session_id = s.id and i.ended_at is null and i.ends_at > now()
          and i.actor_id = s.user_id and ${managesUsers(sql`s.user_id`)} and not ${managesUsers(sql`i.person_id`)}
        left join users seer on seer.id = i.actor_id
        join users u on u.id = coalesce(i.person_id, s.user_id)
        where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > now()
          and not exists (select from suspensions x where x.user_id = s.user_id and x.ended_at is null)`,
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
    wantsToTeach: row.wants_to_teach,
    createdAt: new Date(row.created_at),
  };
  return {
    sessionId: row.session_id,
    isUsedLately: row.is_used_lately,
    user,
    roles: row.roles,
    grants: row.grants,
    seenBy: seerOf(row),
  };
}

const seerOf = ({ seer_id: id, seer_name: fullName, seen_until: until }: ViewerRow): OpenSession['seenBy'] =>
  id === null || fullName === null || until === null ? undefined : { id, fullName, until: new Date(until) };

/** Each once. */
const grantedTo = (nouns: readonly Noun[], userId: SQL): SQL =>
  sql.join(
    [sql`select null::text where false`, ...nouns.flatMap(({ grants }) => grants?.(userId) ?? [])],
    sql` union `,
  );
