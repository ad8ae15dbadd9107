import { type SQL, sql } from 'drizzle-orm';
import type { SearchSuggestions } from '@stoa/shared/contract/market/catalogue.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** How many there are of each. */
const FEW = 3;

/** Each word is the beginning of a word of the text; the text is in plain words. */
const beginsWords = (text: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`(${text} like ${`${word}%`} or ${text} like ${`% ${word}%`})`),
    sql` and `,
  );

/** Categories of any level that are called so in any language, and have courses; higher ones first. */
export function findNamedCategories(db: Database, words: readonly string[]): Promise<SearchSuggestions['categories']> {
  const plain = words.join(' ');
  return rowsOf<SearchSuggestions['categories'][number]>(
    db,
    sql`
      with places as (
        select k.id, k.name, k.names, k.aliases, k.slug, 1 as depth, null::jsonb as parent,
          k.slug as category, null::text as sub_category, null::text as final_category
        from categories k
        union all
        select s.id, s.name, s.names, s.aliases, s.slug, 2, jsonb_build_object('name', k.name, 'names', k.names),
          k.slug, s.slug, null
        from sub_categories s join categories k on k.id = s.category_id
        union all
        select f.id, f.name, f.names, f.aliases, f.slug, 3, jsonb_build_object('name', s.name, 'names', s.names),
          k.slug, s.slug, f.slug
        from final_categories f join sub_categories s on s.id = f.sub_category_id join categories k on k.id = s.category_id
      ),
      named as (
        select distinct on (p.id) p.*, plain_words(said.name) = ${plain} as is_just_so
        from places p
        cross join lateral (
          select p.name union all select value from jsonb_each_text(p.names) union all select unnest(p.aliases)
        ) as said (name)
        where ${beginsWords(sql`plain_words(said.name)`, words)}
        order by p.id, is_just_so desc
      )
      select n.id, n.name, n.names, n.slug, n.parent,
        jsonb_build_object('category', n.category, 'sub_category', n.sub_category, 'final_category', n.final_category) as filters
      from named n
      where exists (
        select from facet_cells t join final_categories f on f.id = t.final_category_id
        join sub_categories s on s.id = f.sub_category_id
        where t.courses > 0 and n.id in (f.id, s.id, s.category_id))
      order by n.is_just_so desc, n.depth, n.name limit ${FEW}`,
  );
}

/** Published paths whose title or subtitle has the words. */
export const findNamedPaths = (db: Database, words: readonly string[]): Promise<SearchSuggestions['learning_paths']> =>
  rowsOf<SearchSuggestions['learning_paths'][number]>(
    db,
    sql`select p.id, p.slug, p.title from learning_paths p
        where p.status = 'published' and ${beginsWords(sql`plain_words(p.title || ' ' || p.subtitle)`, words)}
        order by word_similarity(${words.join(' ')}, plain_words(p.title)) desc, p.published_at desc, p.id limit ${FEW}`,
  );

/** Who teaches published courses and is called so. The index knows names beside addresses; addresses do not count. */
export const findNamedTeachers = (db: Database, words: readonly string[]): Promise<SearchSuggestions['teachers']> =>
  rowsOf<SearchSuggestions['teachers'][number]>(
    db,
    sql`select u.id, u.full_name, count(*)::int as course_count
        from users u join courses c on c.owner_id = u.id and c.status = 'published' and c.deleted_at is null
        where ${beginsWords(sql`plain_words(u.full_name || ' ' || u.email)`, words)}
          and ${beginsWords(sql`plain_words(u.full_name)`, words)}
        group by u.id
        order by count(*) desc, u.full_name limit ${FEW}`,
  );
