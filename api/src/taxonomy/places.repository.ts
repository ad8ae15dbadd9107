import { eq, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { CategoryLevel } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import { type Database, rowsOf } from '../kernel/database/database.ts';
import { categorySlugs } from './taxonomy.tables.ts';

/** A category of any level. */
export interface PlaceRow {
  id: string;
  level: CategoryLevel;
  parent_id: string | null;
  name: string;
  names: Partial<Record<Locale, string>>;
  aliases: string[];
  slug: string;
  version: number;
}

const tables: Record<CategoryLevel, SQL> = {
  category: sql`categories`,
  sub_category: sql`sub_categories`,
  final_category: sql`final_categories`,
};
const parents: Record<Exclude<CategoryLevel, 'category'>, SQL> = {
  sub_category: sql`category_id`,
  final_category: sql`sub_category_id`,
};
const slugColumns: Record<CategoryLevel, SQL> = {
  category: sql`category_id`,
  sub_category: sql`sub_category_id`,
  final_category: sql`final_category_id`,
};

/** Whoever changes the tree or the skills waits for who does so already: what each of them checks stays true. */
export const lockTaxonomy = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('taxonomy', 0))`);
};

/** In the order of siblings. */
export const findPlaces = (db: Database): Promise<(PlaceRow & { former_slugs: string[] })[]> =>
  rowsOf(
    db,
    sql`select p.id, p.level, p.parent_id, p.name, p.names, p.aliases, p.slug, p.version,
          array(
            select was.slug from category_slugs was
            where p.id in (was.category_id, was.sub_category_id, was.final_category_id) order by was.slug) as former_slugs
        from category_places p order by p.position, p.name`,
  );

export async function findPlace(db: Database, id: string): Promise<PlaceRow | undefined> {
  const [row] = await rowsOf<PlaceRow>(
    db,
    sql`select id, level, parent_id, name, names, aliases, slug, version from category_places where id = ${id}`,
  );
  return row;
}

/** In their order. */
export const findChildren = (db: Database, parentId: string | null): Promise<PlaceRow[]> =>
  rowsOf<PlaceRow>(
    db,
    sql`select id, level, parent_id, name, names, aliases, slug, version from category_places
        where parent_id is not distinct from ${parentId}::uuid order by position, name`,
  );

/** The community's own places: where posts are asked for by a category's address, these are something else. */
const reserved = new Set(['general', 'help']);

/** Whether it is, or was, the address of another category than this one. */
export async function isSlugTaken(db: Database, slug: string, id: string | null): Promise<boolean> {
  if (reserved.has(slug)) return true;
  const rows = await rowsOf(
    db,
    sql`select from category_places where slug = ${slug} and id is distinct from ${id}::uuid
        union all
        select from category_slugs where slug = ${slug}
          and coalesce(category_id, sub_category_id, final_category_id) is distinct from ${id}::uuid`,
  );
  return rows.length > 0;
}

export async function insertPlace(db: Database, { parent_id, ...place }: Omit<PlaceRow, 'version'>): Promise<void> {
  const { id, level, name, names, aliases, slug } = place;
  const values = sql`${id}, ${name}, ${JSON.stringify(names)}::jsonb, ${sql.param(aliases)}::text[], ${slug},
    (select coalesce(max(position) + 1, 0) from category_places where parent_id is not distinct from ${parent_id}::uuid)`;
  await db.execute(
    level === 'category'
      ? sql`insert into categories (id, name, names, aliases, slug, position) values (${values})`
      : sql`insert into ${tables[level]} (id, name, names, aliases, slug, position, ${parents[level]})
            values (${values}, ${parent_id})`,
  );
}

export async function updatePlace(db: Database, { id, level, name, names, aliases, slug }: PlaceRow): Promise<void> {
  await db.execute(
    sql`update ${tables[level]} set name = ${name}, names = ${JSON.stringify(names)}::jsonb,
          aliases = ${sql.param(aliases)}::text[], slug = ${slug}, version = version + 1
        where id = ${id}`,
  );
}

/** As the last below another one. */
export async function updateParent(
  db: Database,
  { id, level }: { id: string; level: Exclude<CategoryLevel, 'category'> },
  parentId: string,
): Promise<void> {
  await db.execute(
    sql`update ${tables[level]} set ${parents[level]} = ${parentId}, version = version + 1,
          position = (select coalesce(max(position) + 1, 0) from category_places where parent_id = ${parentId})
        where id = ${id}`,
  );
}

/** 0, 1, 2 … */
export async function updatePositions(db: Database, level: CategoryLevel, ids: readonly string[]): Promise<void> {
  await db.execute(
    sql`update ${tables[level]} t set position = wanted.place - 1
        from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, place) where t.id = wanted.id`,
  );
}

/** Nobody else puts anything into it until the transaction ends. */
export const lockPlace = async (tx: Database, { id, level }: Pick<PlaceRow, 'id' | 'level'>): Promise<void> => {
  await tx.execute(sql`select from ${tables[level]} where id = ${id} for update`);
};

export const deletePlace = async (db: Database, { id, level }: Pick<PlaceRow, 'id' | 'level'>): Promise<void> => {
  await db.execute(sql`delete from ${tables[level]} where id = ${id}`);
};

/** An address that was its own leads to it on; one that it takes up again is no former one any more. */
export async function keepFormerSlug(
  db: Database,
  { id, level }: Pick<PlaceRow, 'id' | 'level'>,
  { was, now }: { was: string; now: string },
): Promise<void> {
  await db.delete(categorySlugs).where(eq(categorySlugs.slug, now));
  await db.execute(sql`insert into category_slugs (slug, ${slugColumns[level]}) values (${was}, ${id})`);
}

/** All addresses that led to one, and its own, lead to the other. */
export async function passSlugsOn(db: Database, from: PlaceRow, into: PlaceRow): Promise<void> {
  const column = slugColumns[into.level];
  await db.execute(sql`update category_slugs set ${column} = ${into.id} where ${column} = ${from.id}`);
  await db.execute(sql`insert into category_slugs (slug, ${column}) values (${from.slug}, ${into.id})`);
}
