import type { Noun } from '../../kernel/noun.ts';
import { auditLogRoutes } from './audit-log.routes.ts';

export const auditLog: Noun = {
  name: 'audit-log',
  about: 'What those who run the site did, each entry bound to the one before it',
  routes: auditLogRoutes,
  people: { kept: ['audit_entries.actor_id'] },
  merges: {
    'audit_entries.actor_id': 'stay',
  },
};
