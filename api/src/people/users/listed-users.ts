import { type SQL, sql } from 'drizzle-orm';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';
import type { Standing, UserSort } from '@stoa/shared/contract/people/standings.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { wordsOf } from '../../kernel/search-words.ts';

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
  suspended_at: string | null;
}

export interface UserFilters {
  role?: string | undefined;
  standing?: Standing | undefined;
  q?: string | undefined;
}

export interface UserOrder {
  sort: UserSort;
  order: Order;
}

const suspendedAt = sql`(select s.suspended_at from suspensions s where s.user_id = u.id and s.ended_at is null)`;
const lastUsedAt = sql`(select max(s.last_used_at) from sessions s where s.user_id = u.id)`;

const columns = sql`u.id, u.email, u.first_name, u.last_name, u.full_name, u.title, u.profile_image, u.first_login,
  u.created_at, u.deletes_at, u.creator_status,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
  ${lastUsedAt} as last_used_at, ${suspendedAt} as suspended_at`;

/** As the index `users_words` holds them. */
const words = sql`plain_words(u.full_name || ' ' || u.email)`;

/** All words anywhere in name or address, of people `u`. */
const hasWords = (typed: readonly string[]): SQL =>
  sql.join(
    typed.map((word) => sql`${words} like plain_words(${`%${word}%`})`),
    sql` and `,
  );

/** All words anywhere in name or address; where nobody has them, a likeness to them: people mistype names. */
function isNamed(q: string): SQL {
  const typed = wordsOf(q);
  if (typed.length === 0) return sql`false`;
  const nobodyHas = sql`not exists (select from users u where u.deleted_at is null and ${hasWords(typed)})`;
  // In two halves, each found by the index of words: an `or` would have the words of everybody written out.
  return sql`u.id in (
    select u.id from users u where u.deleted_at is null and ${hasWords(typed)}
    union all
    select u.id from users u where ${nobodyHas} and plain_words(${typed.join(' ')}) <% ${words})`;
}

const standingIs: Record<Standing, SQL> = {
  active: sql`u.deletes_at is null and ${suspendedAt} is null`,
  suspended: sql`${suspendedAt} is not null`,
  deleting: sql`u.deletes_at is not null`,
  unconfirmed: sql`u.creator_status = 'pending'`,
};

const sortedBy: Record<UserSort, SQL> = {
  created: sql`u.created_at`,
  name: sql`lower(u.full_name)`,
  used: lastUsedAt,
};

const directions: Record<Order, SQL> = { ascending: sql`asc nulls first`, descending: sql`desc nulls last` };

const orderBy = ({ sort, order }: UserOrder): SQL =>
  sql`order by ${sortedBy[sort]} ${directions[order]}, u.id ${directions[order]}`;

const isListed = ({ role, standing, q }: UserFilters): SQL => sql`u.deleted_at is null
  and ${role === undefined ? sql`true` : sql`exists (select from user_roles r where r.user_id = u.id and r.role = ${role})`}
  and ${standing === undefined ? sql`true` : standingIs[standing]}
  and ${q === undefined || q === '' ? sql`true` : isNamed(q)}`;

export const findUsers = (
  db: Database,
  filters: UserFilters & UserOrder & { page: number; per_page: number },
): Promise<ListedUserRow[]> =>
  rowsOf<ListedUserRow>(
    db,
    // Only of those on the page all that is shown of them.
    sql`with picked as materialized (
          select u.id, row_number() over () as place from (
            select u.id from users u where ${isListed(filters)} ${orderBy(filters)} ${pageOf(filters)}) u
        )
        select ${columns} from picked join users u on u.id = picked.id order by picked.place`,
  );

export async function findListedUser(db: Database, id: string): Promise<ListedUserRow | undefined> {
  const [row] = await rowsOf<ListedUserRow>(
    db,
    sql`select ${columns} from users u where u.id = ${id} and u.deleted_at is null`,
  );
  return row;
}

/** Where the next rows begin: what they are sorted by, as the database writes it, and the id. */
export interface UserKey {
  value: string | null;
  id: string;
}

/**
 * The rows behind a key, in the same order; whoever came or went meanwhile moves none of them. Nothing is last in a
 * descending order, and first in an ascending one.
 */
export async function findUsersBehind(
  db: Database,
  { limit, behind, ...filters }: UserFilters & UserOrder & { limit: number; behind: UserKey | undefined },
): Promise<{ rows: ListedUserRow[]; next: UserKey | undefined }> {
  const rows = await rowsOf<ListedUserRow & { sort_key: string | null }>(
    db,
    sql`with listed as (select ${columns}, ${keyedBy[filters.sort]} as sorted_by from users u where ${isListed(filters)})
        select u.*, u.sorted_by::text as sort_key from listed u
        where ${behind === undefined ? sql`true` : isBehind(filters, behind)}
        order by u.sorted_by ${directions[filters.order]}, u.id ${directions[filters.order]} limit ${limit}`,
  );
  const last = rows.at(-1);
  return { rows, next: last && rows.length === limit ? { value: last.sort_key, id: last.id } : undefined };
}

const keyedBy: Record<UserSort, SQL> = {
  created: sql`u.created_at`,
  name: sql`lower(u.full_name)`,
  used: lastUsedAt,
};

function isBehind({ sort, order }: UserOrder, { value, id }: UserKey): SQL {
  const isAscending = order === 'ascending';
  const than = isAscending ? sql`>` : sql`<`;
  const sameAs = sql`u.id ${than} ${id}`;
  if (value === null) {
    const isNothing = sql`(u.sorted_by is null and ${sameAs})`;
    return isAscending ? sql`(${isNothing} or u.sorted_by is not null)` : isNothing;
  }
  const key = sort === 'name' ? sql`${value}::text` : sql`${value}::timestamptz`;
  const isLater = sql`(u.sorted_by ${than} ${key} or (u.sorted_by = ${key} and ${sameAs}))`;
  return isAscending ? isLater : sql`(${isLater} or u.sorted_by is null)`;
}

export const findListedUsers = (db: Database, ids: readonly string[]): Promise<ListedUserRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : rowsOf<ListedUserRow>(
        db,
        sql`select ${columns} from users u where u.id in ${[...ids]} and u.deleted_at is null order by u.id`,
      );

export const countUsers = (db: Database, filters: UserFilters): Promise<CappedTotal> =>
  countUpToMost(db, sql`from users u where ${isListed(filters)}`);

/** So many of all who have the words are weighed, beside those whose name or address begins so. */
const WEIGHED = 300;

/** The very address, then names and addresses that begin so, then those that are most like it. */
export function searchFor({ q, limit }: { q: string; limit: number }): SQL {
  const typed = wordsOf(q);
  const plain = sql`plain_words(${typed.join(' ')})`;
  const weighed = (isMet: SQL) =>
    sql`(select u.id from users u where u.deleted_at is null and ${typed.length > 0}::boolean and ${isMet} limit ${WEIGHED})`;
  return sql`
    with met as materialized (
      ${weighed(sql`lower(u.email) like lower(${likePattern(q).slice(1)})`)}
      union ${weighed(sql`plain_words(u.full_name) like ${plain} || '%'`)}
      union ${weighed(isNamed(q))}
    )
    select ${columns} from met join users u on u.id = met.id
    order by lower(u.email) = lower(${q}) desc,
      plain_words(u.full_name) like ${plain} || '%' or plain_words(u.email) like ${plain} || '%' desc,
      word_similarity(${plain}, ${words}) desc, u.full_name, u.id
    limit ${limit}`;
}

export const searchForUsers = (db: Database, asked: { q: string; limit: number }): Promise<ListedUserRow[]> =>
  rowsOf<ListedUserRow>(db, searchFor(asked));
