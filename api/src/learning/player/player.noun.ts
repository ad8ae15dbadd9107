import type { Noun } from '../../kernel/noun.ts';
import { playerRoutes } from './player.routes.ts';

export const player: Noun = {
  name: 'player',
  about: 'A course as it is taken, and the lessons in it',
  routes: playerRoutes,
};
