import type { Noun } from '../../kernel/noun.ts';
import { exportCoInstructors } from './co-instructors.export.ts';
import { coInstructorRoutes } from './co-instructors.routes.ts';
import { foldCoInstructors } from './merge-co-instructors.ts';

export const coInstructors: Noun = {
  name: 'co-instructors',
  about: 'Who works on a course beside its owner, and with what rights',
  routes: coInstructorRoutes,
  people: { deleted: ['course_instructors.user_id'], emptied: ['course_instructors.invited_by'] },
  merges: {
    'course_instructors.user_id': foldCoInstructors,
    'course_instructors.invited_by': 'move',
  },
  exports: { 'co-instructors': exportCoInstructors },
};
