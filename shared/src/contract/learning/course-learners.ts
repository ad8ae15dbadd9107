import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { byId, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { checkDuring, reportPeriod } from './report-period.ts';
import { isOfStretch, learnerDeeds, learnerOrders, learnerStates, lessonStages } from './report-words.ts';

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

/** A whole one of a film. */
const second = z.coerce.number().int().min(0).max(1_000_000);

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
  /** Only those who are at this stage of this lesson. */
  lesson_id: id.optional(),
  stage: z.enum(lessonStages).optional(),
  /** Seconds of the film, where the stage is one of a stretch: nobody below `LEAST_LEARNERS`, as in its drop-off. */
  from_s: second.optional(),
  to_s: second.optional(),
});

function checkFilters(filters: z.output<typeof learnerFilters>, context: Parameters<typeof checkDuring>[1]): void {
  checkDuring(filters, context);
  const { lesson_id, stage, from_s, to_s } = filters;
  const isOfSeconds = stage !== undefined && isOfStretch(stage);
  const asked = {
    lesson_id: stage !== undefined,
    stage: lesson_id !== undefined,
    from_s: isOfSeconds,
    to_s: isOfSeconds,
  };
  for (const [field, isAsked] of Object.entries(asked)) {
    if (!isAsked || filters[field as keyof typeof asked] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [field], message: rule('Fill in this field.') });
  }
  checkStretch({ from_s, to_s }, context);
}

/** Refuses a stretch of a film that ends before it begins. */
function checkStretch(
  { from_s, to_s }: { from_s?: number | undefined; to_s?: number | undefined },
  { addIssue }: Parameters<typeof checkDuring>[1],
): void {
  if (from_s === undefined || to_s === undefined || from_s < to_s) return;
  addIssue({ code: 'custom', path: ['to_s'], message: rule('The end lies before the beginning.') });
}

/** The learners that a file is asked of, in the language of its heads. */
export const learnersFile = learnerFilters.extend({ locale: z.enum(locales) });
export type LearnerFilters = z.infer<typeof learnerFilters>;

/** Seconds of a film, and how many of those who began it got there. */
const retentionBucket = z.object({
  from_s: z.number().min(0),
  /** Up to here, and not with it; no further than the film goes. An older API does not say it. */
  to_s: z.number().min(0).default(0),
  /** Watched some of it. */
  watched: z.int().min(0),
  /** Watched some of it, or of what comes after it. */
  reached: z.int().min(0),
  /** Watched some of it, and nothing of what comes after it; of the last, who got to the end. */
  stopped: z.int().min(0).default(0),
});
export type RetentionBucket = z.infer<typeof retentionBucket>;

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

/** Of a course: its lessons. Of a lesson: second by second where its film is left, or how its quiz is answered. */
const lessonTable = z.object({
  table: z.enum(['lessons', 'film', 'answers']),
  /** The course, else the lesson. */
  id,
});
export type LessonTable = z.infer<typeof lessonTable>;
/** The table that a file is made of, in the language of its heads. */
export const lessonReportFile = lessonTable.extend({ locale: z.enum(locales) });

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
      .superRefine(checkFilters),
    reply: paged(learner),
  },
  getLearnersLink: {
    summary: 'A link, for some minutes, to the same list as a CSV file',
    auth: 'signed-in',
    query: learnerFilters.superRefine(checkFilters),
    reply: fileLink,
  },
  getLessonReportLink: {
    summary: 'A link, for some minutes, to a table on lessons as a CSV file',
    auth: 'signed-in',
    query: lessonTable,
    reply: fileLink,
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
    summary: 'How far those who began a film or recording got in it, or in some seconds of it; `id` is the lesson',
    auth: 'signed-in',
    params: byId,
    query: z.object({ from_s: second.optional(), to_s: second.optional() }).superRefine(checkStretch),
    reply: z.object({
      /** Of today's learners, those who played some of it. How often a second was seen again is not kept. */
      learners: z.int().min(0),
      /** How long each stretch is, but the last. A part of two minutes or less is told second by second, a whole film in at most forty. */
      bucket_s: z.int().min(1),
      /** From its beginning to its end, or of the seconds asked for. Empty below `LEAST_LEARNERS`: fewer say more of a person than of a film. */
      buckets: z.array(retentionBucket),
    }),
  },
});
