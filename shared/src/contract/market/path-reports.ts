import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { byId, id, instant, money, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { reportedCourse } from '../learning/course-learners.ts';
import { checkDuring, checkPeriod, reportPeriod } from '../learning/report-period.ts';
import { learnerStates } from '../learning/report-words.ts';
import { locales } from '../site/locales.ts';
import { courseStages, pathDeeds, pathLearnerOrders } from './path-report-words.ts';
import { pathStatuses } from './path-words.ts';

const period = z.object(reportPeriod);
const count = z.int().min(0);

/** A learning path, as a report names it. */
export const reportedPath = z.object({ id, title: z.string(), slug: z.string() });

/** Of those who take a path today: who left it by a refund is in no figure. */
const pathSeries = z.object({
  /** Took the path. */
  enrolments: count,
  /** Who learnt something in its courses since they took it: each counts once, in however many paths. */
  active_learners: count,
  completions: count,
  /** Certificates of paths that were issued then, and hold. */
  certificates: count,
});

const figures = pathSeries.extend({
  /** Of those who completed it in the period, from when they took it; null: nobody did. */
  median_days: z.number().min(0).nullable(),
  /** Everyone who had taken it by the end of the period, and the part of them who had completed it by then, 0–1. */
  learners: count,
  completion_rate: z.number().min(0).max(1).nullable(),
  /** What was paid for it in the period and has not gone back, per currency; empty to whom the money is not. */
  revenue: z.array(money),
});
export type PathFigures = z.infer<typeof figures>;

const report = z.object({
  period,
  /** As many days, right before. */
  period_before: period,
  figures,
  figures_before: figures,
  unit: z.enum(['day', 'week']),
  /** Every day or week of the period, oldest first; weeks are counted from its first day. */
  series: z.array(pathSeries.extend({ from: reportPeriod.from })),
  /** The most learners first. */
  paths: z.array(z.object({ path: reportedPath, figures })),
});
export type PathReport = z.infer<typeof report>;

/** A course of a path, and how far its learners are in it. */
const courseResult = z.object({
  course: reportedCourse,
  required: z.boolean(),
  /** It is not: it was taken off, and only those who have it learn in it. */
  is_published: z.boolean(),
  began: count,
  completed: count,
  /** Those who have not completed the path, and for whom this is the first required course that is left. */
  here: count,
  /** Of those who completed the course, from when they got it; null: nobody did. */
  median_days: z.number().min(0).nullable(),
});
export type PathCourseResult = z.infer<typeof courseResult>;

const learner = z.object({
  user_id: id,
  name: z.string(),
  path: reportedPath,
  /** Of the courses that the path requires of them. */
  completed_courses: count,
  required_courses: count,
  percentage: z.int().min(0).max(100),
  enrolled_at: instant,
  /** In any course of the path; null: they have opened no lesson yet. */
  last_activity_at: instant.nullable(),
  completed_at: instant.nullable(),
});
export type PathLearner = z.infer<typeof learner>;

const learnerFilters = z.object({
  /** Without it: of all paths of mine. */
  path_id: id.optional(),
  /** A part of the name. */
  q: z.string().trim().max(100).default(''),
  state: z.enum(learnerStates).default('all'),
  /** Only those who did this in the period. */
  during: z.enum(pathDeeds).optional(),
  from: reportPeriod.from.optional(),
  to: reportPeriod.to.optional(),
  /** Only those who are at this stage of this course. */
  course_id: id.optional(),
  stage: z.enum(courseStages).optional(),
});
export type PathLearnerFilters = z.infer<typeof learnerFilters>;

function checkFilters(filters: PathLearnerFilters, context: Parameters<typeof checkPeriod>[1]): void {
  checkDuring(filters, context);
  if ((filters.course_id === undefined) === (filters.stage === undefined)) return;
  const missing = filters.course_id === undefined ? 'course_id' : 'stage';
  context.addIssue({ code: 'custom', path: [missing], message: rule('Fill in this field.') });
}

/** The learners that a file is asked of, in the language of its heads. */
export const pathLearnersFile = learnerFilters.extend({ locale: z.enum(locales) });

/** For the partner who made a path, and for who reviews courses. */
export const pathReportEndpoints = defineEndpoints({
  listReportedPaths: {
    summary: 'My learning paths, with how many take each',
    auth: 'signed-in',
    reply: z.object({ items: z.array(reportedPath.extend({ status: z.enum(pathStatuses), learners: count })) }),
  },
  getPathReport: {
    summary: 'How my learning paths, or one of them, did in a period, beside the period before it',
    auth: 'signed-in',
    query: z
      .object({ /** Without it: all paths of mine. */ path_id: id.optional(), ...reportPeriod })
      .superRefine(checkPeriod),
    reply: report,
  },
  getPathResults: {
    summary:
      'Where the learners of a path are: how many began and completed each course, in its order; `id` is the path',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ path: reportedPath, learners: count, completed: count, courses: z.array(courseResult) }),
  },
  listPathLearners: {
    summary: 'Who takes my learning paths, how far they are and when they were last there',
    auth: 'signed-in',
    query: learnerFilters
      .extend({
        ...pageQuery.shape,
        sort: z.enum(pathLearnerOrders).default('name'),
        order: z.enum(['asc', 'desc']).default('asc'),
      })
      .superRefine(checkFilters),
    reply: paged(learner),
  },
  getPathLearnersLink: {
    summary: 'A link, for some minutes, to the same list as a CSV file',
    auth: 'signed-in',
    query: learnerFilters.superRefine(checkFilters),
    reply: fileLink,
  },
});
