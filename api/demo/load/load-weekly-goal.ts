import type { Database } from '../../src/kernel/database/database.ts';
import { saveWeeklyMinutes } from '../../src/people/profile/weekly-minutes.ts';
import { demoLearners } from '../content/demo-accounts.ts';
import { requireUser, type People } from './load-people.ts';

const GOAL_MIN = 60;

/** The learner of the login screen means to learn an hour a week; nobody is reminded of it. */
export async function loadWeeklyGoal(tx: Database, people: People): Promise<void> {
  const [learner] = demoLearners;
  if (!learner) throw new Error('There is no demo learner.');
  await saveWeeklyMinutes(tx, requireUser(people, learner).id, GOAL_MIN);
}
