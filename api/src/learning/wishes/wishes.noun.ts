import type { Noun } from '../../kernel/noun.ts';
import { exportWishes } from './wishes.export.ts';
import { wishRoutes } from './wishes.routes.ts';
import { tellCheaper } from './wishes.service.ts';

export const wishes: Noun = {
  name: 'wishes',
  about: 'Courses that a person would like to take one day',
  routes: wishRoutes,
  offers: {
    wishes: ['user_id', 'course_id', 'wished_at'],
  },
  people: {
    deleted: ['wishes.user_id'],
  },
  merges: {
    'wishes.user_id': { onePer: ['course_id'] },
  },
  followPublication: tellCheaper,
  exports: { wishes: exportWishes },
};
