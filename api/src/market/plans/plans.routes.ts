import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { getCoursePayment } from './course-payment.service.ts';
import { createPlan, listPlans, updatePlan } from './operated.service.ts';
import { findPlansOnOffer } from './plans.repository.ts';
import { cancelPlan, getPlan, resumePlan } from './plans.service.ts';

export const planRoutes: Routes = (app, context) => {
  const { db } = context;
  const askerOf = ({ user }: Viewer) => ({ userId: user.id, gateway: context.gateway?.name });
  registerEndpoints(app, {
    getCoursePayment: ({ viewer, params }) => getCoursePayment(db, viewer, params.id),
    getPlan: ({ viewer }) => getPlan(db, askerOf(viewer)),
    cancelPlan: ({ viewer }) => cancelPlan(db, askerOf(viewer)),
    resumePlan: ({ viewer }) => resumePlan(db, askerOf(viewer)),
    listPlansOnOffer: () => findPlansOnOffer(db),
    listPlans: () => listPlans(db),
    createPlan: ({ viewer, body }) => createPlan(db, viewer, body),
    updatePlan: ({ viewer, params, body }) => updatePlan(db, viewer, { ...body, ...params }),
  });
};
