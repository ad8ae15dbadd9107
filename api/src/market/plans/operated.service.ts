import type { z } from 'zod';
import type { OperatedPlan, planDraft, planEndpoints } from '@stoa/shared/contract/market/plans.ts';
import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { type Database, instantOf, instantOrNull, isUniqueViolation } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import { findPlan, findPlansWithUse, insertPlan, type PlanWithUse, updatePlanRow } from './plans.repository.ts';

type PlanDraft = z.output<typeof planDraft>;
type PlanChange = z.output<(typeof planEndpoints)['updatePlan']['body']>;

export const listPlans = async (db: Database): Promise<OperatedPlan[]> => (await findPlansWithUse(db)).map(operatedOf);

export async function createPlan(db: Database, draft: PlanDraft): Promise<OperatedPlan> {
  const { name, interval, amount_minor, currency, trial_days } = draft;
  checkPrice(draft);
  const id = await namedOnce(() =>
    insertPlan(db, { name, interval, amountMinor: amount_minor, currency, trialDays: trial_days }),
  );
  return requirePlan(db, id);
}

/** What was sold stays as it is: a name, the trial of those who come, and whether anybody may come. */
export async function updatePlan(
  db: Database,
  id: string,
  { name, trial_days, on_sale }: PlanChange,
): Promise<OperatedPlan> {
  const plan = await findPlan(db, id);
  if (plan === undefined) throw notFound();
  const change = {
    ...(name !== undefined && { name }),
    ...(trial_days !== undefined && { trialDays: trial_days }),
    ...(on_sale !== undefined && { retiredAt: on_sale ? null : (plan.retiredAt ?? new Date()) }),
  };
  if (Object.keys(change).length > 0) await namedOnce(() => updatePlanRow(db, id, change));
  return requirePlan(db, id);
}

/** Two plans on sale with one name could not be told apart. */
async function namedOnce<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw invalid({ name: rule('Another plan on sale has this name.') });
  }
}

function checkPrice({ amount_minor, currency }: PlanDraft): void {
  const { highest, step } = findCurrency(currency)!;
  if (amount_minor > highest) {
    throw invalid({ amount_minor: countedRule('The amount may be at most {n}.', toMajor(highest, currency)) });
  }
  if (amount_minor % step !== 0) {
    throw invalid({ amount_minor: countedRule('The amount must be a multiple of {n}.', toMajor(step, currency)) });
  }
}

async function requirePlan(db: Database, id: string): Promise<OperatedPlan> {
  const [row] = await findPlansWithUse(db, id);
  if (row === undefined) throw notFound();
  return operatedOf(row);
}

const operatedOf = ({ plan, retired_at, created_at, ...uses }: PlanWithUse): OperatedPlan => ({
  ...plan,
  ...uses,
  retired_at: instantOrNull(retired_at),
  created_at: instantOf(created_at),
});
