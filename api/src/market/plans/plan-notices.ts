import { toMajor, exponentOf } from '@stoa/shared/contract/kernel/currencies.ts';
import type { PlanFailure } from '@stoa/shared/contract/market/billing-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { lapsesAt } from './dunning.ts';
import type { PlanEvent } from './plan-machine.ts';
import { requirePlanRow } from './plans.repository.ts';
import type { SubscriptionRow } from './plans.tables.ts';

const DAY_MS = 24 * 3_600_000;
const daysUntil = (moment: Date): number => Math.max(0, Math.ceil((moment.getTime() - Date.now()) / DAY_MS));

type Told = Pick<SubscriptionRow, 'id' | 'userId' | 'planId'>;

/** Before money is taken for the first time. */
export async function tellOfTrialEnd(tx: Database, { id, userId, planId, currentPeriodEndsAt }: SubscriptionRow) {
  const { name, amountMinor, currency } = await requirePlanRow(tx, planId);
  const price = `${toMajor(amountMinor, currency).toFixed(exponentOf(currency))} ${currency}`;
  await notifyAll(tx, [userId], {
    kind: 'trial_ends',
    params: { plan: name, price, days: daysUntil(currentPeriodEndsAt) },
    link: to.accountBilling(),
    about: id,
  });
}

type Missed = Told & Pick<SubscriptionRow, 'pastDueSince' | 'failureCode' | 'nextTryAt'>;

const nextSteps: Readonly<Partial<Record<PlanFailure | 'none', string>>> = {
  authentication_failed: 'confirm',
  country_unknown: 'country',
};

/** Of several the newest is enough. */
export async function tellOfMiss(tx: Database, missed: Missed): Promise<void> {
  const { id, userId, planId, pastDueSince, failureCode, nextTryAt } = missed;
  const { name } = await requirePlanRow(tx, planId);
  await notifyAll(tx, [userId], {
    kind: 'plan_payment_failed',
    params: {
      plan: name,
      next: nextTryAt !== null ? 'again' : (nextSteps[failureCode ?? 'none'] ?? 'card'),
      days: daysUntil(lapsesAt(pastDueSince ?? new Date())),
    },
    link: to.accountBilling(),
    about: id,
  });
}

export async function tellOfEnd(tx: Database, { id, userId, planId }: Told, event: PlanEvent): Promise<void> {
  const { name } = await requirePlanRow(tx, planId);
  await notifyAll(tx, [userId], {
    kind: 'plan_ended',
    params: { plan: name, why: event === 'lapse' ? 'unpaid' : event === 'take_back' ? 'undone' : 'asked' },
    link: to.accountBilling(),
    about: id,
  });
}
