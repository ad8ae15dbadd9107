import { sql } from 'drizzle-orm';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { contentTypes, courseLevels, courseStatuses, priceTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** All words, also those that no course has. */
export async function listCourseWordCounts(db: Database): Promise<Reply<'listCourseWordCounts'>> {
  const rows = await rowsOf<{ word: string; value: string; courses: number }>(
    db,
    sql`select said.word, said.value, sum(c.courses)::int as courses
        from (
          select level, content_type, type, status, count(*)::int as courses from courses where deleted_at is null
          group by 1, 2, 3, 4
        ) c
        cross join lateral (
          values ('level', c.level), ('content_type', c.content_type), ('type', c.type), ('status', c.status)
        ) as said (word, value)
        where said.value is not null group by 1, 2`,
  );
  const counts = new Map(rows.map(({ word, value, courses }) => [`${word} ${value}`, courses]));
  const of = <T extends string>(word: string, values: readonly T[]) =>
    values.map((value) => ({ value, courses: counts.get(`${word} ${value}`) ?? 0 }));
  return {
    level: of('level', courseLevels),
    content_type: of('content_type', contentTypes),
    type: of('type', priceTypes),
    status: of('status', courseStatuses),
  };
}
