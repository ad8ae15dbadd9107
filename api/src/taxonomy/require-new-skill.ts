import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../kernel/database/database.ts';
import { invalid } from '../kernel/problem.ts';
import { findSkillCalled } from './skills.repository.ts';

/** No other skill has this name, whatever its capitals; `id`: the one that may keep it. */
export async function requireNewSkill(db: Database, skill: string, id?: string): Promise<void> {
  const there = await findSkillCalled(db, skill);
  if (there !== undefined && there.id !== id) throw invalid({ skill: rule('This skill is on the list already.') });
}
