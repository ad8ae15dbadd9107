import { closePlan, openPlan } from '../../plans/open-plan.ts';
import { findPlanToPay } from '../../plans/plan-on-offer.ts';
import type { ItemKind } from './item-kind.ts';

/** A period of a plan: the first one, or the next of one that is past due. The site sells it itself. */
export const planItem: ItemKind = {
  transactionKind: 'subscription',
  goesWithOthers: false,
  keepsCard: true,
  find: async (db, viewer, id) => {
    const plan = await findPlanToPay(db, viewer?.user.id, id);
    if ('obstacle' in plan) return plan;
    const { name, amountMinor, currency } = plan;
    return { id, name, slug: null, priceMinor: amountMinor, currency, sellerId: null };
  },
  open: (tx, { userId, line: { id, itemId, transactionId } }) =>
    openPlan(tx, { userId, planId: itemId, lineId: id, transactionId }),
  close: async (tx, { line }) => {
    await closePlan(tx, line.id);
    return true;
  },
};
