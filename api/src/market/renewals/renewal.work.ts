import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Job } from '../../kernel/schedule.ts';
import { defineWork, enqueue } from '../../kernel/work/work.ts';
import { renewPlan, TELL_TRIAL_DAYS } from './renew-plan.ts';
import { findDueSubscriptions } from './renewals.repository.ts';

export const renewalWork = defineWork({
  kind: 'renew plan',
  payload: z.object({ subscriptionId: z.uuid() }),
  attempts: 12,
  leaseS: 90,
  run: (context, { subscriptionId }) => renewPlan(context, subscriptionId),
});

/** What is due is read off the subscriptions themselves, so that no plan can fall out of a list of things to be done. */
export const renewDuePlans: Job = {
  name: 'renew plans',
  everyS: 60,
  run: async ({ db }: Context) => {
    for (const { id } of await findDueSubscriptions(db, TELL_TRIAL_DAYS)) {
      await enqueue(db, renewalWork, { subscriptionId: id }, { key: id });
    }
  },
};
