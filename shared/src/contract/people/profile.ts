import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id, ok } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { courseLevels } from '../taxonomy/course-words.ts';
import { colorSchemes, firstName, lastName, userProfile } from './accounts.ts';

/** The profile as its owner edits it. */
export const ownProfile = userProfile.extend({ about: z.string() });
export type OwnProfile = z.infer<typeof ownProfile>;

export const updateProfileBody = z.object({
  first_name: firstName,
  last_name: lastName,
  /** Professional title, shown beside the name. Empty: none. */
  title: z.string().trim().max(100, rule('Title must be at most 100 characters.')),
  about: z.string().trim().max(1000, rule('About you must be at most 1000 characters.')),
  /** An uploaded file of purpose `photo`; null takes the picture away; left out: it stays. */
  photo_file_id: id.nullable().optional(),
});

export const learningGoals = ['change_careers', 'job_advancement', 'valuable_skills', 'fun'] as const;

/** Time that one wants to learn each week. */
export const weeklyMinutes = z
  .int(rule('Weekly time must be between 15 minutes and 20 hours.'))
  .min(15, rule('Weekly time must be between 15 minutes and 20 hours.'))
  .max(1200, rule('Weekly time must be between 15 minutes and 20 hours.'));

/** What a person wants to learn: asked at the first login, and what recommendations start from. */
export const introduction = z.object({
  goal: z.enum(learningGoals, rule('Choose a goal.')),
  /** Category ids. */
  interests: z.array(id).min(1, rule('Choose at least one interest.')).max(10, rule('Choose at most 10 interests.')),
  level: z.enum(courseLevels, rule('Choose a level.')),
  weekly_minutes: weeklyMinutes,
  language: z.enum(locales),
});
export type Introduction = z.infer<typeof introduction>;

export const preferences = z.object({
  locale: z.enum(locales).nullable(),
  color_scheme: z.enum(colorSchemes).nullable(),
  /** IANA: `Africa/Tunis`. */
  time_zone: z.string().nullable(),
});

export const profileEndpoints = defineEndpoints({
  getProfile: { summary: 'The signed-in user', auth: 'signed-in', reply: ownProfile },
  updateProfile: { summary: 'Edit the own profile', auth: 'signed-in', body: updateProfileBody, reply: ownProfile },
  getIntroduction: {
    summary: 'What one wants to learn; null before it was told',
    auth: 'signed-in',
    reply: introduction.nullable(),
  },
  updateIntroduction: {
    summary: 'Tell what one wants to learn; ends the first login',
    auth: 'signed-in',
    body: introduction,
    reply: introduction,
  },
  skipIntroduction: { summary: 'Not now; ends the first login too', auth: 'signed-in', reply: ok },
  getPreferences: { summary: 'Language, colours, time zone', auth: 'signed-in', reply: preferences },
  updatePreferences: {
    summary: 'Change some of them',
    auth: 'signed-in',
    body: preferences.partial(),
    reply: preferences,
  },
});
