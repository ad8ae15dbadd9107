import type { Noun } from '../../kernel/noun.ts';
import { siteSettingsRoutes } from './site-settings.routes.ts';

export const siteSettings: Noun = {
  name: 'site-settings',
  about: 'What an operator sets on the site itself: contact and accounts elsewhere',
  routes: siteSettingsRoutes,
};
