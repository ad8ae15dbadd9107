import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { interestsInCategories } from './interests-in-categories.ts';
import { exportIntroduction, exportPreferences, exportProfile, exportWeeklyGoal } from './profile.export.ts';
import { profileRoutes } from './profile.routes.ts';

export const profile: Noun = {
  name: 'profile',
  about: 'What a person tells of themselves, and how they like the site to be',
  routes: profileRoutes,
  offers: {
    weekly_goals: ['user_id', 'weekly_minutes'],
  },
  inCategories: [interestsInCategories],
  people: {
    deleted: ['introductions.user_id', 'profile_photos.user_id', 'weekly_goals.user_id'],
  },
  merges: {
    'introductions.user_id': { onePer: [] },
    'profile_photos.user_id': { onePer: [] },
    'weekly_goals.user_id': { onePer: [] },
  },
  filesIn: ['profile_photos.file_id'],
  showsFile: (id) => sql`exists (select from profile_photos p where p.file_id = ${id})`,
  exports: {
    profile: exportProfile,
    introduction: exportIntroduction,
    'weekly-goal': exportWeeklyGoal,
    preferences: exportPreferences,
  },
};
