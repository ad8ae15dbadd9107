import type { Noun } from '../../kernel/noun.ts';
import { renewalWork, renewDuePlans } from './renewal.work.ts';
import { renewalRoutes } from './renewals.routes.ts';

export const renewals: Noun = {
  name: 'renewals',
  about: 'Plans that begin on trial and renew themselves',
  routes: renewalRoutes,
  speaksOfMoney: true,
  jobs: [renewDuePlans],
  work: [renewalWork],
};
