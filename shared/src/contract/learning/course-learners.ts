import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { locales } from '../site/locales.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { checkDuring, reportPeriod } from './report-period.ts';
import { learnerDeeds, learnerOrders, learnerStates } from './report-words.ts';

/** A course, as a report names it. */
export const reportedCourse = z.object({ id, name: z.string(), slug: z.string() });

const learner = z.object({
  /** Of the enrolment. */
  id,
  user_id: id,
  name: z.string(),
  course: reportedCourse,
  /** 0–100, of the required lessons. */
  percentage: z.int().min(0).max(100),
  enrolled_at: instant,
  /** Null: they have opened no lesson yet. */
  last_activity_at: instant.nullable(),
  completed_at: instant.nullable(),
  /** Seconds of films and recordings played in the period asked for, else ever; what was seen again counts again. */
  watched_s: z.number().min(0),
});
export type CourseLearner = z.infer<typeof learner>;

const learnerFilters = z.object({
  /** Without it: of all courses that I teach in. */
  course_id: id.optional(),
  /** A part of the name. */
  q: z.string().trim().max(100).default(''),
  state: z.enum(learnerStates).default('all'),
  /** Only those who did this in the period. */
  during: z.enum(learnerDeeds).optional(),
  from: reportPeriod.from.optional(),
  to: reportPeriod.to.optional(),
});

/** The learners that a file is asked of, in the language of its heads. */
export const learnersFile = learnerFilters.extend({ locale: z.enum(locales) });
export type LearnerFilters = z.infer<typeof learnerFilters>;

/** Seconds of a film, and how many of those who began it got there. */
const retentionBucket = z.object({
  from_s: z.number().min(0),
  /** Watched some of it. */
  watched: z.int().min(0),
  /** Watched some of it, or of what comes after it. */
  reached: z.int().min(0),
});

const reportedLesson = z.object({
  id,
  title: z.string(),
  module: z.string(),
  kind: z.enum(lessonKinds),
  duration_s: z.number().min(0),
  /** How many of today's learners opened it or learnt in it, and how many of these have completed it. */
  began: z.int().min(0),
  completed: z.int().min(0),
});
export type ReportedLesson = z.infer<typeof reportedLesson>;

/** For the instructors of a course, and for who reviews courses. Who left a course is in none of these figures. */
export const courseLearnerEndpoints = defineEndpoints({
  listEnrolmentCounts: {
    summary: 'How many learn in each of the courses that I teach in',
    auth: 'signed-in',
    reply: z.object({
      items: z.array(
        reportedCourse.extend({
          learners: z.int().min(0),
          /** Its money is its owner's alone. */
          is_owner: z.boolean(),
          /** The caller may write to its learners. An older API lets nobody. */
          can_announce: z.boolean().default(false),
        }),
      ),
    }),
  },
  listCourseLearners: {
    summary: 'Who learns in my courses, how far they are and when they were last there',
    auth: 'signed-in',
    query: learnerFilters
      .extend({
        ...pageQuery.shape,
        sort: z.enum(learnerOrders).default('name'),
        order: z.enum(['asc', 'desc']).default('asc'),
      })
      .superRefine(checkDuring),
    reply: paged(learner),
  },
  getLearnersLink: {
    summary: 'A link, for some minutes, to the same list as a CSV file',
    auth: 'signed-in',
    query: learnerFilters.superRefine(checkDuring),
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
  listLessonFigures: {
    summary: 'How many began and completed each lesson of a course, in its order; `id` is the course',
    auth: 'signed-in',
    params: byId,
    reply: z.object({
      learners: z.int().min(0),
      /** How the answers to its quizzes turned out may be read by the caller (`courses/quiz/{id}/statistics`). */
      can_see_answers: z.boolean(),
      lessons: z.array(reportedLesson),
    }),
  },
  getFilmRetention: {
    summary: 'How far those who began a film or recording got in it; `id` is the lesson',
    auth: 'signed-in',
    params: byId,
    reply: z.object({
      /** Of today's learners, those who played some of it. How often a second was seen again is not kept. */
      learners: z.int().min(0),
      bucket_s: z.int().min(1),
      /** From its beginning to its end. Empty below `LEAST_LEARNERS`: fewer say more of a person than of a film. */
      buckets: z.array(retentionBucket),
    }),
  },
});
