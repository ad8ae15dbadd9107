import { eq, type SQL, sql } from 'drizzle-orm';
import type { LearningPathCard, pathSorts } from '@stoa/shared/contract/market/learning-paths.ts';
import type { TakenPathSort, PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { personColumn, type PersonRow } from '../../people/users/person-column.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { pathStanding } from './standing-sql.ts';
import { learningPaths, type PathRow } from './learning-paths.tables.ts';
import { isIn, placeColumn, placeTables } from './place-sql.ts';

export interface LearningPathRow {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  level: LearningPathCard['level'];
  category: LearningPathCard['category'];
  status: PathStatus;
  banner_file_id: string | null;
  banner_alt: string;
  partner: PersonRow;
  course_count: number;
  estimated_minutes: number;
  fee: LearningPathCard['fee'];
  amount_minor: number;
  compare_at_minor: number | null;
  currency: string;
}

export interface LearningPathDetailsRow extends LearningPathRow {
  overview: string;
  enforce_course_order: boolean;
  certificate: boolean;
  skills: Skill[];
  objectives: string[];
  is_taken: boolean;
}

const columns = sql`
  p.id, p.slug, p.title, p.subtitle, p.status, p.level, p.banner_file_id, p.banner_alt,
  ${placeColumn} as category,
  ${personColumn(sql`u`)} as partner,
  p.fee, p.amount_minor, p.compare_at_minor, p.currency, n.course_count, n.estimated_minutes`;

/** Courses that were taken off count no more. */
const tables = sql`
  learning_paths p ${placeTables}
  join users u on u.id = p.partner_id
  cross join lateral (
    select count(*)::int as course_count, coalesce(ceil(sum(c.duration_s) / 60.0), 0)::int as estimated_minutes
    from learning_path_courses pc join courses c on c.id = pc.course_id
    where pc.path_id = p.id and c.status = 'published' and c.deleted_at is null
  ) n`;

export interface PathFilters {
  category?: string | undefined;
  level?: LearningPathCard['level'] | undefined;
  fee?: LearningPathCard['fee'] | undefined;
  mine?: 'taken' | 'completed' | undefined;
  words: readonly string[];
  userId: string | undefined;
}

const matching = ({ category, level, fee, mine, words, userId }: PathFilters): SQL =>
  sql.join(
    [
      sql`p.status = 'published'`,
      ...(category === undefined ? [] : [isIn(category)]),
      ...(level === undefined ? [] : [sql`p.level = ${level}`]),
      ...(fee === undefined ? [] : [sql`p.fee = ${fee}`]),
      ...(mine === undefined ? [] : [isMine(mine, userId)]),
      ...words.map(hasWord),
    ],
    sql` and `,
  );

const isTakenBy = (userId: string | undefined): SQL => sql`exists (
  select from learning_path_enrolments e where e.path_id = p.id and e.user_id = ${userId ?? null}::uuid)`;

const isMine = (mine: 'taken' | 'completed', userId: string | undefined): SQL =>
  mine === 'taken'
    ? isTakenBy(userId)
    : sql`exists (
        select from learning_path_enrolments e
        where e.path_id = p.id and e.user_id = ${userId ?? null}::uuid and e.completed_at is not null)`;

const orders: Record<(typeof pathSorts)[number], SQL> = {
  newest: sql`p.published_at desc, p.id`,
  shortest: sql`n.estimated_minutes, p.published_at desc, p.id`,
  most_courses: sql`n.course_count desc, p.published_at desc, p.id`,
};

/** Somewhere in title or subtitle, or nearly: a letter or two amiss. */
const hasWord = (word: string): SQL => sql`(
  plain_words(p.title || ' ' || p.subtitle) like ${`%${word}%`}
  or word_similarity(${word}, plain_words(p.title || ' ' || p.subtitle)) >= 0.45)`;

export const findPublishedPaths = (
  db: Database,
  filters: PathFilters,
  { sort, ...page }: { page: number; per_page: number; sort: keyof typeof orders },
): Promise<LearningPathRow[]> =>
  rowsOf<LearningPathRow>(
    db,
    sql`select ${columns} from ${tables} where ${matching(filters)} order by ${orders[sort]} ${pageOf(page)}`,
  );

export async function countPublishedPaths(db: Database, filters: PathFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from learning_paths p ${placeTables}
        where ${matching(filters)}`,
  );
  return row?.total ?? 0;
}

/** What is said of the courses of path `p`, as the person who `taken` it meets them in `s`. */
const ofCourses = (said: SQL): SQL => sql`(
  select ${said} from (select taken.path_id, taken.user_id) e cross join lateral ${pathStanding} s)`;

const takenOrders: Record<TakenPathSort, SQL> = {
  enrolled: sql`taken.enrolled_at desc`,
  recent: sql`${ofCourses(sql`max(s.last_activity_at)`)} desc nulls last, taken.enrolled_at desc`,
  title: sql`plain_words(p.title)`,
  progress: sql`taken.completed_at is null, ${ofCourses(sql`avg(s.is_done::int) filter (where s.counts)`)} desc nulls last,
    taken.enrolled_at desc`,
};

/** Also what is offered no more; with a course, those that it is in. */
export const findTakenPaths = (
  db: Database,
  { userId, courseId }: { userId: string; courseId: string | undefined },
  { sort, ...page }: { page: number; per_page: number; sort: TakenPathSort },
): Promise<(LearningPathRow & { total: number })[]> =>
  rowsOf(
    db,
    sql`select ${columns}, count(*) over ()::int as total
        from ${tables} join learning_path_enrolments taken on taken.path_id = p.id and taken.user_id = ${userId}
        where ${courseId === undefined ? sql`true` : holds(courseId)}
        order by ${takenOrders[sort]}, p.id ${pageOf(page)}`,
  );

const holds = (courseId: string): SQL => sql`exists (
  select from learning_path_courses pc where pc.path_id = p.id and pc.course_id = ${courseId}::uuid)`;

/** A path that everyone may see, or that this person took. */
export async function findShownPath(
  db: Database,
  { slug, userId }: { slug: string; userId: string | undefined },
): Promise<LearningPathDetailsRow | undefined> {
  const [row] = await rowsOf<LearningPathDetailsRow>(
    db,
    sql`select ${columns}, p.overview, p.enforce_course_order, p.certificate, ${isTakenBy(userId)} as is_taken,
          coalesce((
            select json_agg(json_build_object('id', t.id, 'skill', t.skill, 'names', t.names) order by ps."order")
            from learning_path_skills ps join skills t on t.id = ps.skill_id where ps.path_id = p.id), '[]'::json) as skills,
          array(select o.text from learning_path_objectives o where o.path_id = p.id order by o."order") as objectives
        from ${tables} where p.slug = ${slug} and (p.status = 'published' or ${isTakenBy(userId)})`,
  );
  return row;
}

export async function findPath(db: Database, by: { id: string } | { slug: string }): Promise<PathRow | undefined> {
  const [row] = await db
    .select()
    .from(learningPaths)
    .where('id' in by ? eq(learningPaths.id, by.id) : eq(learningPaths.slug, by.slug));
  return row;
}
