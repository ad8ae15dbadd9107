import type { BuilderResource, Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { CourseBuilder, CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';

/** A list of files as it is saved. */
export const resourcesOf = (resources: readonly BuilderResource[]): Resource[] =>
  resources.map(({ title, file }) => ({ file_id: file.id, title }));

/** The fields of a course as forms edit them. */
export const courseValues = (course: CourseBuilder): CourseFields => ({
  name: course.name,
  slug: course.slug,
  short_description: course.short_description,
  description: course.description,
  final_category_id: course.final_category_id,
  level: course.level,
  content_type: course.content_type,
  type: course.type,
  price_minor: course.price_minor,
  currency: course.currency,
  language: course.language,
  skill_ids: course.skills.map(({ id }) => id),
  objectives: course.objectives,
  requirements: course.requirements,
  audience: course.audience,
  cover_file_id: course.cover_file?.id ?? null,
  watch_threshold: course.watch_threshold,
  is_micro: course.is_micro,
  captions_waiver: course.captions_waiver,
  resources: resourcesOf(course.resources),
  prerequisites: (course.prerequisites ?? []).map(({ course_id, must }) => ({ course_id, must })),
});
