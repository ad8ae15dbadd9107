import type { Noun } from '../../kernel/noun.ts';
import { exportEnrolments } from './enrolments.export.ts';
import { refreshPercentages } from './enrolments.repository.ts';
import { enrolmentRoutes } from './enrolments.routes.ts';
import { findPersonEnrolments } from './person-enrolments.ts';
import { foldEnrolments } from './merge-enrolments.ts';

export const enrolments: Noun = {
  name: 'enrolments',
  about: 'Enrolling in a course, and leaving it',
  routes: enrolmentRoutes,
  offers: {
    enrolments: [
      'id',
      'user_id',
      'course_id',
      'status',
      'percentage',
      'enrolled_at',
      'last_activity_at',
      'completed_at',
    ],
  },
  people: {
    kept: ['enrolments.user_id'],
  },
  merges: {
    'enrolments.user_id': foldEnrolments,
  },
  followLessons: refreshPercentages,
  exports: { enrolments: exportEnrolments },
  listsOfPerson: { enrolments: findPersonEnrolments },
};
