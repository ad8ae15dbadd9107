import type { Noun } from '../../kernel/noun.ts';
import { exportCoInstructors } from './co-instructors.export.ts';
import { coInstructorRoutes } from './co-instructors.routes.ts';

export const coInstructors: Noun = {
  name: 'co-instructors',
  about: 'Who works on a course beside its owner, and with what rights',
  routes: coInstructorRoutes,
  people: { deleted: ['course_instructors.user_id'], emptied: ['course_instructors.invited_by'] },
  exports: { 'co-instructors': exportCoInstructors },
};
