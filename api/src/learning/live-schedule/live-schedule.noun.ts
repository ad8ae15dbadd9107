import { findClassPlans } from './class-plans.ts';
import type { Noun } from '../../kernel/noun.ts';
import { liveScheduleRoutes } from './live-schedule.routes.ts';
import { remindOfClasses } from './remind.ts';
import { tellScheduleWork } from './tell-schedule.ts';

export const liveSchedule: Noun = {
  name: 'live-schedule',
  about: 'When live classes are held',
  routes: liveScheduleRoutes,
  findClassPlans,
  work: [tellScheduleWork],
  jobs: [{ name: 'remind of live classes', everyS: 60, run: remindOfClasses }],
};
