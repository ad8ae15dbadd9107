import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aCategory } from '../course-builders.ts';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const { category } = await aCategory(db, `Paths ${v7()}`);
  await db.execute(sql`insert into learning_paths (slug, title, level, category_id, partner_id)
    values (${`path-${v7()}`}, ${`Path by ${word}`}, 'beginner', ${category.id}, ${user.id})`);
};
