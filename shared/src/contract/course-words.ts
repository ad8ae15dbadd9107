/** The words a course is described with; plain data, so that a screen can use them without zod. */
export const courseLevels = ['beginner', 'intermediate', 'advanced', 'all_levels'] as const;
export type CourseLevel = (typeof courseLevels)[number];

export const contentTypes = ['video', 'text', 'audio', 'document', 'scorm', 'live', 'mixed'] as const;
export type ContentType = (typeof contentTypes)[number];

export const priceTypes = ['free', 'paid'] as const;
export type PriceType = (typeof priceTypes)[number];

export const courseStatuses = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'published',
  'unpublished',
] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** Lesson kinds that have a player. */
export const lessonKinds = ['video', 'text', 'document', 'quiz'] as const;
export type LessonKind = (typeof lessonKinds)[number];

export const courseSorts = ['relevance', 'popular', 'newest', 'rating', 'price_low', 'price_high'] as const;
export type CourseSort = (typeof courseSorts)[number];
