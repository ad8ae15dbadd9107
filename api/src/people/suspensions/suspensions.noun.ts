import type { Noun } from '../../kernel/noun.ts';
import { exportSuspensions } from './suspensions.export.ts';

export const suspensions: Noun = {
  name: 'suspensions',
  about: 'Who is kept from logging in, since when, and what they are told of it',
  offers: {
    suspensions: ['user_id', 'ended_at'],
  },
  people: {
    deleted: ['suspensions.user_id'],
    emptied: ['suspensions.suspended_by', 'suspensions.ended_by'],
  },
  merges: {
    'suspensions.user_id': 'move',
    'suspensions.suspended_by': 'move',
    'suspensions.ended_by': 'move',
  },
  exports: { suspensions: exportSuspensions },
};
