import type { Noun } from '../../kernel/noun.ts';
import { backgroundWorkRoutes } from './background-work.routes.ts';
import { tellOfGivenUpWork } from './background-work.service.ts';

export const backgroundWork: Noun = {
  name: 'background-work',
  about: 'What is done apart from any call, and was given up, for those who run the site',
  routes: backgroundWorkRoutes,
  followGivenUpWork: tellOfGivenUpWork,
};
