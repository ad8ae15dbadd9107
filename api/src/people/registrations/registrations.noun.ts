import type { Noun } from '../../kernel/noun.ts';
import { exportSignUps } from './registrations.export.ts';
import { deleteOldRegistrations } from './registrations.repository.ts';
import { registrationRoutes } from './registrations.routes.ts';

export const registrations: Noun = {
  name: 'registrations',
  about: 'Asking for an account, and opening it with the emailed code',
  routes: registrationRoutes,
  jobs: [{ name: 'forget old sign-ups', everyS: 10 * 60, run: ({ db }) => deleteOldRegistrations(db) }],
  exports: { 'sign-ups': exportSignUps },
};
