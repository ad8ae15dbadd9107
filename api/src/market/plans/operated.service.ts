import type { z } from 'zod';
import type { OperatedPlan, planDraft, planEndpoints } from '@stoa/shared/contract/market/plans.ts';
import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { changedFacts } from '../../kernel/audit/changed-facts.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf, instantOrNull, isUniqueViolation } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPlanLocked, findPlansWithUse, insertPlan, type PlanWithUse, updatePlanRow } from './plans.repository.ts';
import type { PlanRow } from './plans.tables.ts';

type PlanDraft = z.output<typeof planDraft>;
type PlanChange = z.output<(typeof planEndpoints)['updatePlan']['body']>;

export const listPlans = async (db: Database): Promise<OperatedPlan[]> => (await findPlansWithUse(db)).map(operatedOf);

export async function createPlan(db: Database, { user }: Viewer, draft: PlanDraft): Promise<OperatedPlan> {
  const { name, interval, amount_minor, currency, trial_days } = draft;
  checkPrice(draft);
  const id = await namedOnce(() =>
    db.transaction(async (tx) => {
      const plan = await insertPlan(tx, { name, interval, amountMinor: amount_minor, currency, trialDays: trial_days });
      await recordAudit(tx, {
        kind: 'plan_created',
        actorId: user.id,
        subject: { type: 'plan', id: plan, name },
        after: { interval, amount_minor, currency, trial_days },
      });
      return plan;
    }),
  );
  return requirePlan(db, id);
}

/** What was sold stays as it is: a name, the trial of those who come, and whether anybody may come. */
export async function updatePlan(
  db: Database,
  viewer: Viewer,
  { id, ...change }: PlanChange & { id: string },
): Promise<OperatedPlan> {
  await namedOnce(() => db.transaction((tx) => changePlan(tx, viewer, { id, ...change })));
  return requirePlan(db, id);
}

async function changePlan(
  tx: Database,
  { user }: Viewer,
  { id, name, trial_days, on_sale }: PlanChange & { id: string },
): Promise<void> {
  const plan = await findPlanLocked(tx, id);
  if (plan === undefined) throw notFound();
  const change = {
    ...(name !== undefined && { name }),
    ...(trial_days !== undefined && { trialDays: trial_days }),
    ...(on_sale !== undefined && { retiredAt: on_sale ? null : (plan.retiredAt ?? new Date()) }),
  };
  if (Object.keys(change).length === 0) return;
  await updatePlanRow(tx, id, change);
  await recordAudit(tx, {
    kind: 'plan_changed',
    actorId: user.id,
    subject: { type: 'plan', id, name: plan.name },
    ...changedFacts(factsOf(plan), factsOf({ ...plan, ...change })),
  });
}

const factsOf = ({ name, trialDays, retiredAt }: PlanRow) => ({
  name,
  trial_days: trialDays,
  on_sale: retiredAt === null,
});

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
