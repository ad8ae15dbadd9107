import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { createCoupons, getCoupon, listCoupons, updateCoupon } from './coupons.service.ts';

export const couponRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listCoupons: ({ query }) => listCoupons(db, query),
    createCoupons: ({ viewer, body }) => createCoupons(db, viewer, body),
    getCoupon: ({ params }) => getCoupon(db, params.id),
    updateCoupon: ({ params, body }) => updateCoupon(db, params.id, body),
  });
};
