import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { findSiteSettings } from './site-settings.repository.ts';
import { updateSiteSettings } from './site-settings.service.ts';

export const siteSettingsRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getSiteSettings: () => findSiteSettings(db),
    updateSiteSettings: ({ viewer, body }) => updateSiteSettings(db, viewer, body),
  });
};
