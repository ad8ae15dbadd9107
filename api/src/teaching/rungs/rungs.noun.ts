import type { Noun } from '../../kernel/noun.ts';
import { rungRoutes } from './rungs.routes.ts';

export const rungs: Noun = {
  name: 'rungs',
  about: 'Smaller copies of films, among which the player chooses',
  routes: rungRoutes,
};
