import type { OperatedPlan } from '@stoa/shared/contract/market/plans.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const anOperatedPlan = (given: Partial<OperatedPlan> = {}): OperatedPlan => ({
  id: anId(800),
  name: 'Every course',
  interval: 'month',
  amount_minor: 1900,
  currency: 'USD',
  trial_days: 14,
  grants: ['view-course-all-videos'],
  retired_at: null,
  created_at: '2026-03-02T09:00:00.000Z',
  trialing: 2,
  active: 31,
  past_due: 1,
  ...given,
});
