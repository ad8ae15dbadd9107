import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id } from '../kernel/primitives.ts';
import { subscription } from './plans.ts';

export const renewalEndpoints = defineEndpoints({
  /** One without a trial, or for one who may try none, is paid for: `pay` with an item of the kind `plan`. */
  startTrial: {
    summary: 'Begin a plan by its trial; the card is charged when that is over',
    auth: 'signed-in',
    body: z.object({ plan_id: id, card_id: id }),
    reply: subscription,
  },
  choosePlanCard: {
    summary: 'Choose the card that pays my plan; one that is past due is charged at once',
    auth: 'signed-in',
    body: z.object({ card_id: id }),
    reply: subscription,
  },
  agePlan: {
    summary: 'As if my plan had begun so many days earlier; in a demonstration paid in a sandbox alone',
    auth: 'signed-in',
    body: z.object({ days: z.int().min(1).max(400) }),
    reply: subscription,
  },
});
