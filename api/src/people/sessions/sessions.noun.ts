import type { Noun } from '../../kernel/noun.ts';
import { exportSessions } from './sessions.export.ts';
import { sessionRoutes } from './sessions.routes.ts';

export const sessions: Noun = {
  name: 'sessions',
  about: 'Browsers that are logged in, and logging them out',
  routes: sessionRoutes,
  people: {
    deleted: ['sessions.user_id'],
  },
  exports: { sessions: exportSessions },
};
