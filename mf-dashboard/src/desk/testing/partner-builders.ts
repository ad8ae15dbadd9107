import type { MicroCourseFigures } from '@stoa/shared/contract/market/course-reports.ts';
import type { AmissPath, OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import type { PathFigures, PathLearner, PathReport } from '@stoa/shared/contract/market/path-reports.ts';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';

const path = { id: anId(600), slug: 'portraits', title: 'Portraits from the start' };

export const someFigures = (given: Partial<PathFigures> = {}): PathFigures => ({
  enrolments: 14,
  active_learners: 9,
  completions: 4,
  certificates: 3,
  median_days: 21,
  learners: 40,
  completion_rate: 0.25,
  revenue: [{ amount_minor: 70050, currency: 'USD' }],
  ...given,
});

export const aRecentReport = (): PathReport => ({
  period: { from: '2026-03-01', to: '2026-03-30' },
  period_before: { from: '2026-01-30', to: '2026-02-28' },
  figures: someFigures(),
  figures_before: someFigures({ enrolments: 10, revenue: [] }),
  unit: 'day',
  series: [],
  paths: [{ path, figures: someFigures() }],
});

export const anOwnPath = (given: Partial<OwnLearningPath> = {}): OwnLearningPath => ({
  ...path,
  version: 1,
  status: 'published',
  banner_url: null,
  course_count: 2,
  learner_count: 40,
  completion_count: 10,
  revenue: [],
  actions: ['edit'],
  partner: aTeacher({ id: anId(1) }),
  updated_at: '2026-02-01T09:00:00.000Z',
  ...given,
});

export const anAmissPath = (given: Partial<AmissPath> = {}): AmissPath => ({
  ...path,
  status: 'draft',
  why: 'returned',
  review_note: 'The order is not clear.',
  failing: [],
  ...given,
});

export const aCompletion = (given: Partial<PathLearner> = {}): PathLearner => ({
  user_id: anId(701),
  name: 'Nadia Haddad',
  path,
  completed_courses: 2,
  required_courses: 2,
  percentage: 100,
  enrolled_at: '2026-03-02T09:00:00.000Z',
  last_activity_at: '2026-03-20T09:00:00.000Z',
  completed_at: '2026-03-20T09:00:00.000Z',
  ...given,
});

export const aMicroCourse = (given: Partial<MicroCourseFigures> = {}): MicroCourseFigures => ({
  id: anId(700),
  name: 'Handles in ten minutes',
  slug: 'handles-in-ten-minutes',
  status: 'published',
  learner_count: 12,
  completion_count: 7,
  revenue: [{ amount_minor: 9000, currency: 'USD' }],
  ...given,
});
