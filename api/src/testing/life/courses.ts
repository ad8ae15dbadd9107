import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseContent } from '../../teaching/courses/course-content.ts';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  await db.execute(sql`insert into course_events (id, course_id, actor_id, action, to_status, reason)
    values (${v7()}, ${courseId}, ${user.id}, 'create', 'draft', ${`reason of ${word}`})`);
  const content: CourseContent = { fields: { ...emptyFields, name: `Course by ${word}` }, modules: [] };
  await db.execute(sql`insert into course_versions (id, course_id, kind, actor_id, version, content)
    values (${v7()}, ${courseId}, 'saved', ${user.id}, 1, ${JSON.stringify(content)}::jsonb)`);
};

const emptyFields: CourseContent['fields'] = {
  name: '',
  slug: '',
  short_description: '',
  description: '',
  final_category_id: null,
  level: null,
  content_type: null,
  type: 'free',
  price_minor: 0,
  currency: 'USD',
  language: 'en',
  skill_ids: [],
  objectives: [],
  requirements: [],
  audience: [],
  cover_file_id: null,
  watch_threshold: 90,
  is_micro: false,
  captions_waiver: null,
  resources: [],
};
