import type { Noun } from '../../kernel/noun.ts';
import { exportEnrolments } from './enrolments.export.ts';
import { enrolmentRoutes } from './enrolments.routes.ts';

export const enrolments: Noun = {
  name: 'enrolments',
  about: 'Taking a course, and the lessons in it',
  routes: enrolmentRoutes,
  people: {
    kept: ['enrolments.user_id'],
  },
  exports: { enrolments: exportEnrolments },
};
