import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { day } from '../kernel/primitives.ts';
import { weeklyMinutes } from '../people/profile.ts';

const weeklyGoal = z.object({
  /** Null where no goal is set. */
  weekly_minutes: weeklyMinutes.nullable(),
  /** Of lessons played and read since Monday, whole minutes. */
  learnt_minutes: z.int().min(0),
  /** That Monday, in the time zone of the person. */
  week: day,
  /** Whether they asked to be reminded, on the site or by mail. */
  is_reminded: z.boolean(),
});
export type WeeklyGoal = z.infer<typeof weeklyGoal>;

export const weeklyGoalEndpoints = defineEndpoints({
  getWeeklyGoal: {
    summary: 'How long I want to learn each week, and how long I have since Monday',
    auth: 'signed-in',
    query: z.object({
      /** IANA; counts where the account has none. */
      time_zone: z.string().max(64).optional(),
    }),
    reply: weeklyGoal,
  },
  setWeeklyGoal: {
    summary: 'Set my weekly goal; null takes it back',
    auth: 'signed-in',
    body: z.object({ weekly_minutes: weeklyMinutes.nullable() }),
    reply: weeklyGoal.pick({ weekly_minutes: true }),
  },
});
