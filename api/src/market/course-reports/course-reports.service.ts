import type { z } from 'zod';
import type { ReportPeriod } from '@stoa/shared/contract/learning/report-period.ts';
import type {
  CourseReport,
  courseReportEndpoints,
  ReportFigures,
} from '@stoa/shared/contract/market/course-reports.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { countLearners } from '../../learning/course-learners/count-learners.ts';
import {
  findLearningFigures,
  findLearningSeries,
  type LearningFigures,
} from '../../learning/course-learners/learning-figures.ts';
import { type ReportScope, requireScope } from '../../learning/course-learners/report-scope.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { dayAfter, periodBefore, stretchesOf } from './report-days.ts';
import { findGivenRatings, findRatingFigures, type RatingFigures } from './report-ratings.repository.ts';

interface Asked extends ReportPeriod {
  course_id?: string | undefined;
}

export async function getCourseReport(db: Database, viewer: Viewer, asked: Asked): Promise<CourseReport> {
  const scope = await requireScope(db, viewer, asked.course_id);
  const period = { from: asked.from, to: asked.to };
  const before = periodBefore(period);
  const [now, then, series, courses] = await Promise.all([
    findFigures(db, scope, period),
    findFigures(db, scope, before),
    readSeries(db, scope, period),
    countLearners(db, scope, viewer.user.id),
  ]);
  return {
    period,
    period_before: before,
    figures: now(null),
    figures_before: then(null),
    ...series,
    courses: courses.map(({ id, name, slug }) => ({ course: { id, name, slug }, figures: now(id) })),
  };
}

/** The figures of each day of a period, or of each week of a long one. */
export async function readSeries(
  db: Database,
  scope: ReportScope,
  period: ReportPeriod,
): Promise<Pick<CourseReport, 'unit' | 'series'>> {
  const { unit, size, count } = stretchesOf(period);
  const series = await findLearningSeries(db, scope, { ...period, size, count });
  return { unit, series: series.map((stretch, index) => ({ from: dayAfter(period.from, index * size), ...stretch })) };
}

/** The figures of a course in a period; asked of null, those of all courses. */
export async function findFigures(
  db: Database,
  scope: ReportScope,
  period: ReportPeriod,
): Promise<(courseId: string | null) => ReportFigures> {
  const [learning, ratings] = await Promise.all([
    findLearningFigures(db, scope, period),
    findRatingFigures(db, scope, period),
  ]);
  return (courseId) => figuresOf(learning.get(courseId), ratings.get(courseId));
}

const nothing: LearningFigures = {
  enrolments: 0,
  active_learners: 0,
  completions: 0,
  watched_s: 0,
  learners: 0,
  completed: 0,
};

const figuresOf = (
  { completed, ...learning }: LearningFigures = nothing,
  { ratings, rating_mean }: RatingFigures = { ratings: 0, rating_mean: null },
): ReportFigures => ({
  ...learning,
  completion_rate: learning.learners === 0 ? null : completed / learning.learners,
  ratings,
  rating_mean,
});

export async function listReportRatings(
  db: Database,
  viewer: Viewer,
  { course_id, ...asked }: z.output<(typeof courseReportEndpoints)['listReportRatings']['query']>,
) {
  const scope = await requireScope(db, viewer, course_id);
  const { rows, total } = await findGivenRatings(db, scope, asked);
  const items = rows.map(({ user, created_at, ...row }) => ({
    ...row,
    user: personOfRow(user),
    created_at: instantOf(created_at),
  }));
  return { items, page: asked.page, per_page: asked.per_page, total };
}
