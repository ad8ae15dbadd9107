import type {
  PathCourseResult,
  PathFigures,
  PathLearner,
  PathReport,
} from '@stoa/shared/contract/market/path-reports.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const aReportedPath = { id: anId(300), title: 'From clay to cup', slug: 'from-clay-to-cup' };

export const somePathFigures = (given: Partial<PathFigures> = {}): PathFigures => ({
  enrolments: 14,
  active_learners: 9,
  completions: 4,
  certificates: 3,
  median_days: 21.4,
  learners: 40,
  completion_rate: 0.25,
  revenue: [{ amount_minor: 70000, currency: 'USD' }],
  ...given,
});

export const aPathReport = (given: Partial<PathReport> = {}): PathReport => ({
  period: { from: '2026-03-01', to: '2026-03-28' },
  period_before: { from: '2026-02-01', to: '2026-02-28' },
  figures: somePathFigures(),
  figures_before: somePathFigures({ enrolments: 10, completions: 0, certificates: 3, median_days: null, revenue: [] }),
  unit: 'day',
  series: [
    { from: '2026-03-01', enrolments: 6, active_learners: 2, completions: 0, certificates: 0 },
    { from: '2026-03-02', enrolments: 8, active_learners: 7, completions: 4, certificates: 3 },
  ],
  paths: [{ path: aReportedPath, figures: somePathFigures() }],
  ...given,
});

export const aPathLearner = (given: Partial<PathLearner> = {}): PathLearner => ({
  user_id: anId(701),
  name: 'Nadia Haddad',
  path: aReportedPath,
  completed_courses: 1,
  required_courses: 2,
  percentage: 50,
  enrolled_at: '2026-03-02T09:00:00.000Z',
  last_activity_at: '2026-03-20T09:00:00.000Z',
  completed_at: null,
  ...given,
});

export const aCourseResult = (given: Partial<PathCourseResult> = {}): PathCourseResult => ({
  course: { id: anId(400), name: 'Kneading', slug: 'kneading' },
  required: true,
  is_published: true,
  began: 30,
  completed: 20,
  here: 12,
  median_days: 1.24,
  ...given,
});
