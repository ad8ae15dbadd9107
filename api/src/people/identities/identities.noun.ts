import type { Noun } from '../../kernel/noun.ts';
import { exportIdentities } from './identities.export.ts';
import { deleteOldVisits } from './identities.repository.ts';
import { identityRoutes } from './identities.routes.ts';

export const identities: Noun = {
  name: 'identities',
  about: 'Logging in with an account of another site, and adding or removing that way',
  routes: identityRoutes,
  jobs: [{ name: 'forget old provider visits', everyS: 10 * 60, run: ({ db }) => deleteOldVisits(db) }],
  people: {
    deleted: ['identities.user_id', 'provider_visits.user_id'],
  },
  merges: {
    'identities.user_id': { onePer: ['provider'] },
    'provider_visits.user_id': 'drop',
  },
  exports: { identities: exportIdentities },
};
