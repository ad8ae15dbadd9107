import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findResources } from '../lessons/find-resources.ts';
import { findModules } from '../lessons/find-modules.ts';
import type { CourseContent } from './course-content.ts';
import { findCourseSkills } from './course-skills.ts';
import type { CourseRow } from './courses.tables.ts';

/** The content as it stands in the rows: what learners see of a public course. */
export async function findContent(db: Database, course: CourseRow): Promise<CourseContent> {
  return {
    fields: fieldsOf(course, {
      skillIds: await findCourseSkills(db, course.id),
      resources: (await findResources(db, course.id)).get(null) ?? [],
    }),
    modules: await findModules(db, course.id),
  };
}

const fieldsOf = (
  course: CourseRow,
  { skillIds, resources }: { skillIds: string[]; resources: Resource[] },
): CourseContent['fields'] => ({
  name: course.name,
  slug: course.slug,
  short_description: course.shortDescription,
  description: course.description,
  final_category_id: course.finalCategoryId,
  level: course.level,
  content_type: course.contentType,
  type: course.type,
  price_minor: course.priceMinor,
  currency: course.currency,
  language: course.language,
  skill_ids: skillIds,
  objectives: course.objectives,
  requirements: course.requirements,
  audience: course.audience,
  prerequisites: course.prerequisites,
  cover_file_id: course.coverFileId,
  watch_threshold: course.watchThreshold,
  is_micro: course.isMicro,
  captions_waiver: course.captionsWaiver,
  resources,
});
