import type { Noun } from '../../kernel/noun.ts';
import { siteHealthRoutes } from './site-health.routes.ts';

export const siteHealth: Noun = {
  name: 'site-health',
  about: 'How each part of the site fares, for those who run it',
  routes: siteHealthRoutes,
};
