import type { Noun } from '../../kernel/noun.ts';
import { forgetLaunches } from './launches.repository.ts';
import { exportScorm } from './scorm.export.ts';
import { scormRoutes } from './scorm.routes.ts';

export const scorm: Noun = {
  name: 'scorm',
  about: 'Packages as they are gone through, and what is kept of that',
  routes: scormRoutes,
  jobs: [{ name: 'forget launches', everyS: 60 * 60, run: ({ db }) => forgetLaunches(db) }],
  people: {
    deleted: ['scorm_launches.user_id', 'scorm_registrations.user_id'],
  },
  exports: { scorm: exportScorm },
};
