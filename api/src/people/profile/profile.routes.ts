import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { findIntroduction, skipIntroduction, updateIntroduction } from './introduction.service.ts';
import { preferencesOf, updatePreferences } from './preferences.service.ts';
import { ownProfileOf, updateProfile } from './profile.service.ts';

export const profileRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    getProfile: ({ viewer }) => ownProfileOf(viewer.user),
    updateProfile: ({ viewer, body }) => updateProfile(context, viewer, body),
    getIntroduction: ({ viewer }) => findIntroduction(db, viewer.user.id),
    updateIntroduction: ({ viewer, body }) => updateIntroduction(db, viewer, body),
    skipIntroduction: ({ viewer }) => skipIntroduction(db, viewer),
    getPreferences: ({ viewer }) => preferencesOf(viewer.user),
    updatePreferences: ({ viewer, body }) => updatePreferences(db, viewer, body),
  });
};
