import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { users, type User } from '../../kernel/users.tables.ts';
import { userRoles } from '../roles/roles.tables.ts';

const { passwordHash: _passwordHash, ...publicColumns } = getTableColumns(users);

export async function insertUser(db: Database, user: typeof users.$inferInsert, roles: RoleName[]): Promise<User> {
  const [row] = await db.insert(users).values(user).returning(publicColumns);
  if (row === undefined) throw new Error('The new user was not returned.');
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
  return row;
}

export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (row === undefined) return undefined;
  const { passwordHash, ...user } = row;
  return { user, passwordHash };
}

export async function findUserById(db: Database, id: string): Promise<User | undefined> {
  const [row] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return row;
}

export interface ListedUserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  full_name: string;
  title: string | null;
  profile_image: string | null;
  first_login: boolean;
  created_at: string;
  deletes_at: string | null;
  creator_status: CreatorStatus;
  roles: string[];
  last_used_at: string | null;
}

export interface UserFilters {
  role?: string | undefined;
  q?: string | undefined;
}

const columns = sql`u.id, u.email, u.first_name, u.last_name, u.full_name, u.title, u.profile_image, u.first_login,
  u.created_at, u.deletes_at, u.creator_status,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
  (select max(s.last_used_at) from sessions s where s.user_id = u.id) as last_used_at`;

/** As the index `users_words` holds them. */
const words = sql`plain_words(u.full_name || ' ' || u.email)`;

/** All words anywhere in name or address, or a likeness to them: people mistype names. */
function isNamed(q: string): SQL {
  const typed = wordsOf(q);
  if (typed.length === 0) return sql`false`;
  const each = typed.map((word) => sql`${words} like plain_words(${`%${word}%`})`);
  return sql`((${sql.join(each, sql` and `)}) or plain_words(${typed.join(' ')}) <% ${words})`;
}

const isListed = ({ role, q }: UserFilters): SQL => sql`u.deleted_at is null
  and ${role === undefined ? sql`true` : sql`exists (select from user_roles r where r.user_id = u.id and r.role = ${role})`}
  and ${q === undefined || q === '' ? sql`true` : isNamed(q)}`;

export const findUsers = (
  db: Database,
  filters: UserFilters & { page: number; per_page: number },
): Promise<ListedUserRow[]> =>
  rowsOf<ListedUserRow>(
    db,
    sql`select ${columns} from users u where ${isListed(filters)} order by u.created_at desc, u.id desc ${pageOf(filters)}`,
  );

export async function countUsers(db: Database, filters: UserFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from users u where ${isListed(filters)}`,
  );
  return row?.total ?? 0;
}

/** The very address, then names and addresses that begin so, then those that are most like it. */
export function searchFor({ q, limit }: { q: string; limit: number }): SQL {
  const plain = sql`plain_words(${wordsOf(q).join(' ')})`;
  return sql`select ${columns} from users u
    where ${isListed({ q })}
    order by lower(u.email) = lower(${q}) desc,
      plain_words(u.full_name) like ${plain} || '%' or plain_words(u.email) like ${plain} || '%' desc,
      word_similarity(${plain}, ${words}) desc, u.full_name, u.id
    limit ${limit}`;
}

export const searchForUsers = (db: Database, asked: { q: string; limit: number }): Promise<ListedUserRow[]> =>
  rowsOf<ListedUserRow>(db, searchFor(asked));
