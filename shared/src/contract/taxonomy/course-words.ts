/** The words a course is described with; plain data, so that a screen can use them without zod. */
export const courseLevels = ['beginner', 'intermediate', 'advanced', 'all_levels'] as const;
export type CourseLevel = (typeof courseLevels)[number];

export const contentTypes = ['video', 'text', 'audio', 'document', 'scorm', 'live', 'mixed'] as const;
export type ContentType = (typeof contentTypes)[number];

/** Lesson kinds that have a player. */
export const lessonKinds = [
  'video',
  'audio',
  'text',
  'document',
  'quiz',
  'assignment',
  'live',
  'scorm',
  'embed',
] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** A course is made of lessons: a content type is offered once the lesson kind of its name exists. */
export const offeredContentTypes: readonly ContentType[] = contentTypes.filter(
  (type) => type === 'mixed' || lessonKinds.some((kind) => kind === type),
);
export const isOffered = (type: ContentType): boolean => offeredContentTypes.includes(type);

export const priceTypes = ['free', 'paid'] as const;
export type PriceType = (typeof priceTypes)[number];

/** How long all lessons of a course take together: from each limit of `durationLimitsS` to the next. */
export const durationBands = ['under_1h', '1h_to_3h', '3h_to_10h', 'over_10h'] as const;
export type DurationBand = (typeof durationBands)[number];
export const durationLimitsS = [3600, 3 * 3600, 10 * 3600] as const;

/** What a list can ask for at least. */
export const ratingSteps = [4.5, 4, 3.5] as const;

export const courseStatuses = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'published',
  'unpublished',
] as const;
export type CourseStatus = (typeof courseStatuses)[number];

export const courseSorts = ['relevance', 'popular', 'newest', 'rating', 'price_low', 'price_high'] as const;
export type CourseSort = (typeof courseSorts)[number];
