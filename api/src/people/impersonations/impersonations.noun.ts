import type { Noun } from '../../kernel/noun.ts';
import { exportImpersonations } from './impersonations.export.ts';
import { impersonationRoutes } from './impersonations.routes.ts';
import { endOverdue } from './impersonations.service.ts';

export const impersonations: Noun = {
  name: 'impersonations',
  about: 'Seeing the site as someone else does, without changing anything',
  routes: impersonationRoutes,
  jobs: [{ name: 'end impersonations', everyS: 60, run: endOverdue }],
  people: {
    deleted: ['impersonations.person_id'],
    emptied: ['impersonations.actor_id'],
  },
  merges: {
    'impersonations.person_id': 'move',
    'impersonations.actor_id': 'move',
  },
  exports: { impersonations: exportImpersonations },
};
