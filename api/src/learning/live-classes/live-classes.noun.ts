import type { Noun } from '../../kernel/noun.ts';
import { exportLiveClasses } from './live-classes.export.ts';
import { liveClassRoutes } from './live-classes.routes.ts';

export const liveClasses: Noun = {
  name: 'live-classes',
  about: 'Classes at a fixed hour',
  routes: liveClassRoutes,
  people: {
    emptied: ['live_sessions.host_id'],
    deleted: ['live_session_hosts.user_id'],
  },
  merges: {
    'live_sessions.host_id': 'move',
    'live_session_hosts.user_id': { onePer: ['class_id'] },
  },
  exports: { 'live-classes': exportLiveClasses },
};
