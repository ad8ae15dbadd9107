import type { CourseLearner, ReportedLesson } from '@stoa/shared/contract/learning/course-learners.ts';
import type { CourseReport, ReportFigures } from '@stoa/shared/contract/market/course-reports.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const aReportedCourse = { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' };

export const someFigures = (given: Partial<ReportFigures> = {}): ReportFigures => ({
  enrolments: 14,
  active_learners: 9,
  completions: 4,
  watched_s: 7200,
  learners: 40,
  completion_rate: 0.25,
  ratings: 2,
  rating_mean: 4.5,
  ...given,
});

export const aReport = (given: Partial<CourseReport> = {}): CourseReport => ({
  period: { from: '2026-03-01', to: '2026-03-28' },
  period_before: { from: '2026-02-01', to: '2026-02-28' },
  figures: someFigures(),
  figures_before: someFigures({ enrolments: 10, active_learners: 9, completions: 0, completion_rate: 0.2, ratings: 0 }),
  unit: 'day',
  series: [
    { from: '2026-03-01', enrolments: 6, active_learners: 2, completions: 0, watched_s: 0 },
    { from: '2026-03-02', enrolments: 8, active_learners: 7, completions: 4, watched_s: 7200 },
  ],
  courses: [{ course: aReportedCourse, figures: someFigures() }],
  ...given,
});

export const aCourseLearner = (given: Partial<CourseLearner> = {}): CourseLearner => ({
  id: anId(700),
  user_id: anId(701),
  name: 'Nadia Haddad',
  course: aReportedCourse,
  percentage: 50,
  enrolled_at: '2026-03-02T09:00:00.000Z',
  last_activity_at: '2026-03-20T09:00:00.000Z',
  completed_at: null,
  watched_s: 1800,
  ...given,
});

export const aReportedLesson = (given: Partial<ReportedLesson> = {}): ReportedLesson => ({
  id: anId(800),
  title: 'Soft light',
  module: 'First steps',
  kind: 'video',
  duration_s: 100,
  began: 20,
  completed: 10,
  ...given,
});
