import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { categoryPlace } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { personColumn, personOfRow, type PersonRow } from '../../people/users/person-column.ts';
import { type Database, instantOrNull, rowsOf } from '../../kernel/database/database.ts';
import { publicFileUrl, signFileUrl } from '../../files/file-links.ts';
import type { FileStore } from '../../files/file-store.ts';

type Place = z.output<typeof categoryPlace>;

/** A row of the columns below, as both drivers give it. */
export interface CourseCardRow {
  id: string;
  name: string;
  slug: string;
  short_description: string;
  cover_file_id: string | null;
  status: string;
  level: CourseCard['level'];
  content_type: CourseCard['content_type'];
  type: CourseCard['type'];
  price_minor: number;
  currency: string;
  language: string;
  lesson_count: number;
  duration_s: number;
  enrolment_count: number;
  is_micro: boolean;
  published_at: string | null;
  creator: PersonRow;
  category: Place | null;
  sub_category: Place | null;
  final_category: Place | null;
  rating: number | null;
  rating_count: number;
  student_percentage: number | null;
  certificate_slug: string | null;
}

/** What `select` needs for a card; goes with `cardTables`. */
export const cardColumns = sql`
  c.id, c.name, c.slug, c.short_description, c.cover_file_id, c.status, c.level, c.content_type, c.type,
  c.price_minor, c.currency, c.language, c.lesson_count, c.duration_s, c.enrolment_count, c.is_micro, c.published_at,
  ${personColumn(sql`u`)} as creator,
  case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'names', k.names, 'slug', k.slug) end as category,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'names', s.names, 'slug', s.slug) end as sub_category,
  case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'names', f.names, 'slug', f.slug) end as final_category,
  r.shown::float8 as rating,
  coalesce(r.rating_count, 0) as rating_count,
  e.percentage as student_percentage,
  (select z.slug from certificates z
    where z.user_id = e.user_id and z.course_id = c.id and z.status = 'issued') as certificate_slug`;

/** Courses `c` with what a card shows of them; a viewer's own enrolment as `e`. */
export const cardTables = (viewerId: string | undefined): SQL => sql`courses c ${cardJoins(viewerId)}`;

/** The same, where courses `c` are there already. */
export const cardJoins = (viewerId: string | undefined): SQL => sql`
  join users u on u.id = c.owner_id
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id
  left join rating_totals r on r.course_id = c.id
  left join enrolments e on e.course_id = c.id and e.user_id = ${viewerId ?? null}::uuid
    and e.status in ('active', 'completed')`;

export function cardOf(store: Pick<FileStore, 'secret'>, row: CourseCardRow): CourseCard {
  const { category, sub_category, final_category } = row;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    short_description: row.short_description,
    cover_url: coverUrlOf(store, row),
    category: category && sub_category && final_category ? { category, sub_category, final_category } : null,
    level: row.level,
    content_type: row.content_type,
    type: row.type,
    price_minor: row.price_minor,
    currency: row.currency,
    language: row.language,
    creator: personOfRow(row.creator),
    lesson_count: row.lesson_count,
    duration_s: row.duration_s,
    rating: row.rating,
    rating_count: row.rating_count,
    enrollment_count: row.enrolment_count,
    is_micro: row.is_micro,
    published_at: instantOrNull(row.published_at),
    student_percentage: row.student_percentage,
    ...(row.certificate_slug !== null && { certificate_slug: row.certificate_slug }),
  };
}

/** Of a published course a link for everyone, of any other one that expires. */
export function coverUrlOf(
  store: Pick<FileStore, 'secret'>,
  { cover_file_id, status }: { cover_file_id: string | null; status: string },
): string | null {
  if (cover_file_id === null) return null;
  return status === 'published'
    ? publicFileUrl(cover_file_id)
    : signFileUrl(store, { id: cover_file_id, name: 'cover' });
}

/** Cards of these courses by id, whatever their status; for lists of other nouns. One question. */
export async function courseCardsById(
  db: Database,
  store: Pick<FileStore, 'secret'>,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<Map<string, CourseCard>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<CourseCardRow>(
    db,
    sql`select ${cardColumns} from ${cardTables(viewerId)} where c.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, cardOf(store, row)]));
}
