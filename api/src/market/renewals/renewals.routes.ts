import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { agePlan } from './age-plan.ts';
import { choosePlanCard, startTrial } from './renewals.service.ts';

export const renewalRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    startTrial: ({ viewer, body }) => startTrial(context, viewer, body),
    choosePlanCard: ({ viewer, body }) => choosePlanCard(context, viewer, body),
    agePlan: ({ viewer, body }) => agePlan(context, viewer, body.days),
  });
};
