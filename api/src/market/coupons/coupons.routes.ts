import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { createCourseCoupon, listCourseCoupons, updateCourseCoupon } from './course-coupons.service.ts';
import { createCoupons, getCoupon, listCoupons, updateCoupon } from './coupons.service.ts';

export const couponRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listCoupons: ({ query }) => listCoupons(db, query),
    createCoupons: ({ viewer, body }) => createCoupons(db, viewer, body),
    getCoupon: ({ params }) => getCoupon(db, params.id),
    updateCoupon: ({ params, body }) => updateCoupon(db, params.id, body),
    listCourseCoupons: ({ viewer, params, query }) => listCourseCoupons(db, viewer, { ...params, ...query }),
    createCourseCoupon: ({ viewer, params, body }) => createCourseCoupon(db, viewer, { ...params, ...body }),
    updateCourseCoupon: ({ viewer, params, body }) => updateCourseCoupon(db, viewer, { ...params, ...body }),
  });
};
