import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getWeeklyGoal, setWeeklyGoal } from './weekly-goal.service.ts';

export const weeklyGoalRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getWeeklyGoal: ({ viewer, query }) => getWeeklyGoal(db, viewer, query),
    setWeeklyGoal: ({ viewer, body }) => setWeeklyGoal(db, viewer, body),
  });
};
