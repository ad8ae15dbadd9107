import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { forgetLaunches } from './launches.repository.ts';
import { exportScorm } from './scorm.export.ts';
import { scormRoutes } from './scorm.routes.ts';
import { foldRegistrations } from './merge-registrations.ts';

export const scorm: Noun = {
  name: 'scorm',
  about: 'Packages as they are gone through, and what is kept of that',
  routes: scormRoutes,
  jobs: [{ name: 'forget launches', everyS: 60 * 60, run: ({ db }) => forgetLaunches(db) }],
  people: {
    deleted: ['scorm_launches.user_id', 'scorm_registrations.user_id'],
  },
  merges: {
    'scorm_launches.user_id': 'drop',
    'scorm_registrations.user_id': foldRegistrations,
  },
  // What was begun in a package is known by its parts, and may still come home from a browser.
  needsFile: (id) =>
    sql`(exists (select from scorm_registrations r where r.file_id = ${id})
      or exists (select from scorm_launches l where l.file_id = ${id}))`,
  exports: { scorm: exportScorm },
};
