import type { Noun } from '../../kernel/noun.ts';
import { remindOfGoals } from './remind-of-goals.ts';
import { weeklyGoalRoutes } from './weekly-goal.routes.ts';

export const weeklyGoal: Noun = {
  name: 'weekly-goal',
  about: 'How long a person wants to learn each week, and how long they do',
  routes: weeklyGoalRoutes,
  jobs: [{ name: 'remind of weekly goals', everyS: 60 * 60, run: (context) => remindOfGoals(context) }],
  people: {
    deleted: ['goal_reminders.user_id'],
  },
  merges: {
    'goal_reminders.user_id': { onePer: [] },
  },
};
