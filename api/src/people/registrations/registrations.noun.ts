import type { Noun } from '../../kernel/noun.ts';
import { exportSignUps } from './registrations.export.ts';
import { registrationRoutes } from './registrations.routes.ts';

export const registrations: Noun = {
  name: 'registrations',
  about: 'Asking for an account, and opening it with the emailed code',
  routes: registrationRoutes,
  exports: { 'sign-ups': exportSignUps },
};
