import type { Noun } from '../../kernel/noun.ts';
import { exportLiveSessions } from './live-sessions.export.ts';
import { liveSessionRoutes } from './live-sessions.routes.ts';

export const liveSessions: Noun = {
  name: 'live-sessions',
  about: 'Classes at a fixed hour',
  routes: liveSessionRoutes,
  people: {
    emptied: ['live_sessions.host_id'],
  },
  exports: { 'live-sessions': exportLiveSessions },
};
