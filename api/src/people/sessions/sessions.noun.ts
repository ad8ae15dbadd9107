import type { Noun } from '../../kernel/noun.ts';
import { exportSessions } from './sessions.export.ts';
import { forgetOldSessions } from './sessions.repository.ts';
import { sessionRoutes } from './sessions.routes.ts';

export const sessions: Noun = {
  name: 'sessions',
  about: 'Browsers that are logged in, and logging them out',
  routes: sessionRoutes,
  jobs: [{ name: 'forget old sessions', everyS: 60 * 60, run: ({ db }) => forgetOldSessions(db) }],
  people: {
    deleted: ['sessions.user_id'],
  },
  merges: {
    'sessions.user_id': 'drop',
  },
  exports: { sessions: exportSessions },
};
