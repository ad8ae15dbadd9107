import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { id, instant, money, pageQuery, paged } from '../kernel/primitives.ts';
import { reportedCourse } from '../learning/course-learners.ts';
import { checkPeriod, reportPeriod } from '../learning/report-period.ts';
import { person } from '../people/accounts.ts';
import { locales } from '../site/locales.ts';
import { courseStatuses } from '../taxonomy/course-words.ts';

const period = z.object(reportPeriod);

/** Of those who learn in a course today: who left it is in no figure. */
const learningFigures = z.object({
  enrolments: z.int().min(0),
  /** Who learnt something: each counts once, in however many courses. */
  active_learners: z.int().min(0),
  completions: z.int().min(0),
  /** Seconds of films and recordings played; what was seen again counts again. */
  watched_s: z.number().min(0),
});

const figures = learningFigures.extend({
  /** Everyone who had enrolled by the end of the period, and the part of them who had completed by then, 0–1. */
  learners: z.int().min(0),
  completion_rate: z.number().min(0).max(1).nullable(),
  /** Ratings given, and the mean of their stars. */
  ratings: z.int().min(0),
  rating_mean: z.number().min(1).max(5).nullable(),
});
export type ReportFigures = z.infer<typeof figures>;

const report = z.object({
  period,
  /** As many days, right before. */
  period_before: period,
  figures,
  figures_before: figures,
  unit: z.enum(['day', 'week']),
  /** Every day or week of the period, oldest first; weeks are counted from its first day. */
  series: z.array(learningFigures.extend({ from: reportPeriod.from })),
  /** The most learners first. */
  courses: z.array(z.object({ course: reportedCourse, figures })),
});
export type CourseReport = z.infer<typeof report>;

const query = z.object({
  /** Without it: all courses that I teach in. */
  course_id: id.optional(),
  ...reportPeriod,
});

/** A micro course of its owner's, as it stands and did so far. */
const microCourse = z.object({
  ...reportedCourse.shape,
  status: z.enum(courseStatuses),
  learner_count: z.int().min(0),
  completion_count: z.int().min(0),
  /** What was paid for it and not paid back, per currency; nothing where it is not for the viewer to see. */
  revenue: z.array(money),
});
export type MicroCourseFigures = z.infer<typeof microCourse>;

/** What a table of the report is made of: the figures of each course, those of each day or week, the ratings. */
const reportTable = query.extend({ table: z.enum(['figures', 'series', 'ratings']) });
export type ReportTable = z.infer<typeof reportTable>;
/** The table that a file is made of, in the language of its heads. */
export const courseReportFile = reportTable.extend({ locale: z.enum(locales) });

export const courseReportEndpoints = defineEndpoints({
  getCourseReport: {
    summary: 'How my courses, or one of them, did in a period, beside the period before it',
    auth: 'signed-in',
    query: query.superRefine(checkPeriod),
    reply: report,
  },
  listMicroCourseFigures: {
    summary: 'Micro courses of mine, last changed first: who learns in them, who completed them, what they brought',
    auth: 'signed-in',
    permission: 'create-micro-course',
    query: pageQuery,
    reply: paged(microCourse),
  },
  getCourseReportLink: {
    summary: 'A link, for some minutes, to a table of the report as a CSV file',
    auth: 'signed-in',
    query: reportTable.superRefine(checkPeriod),
    reply: fileLink,
  },
  listReportRatings: {
    summary: 'The ratings that were given in a period, newest first',
    auth: 'signed-in',
    query: query.extend(pageQuery.shape).superRefine(checkPeriod),
    reply: paged(
      z.object({
        id,
        course: reportedCourse,
        rating: z.int().min(1).max(5),
        comment: z.string(),
        user: person,
        created_at: instant,
      }),
    ),
  },
});
