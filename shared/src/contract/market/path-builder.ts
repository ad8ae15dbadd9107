import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { baseVersion, onVersion, onVersionQuery } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { byId, bySlug, id, instant, money, ok, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { courseLevels, courseStatuses } from '../taxonomy/course-words.ts';
import { categoryPlace, skill } from '../taxonomy/taxonomy.ts';
import { courseCard } from '../teaching/course-card.ts';
import { claiming } from '../teaching/course-reviewers.ts';
import { reviewQueueFilters, reviewQueueQuery } from '../teaching/review.ts';
import { pathFee } from './learning-paths.ts';
import { pathAssignment, pathAssignmentFields } from './path-assignments.ts';
import { amissReasons, MOST_PATH_ASSIGNMENTS, MOST_PATH_COURSES, pathStatuses } from './path-words.ts';

const title = z
  .string()
  .trim()
  .min(5, rule('Title must be between 5 and 100 characters.'))
  .max(100, rule('Title must be between 5 and 100 characters.'));

/** A draft may be incomplete, never out of bounds. */
export const pathFields = z.object({
  title,
  subtitle: z.string().trim().max(160, rule('At most 160 characters.')),
  overview: z.string().max(5000, rule('Overview must be at most 5000 characters.')),
  level: z.enum(courseLevels, rule('Choose a level.')),
  language: z.string().min(2, rule('Choose the language the course is taught in.')).max(12),
  /** Of any of the three levels. */
  category_id: id,
  /** Courses open in their order only. */
  enforce_course_order: z.boolean(),
  /** Who completes it gets a certificate of the path. */
  certificate: z.boolean(),
  skill_ids: z.array(id).max(10, rule('At most 10 skills.')),
  /** In their order; none twice. */
  courses: z
    .array(z.object({ course_id: id, required: z.boolean() }))
    .max(MOST_PATH_COURSES, rule('At most 50 courses.')),
});
export type PathFields = z.infer<typeof pathFields>;

/** One line of the publish checklist; what fails stops the submission. */
export const pathChecklistLine = z.object({
  key: z.enum(['courses', 'objectives', 'banner', 'fee', 'overview', 'assignments']),
  passed: z.boolean(),
  /** What to do; empty once it has passed. */
  message: z.string(),
});

/** What this viewer may do with the path now; buttons show exactly these. */
export const pathAction = z.enum(['edit', 'submit', 'withdraw', 'publish', 'return', 'unpublish', 'retire', 'remove']);
export type PathAction = z.infer<typeof pathAction>;

/** A course in the builder: what it is like today, also where learners no longer find it. */
const builderCourse = z.object({ required: z.boolean(), status: z.enum(courseStatuses), course: courseCard });

export const pathBuilder = pathFields.omit({ skill_ids: true, courses: true }).extend({
  id,
  slug: z.string(),
  /** Counts the edits; each change says which version it was made on. */
  version: z.int(),
  status: z.enum(pathStatuses),
  category: categoryPlace,
  skills: z.array(skill),
  objectives: z.array(z.string()),
  courses: z.array(builderCourse),
  /** In the order in which they were added; an older API knows none. */
  assignments: z.array(pathAssignment).default([]),
  banner_file: storedFile.nullable(),
  banner_url: z.string().nullable(),
  banner_alt: z.string(),
  fee: pathFee.extend({ /** The partner has said what it costs. */ is_set: z.boolean() }),
  /** Of all courses together. */
  estimated_minutes: z.int(),
  checklist: z.array(pathChecklistLine),
  actions: z.array(pathAction),
  partner: person,
  /** Why a reviewer returned it last; null: it was not, or has been sent again. */
  review_note: z.string().nullable(),
  submitted_at: instant.nullable(),
  published_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});
export type PathBuilder = z.infer<typeof pathBuilder>;

export const ownLearningPath = z.object({
  id,
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(pathStatuses),
  banner_url: z.string().nullable(),
  course_count: z.int(),
  /** Who took it, and who of them has completed it. */
  learner_count: z.int(),
  completion_count: z.int(),
  /** What was paid for it and not paid back, per currency; nobody's for whom it is not. */
  revenue: z.array(money),
  actions: z.array(pathAction),
  partner: person,
  updated_at: instant,
});
export type OwnLearningPath = z.infer<typeof ownLearningPath>;

/** A path that waits for a review. An older API says neither. */
const queuedPath = ownLearningPath.extend({
  submitted_at: instant.nullable().optional(),
  /** Who reviews it just now. */
  reviewer: z.object({ id, name: z.string() }).nullable().optional(),
});
export type QueuedLearningPath = z.infer<typeof queuedPath>;

/** A path that its partner must see to. */
const amissPath = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  status: z.enum(pathStatuses),
  /** `returned`: a reviewer wants something else first; `incomplete`: it is public, and lacks what paths are published with. */
  why: z.enum(amissReasons),
  /** What the reviewer wrote; null where nobody returned it. */
  review_note: z.string().nullable(),
  /** The lines of the checklist that fail. */
  failing: z.array(pathChecklistLine),
});
export type AmissPath = z.infer<typeof amissPath>;

const ofPath = { path_id: id, ...onVersion };
/** The version that whoever decides has read: what was changed since is answered with `edit_conflict`. */
const ofRead = z.object({ base_version: baseVersion.optional() });
const making = { auth: 'signed-in', permission: 'create-learning-path' } as const;
const reason = z
  .string()
  .trim()
  .min(10, rule('Give a reason of at least 10 characters.'))
  .max(2000, rule('At most 2000 characters.'));

/** A draft begins with a title and a category; a change says on which version it was made. */
function isWholeEnough({ value, issues }: z.core.ParsePayload<BegunOrChanged>): void {
  const missing = value.id === undefined ? (['title', 'category_id'] as const) : (['base_version'] as const);
  for (const field of missing) {
    if (value[field] !== undefined) continue;
    issues.push({ code: 'custom', input: undefined, path: [field], message: rule('Fill in this field.') });
  }
}

interface BegunOrChanged extends Partial<PathFields> {
  id?: string | undefined;
  base_version?: number | undefined;
}

/** An assignment begins with a title. */
function hasTitle({
  value,
  issues,
}: z.core.ParsePayload<{ id?: string | undefined; title?: string | undefined }>): void {
  if (value.id !== undefined || value.title !== undefined) return;
  issues.push({ code: 'custom', input: undefined, path: ['title'], message: rule('Fill in this field.') });
}

export const pathBuilderEndpoints = defineEndpoints({
  listOwnLearningPaths: {
    summary: 'Learning paths of the signed-in partner, last changed first',
    auth: 'signed-in',
    permission: 'view-learning-path',
    query: pageQuery.extend({ status: z.enum(pathStatuses).optional(), q: z.string().trim().max(200).optional() }),
    reply: paged(ownLearningPath).extend({ counts: z.record(z.string(), z.int()) }),
  },
  listAmissPaths: {
    summary: 'Learning paths of the signed-in partner that were returned, or lack what they were published with',
    auth: 'signed-in',
    permission: 'view-learning-path',
    reply: z.object({ items: z.array(amissPath) }),
  },
  getPathBuilder: {
    summary: 'A learning path as its partner or a reviewer sees it',
    auth: 'signed-in',
    params: bySlug,
    reply: pathBuilder,
  },
  saveLearningPath: {
    summary: 'Begin a draft, without `id`, or change some fields of a learning path of mine',
    ...making,
    body: pathFields.partial().extend({ id: id.optional(), base_version: baseVersion.optional() }).check(isWholeEnough),
    reply: pathBuilder,
  },
  saveLearningPathObjectives: {
    summary: 'Say what a learning path teaches: 3 to 12 lines, all of them anew',
    ...making,
    body: z.object({
      ...ofPath,
      objectives: z
        .array(
          z.string().trim().min(10, rule('Write at least 10 characters.')).max(160, rule('At most 160 characters.')),
        )
        .max(12, rule('At most 12 objectives.')),
    }),
    reply: pathBuilder,
  },
  saveLearningPathBanner: {
    summary: 'Give a learning path its banner, at least 1280 × 320, or take it away',
    ...making,
    body: z.object({
      ...ofPath,
      file_id: id.nullable(),
      /** 5–120 characters where there is a banner. */
      alt: z.string().trim().max(120, rule('At most 120 characters.')),
    }),
    reply: pathBuilder,
  },
  saveLearningPathAssignment: {
    summary: 'Add an assignment to a learning path of mine, without `id`, or change some fields of one; at most 10',
    ...making,
    body: pathAssignmentFields
      .partial()
      .extend({ id: id.optional(), ...ofPath })
      .check(hasTitle),
    reply: pathBuilder,
  },
  orderLearningPathAssignments: {
    summary: 'Put the assignments of a learning path of mine in order: all of them, each once',
    ...making,
    body: z.object({ ...ofPath, assignment_ids: z.array(id).max(MOST_PATH_ASSIGNMENTS) }),
    reply: pathBuilder,
  },
  removeLearningPathAssignment: {
    summary: 'Take an assignment out of a learning path of mine; what was handed in stays',
    ...making,
    params: byId,
    query: onVersionQuery,
    reply: pathBuilder,
  },
  getLearningPathBanner: {
    summary: 'The banner of a learning path and what it shows',
    auth: 'optional',
    params: byId,
    reply: z.object({ url: z.string().nullable(), alt: z.string() }),
  },
  submitLearningPath: {
    summary: 'Send to review; 422 lists what the checklist misses',
    ...making,
    params: byId,
    reply: pathBuilder,
  },
  withdrawLearningPath: { summary: 'Take back from review', ...making, params: byId, reply: pathBuilder },
  publishLearningPath: {
    summary: 'A reviewer publishes what waits; its partner what was public before',
    auth: 'signed-in',
    params: bySlug,
    body: ofRead.default({}),
    reply: pathBuilder,
  },
  returnLearningPath: {
    summary: 'A reviewer returns it to its partner, with the reason',
    auth: 'signed-in',
    permission: 'review-course',
    params: byId,
    body: ofRead.extend({ body: reason }),
    reply: pathBuilder,
  },
  unpublishLearningPath: {
    summary: 'Take off the catalogue, who takes it keeps it; an admin gives a reason',
    auth: 'signed-in',
    params: byId,
    body: z.object({ reason: reason.optional() }).default({}),
    reply: pathBuilder,
  },
  retireLearningPath: {
    summary: 'Offer it never again; who takes it keeps it',
    ...making,
    params: byId,
    reply: pathBuilder,
  },
  removeLearningPath: { summary: 'Delete a learning path that nobody took', ...making, params: byId, reply: ok },
  listPathReviewQueue: {
    summary: 'Learning paths that wait for review, oldest first where nothing else is asked',
    auth: 'signed-in',
    permission: 'review-course',
    query: reviewQueueQuery,
    reply: paged(queuedPath).extend({
      /** All that wait, however the list is narrowed; an older API does not say. */
      waiting: z.int().optional(),
    }),
  },
  getPathReviewQueueLink: {
    summary: 'A link to these learning paths as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'review-course',
    query: reviewQueueFilters,
    reply: fileLink,
  },
  getPathReviewClaim: { summary: 'Who reviews a learning path just now', ...claiming },
  claimPathReview: {
    summary: 'Take a learning path up to review it, for 24 hours; 409 while someone else has it',
    ...claiming,
  },
  releasePathReview: { summary: 'Let a learning path go, for someone else to review', ...claiming },
});
