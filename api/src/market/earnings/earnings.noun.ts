import type { Noun } from '../../kernel/noun.ts';
import { earningRoutes } from './earnings.routes.ts';

export const earnings: Noun = {
  name: 'earnings',
  about: 'What those who sell have earned',
  routes: earningRoutes,
  speaksOfMoney: true,
};
