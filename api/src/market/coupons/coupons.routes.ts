import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { createCourseCoupon, listCourseCoupons, updateCourseCoupon } from './course-coupons.service.ts';
import { couponsCsv } from './coupons-file.ts';
import { getCoupon, listCoupons } from './coupons.service.ts';
import { createCoupons, setCouponsEnabled, updateCoupon } from './operated-coupons.service.ts';

export const couponRoutes: Routes = (app, context) => {
  const { db } = context;
  serveCsv(app, context, couponsCsv);
  registerEndpoints(app, {
    listCoupons: ({ query }) => listCoupons(db, query),
    getCouponsLink: ({ query, request: { locale } }) => linkToCsv(context, couponsCsv, { ...query, locale }),
    setCouponsEnabled: async ({ viewer, body }) => ({ ids: await setCouponsEnabled(db, viewer, body) }),
    createCoupons: ({ viewer, body }) => createCoupons(db, viewer, body),
    getCoupon: ({ params }) => getCoupon(db, params.id),
    updateCoupon: ({ viewer, params, body }) => updateCoupon(db, viewer, { ...body, ...params }),
    listCourseCoupons: ({ viewer, params, query }) => listCourseCoupons(db, viewer, { ...params, ...query }),
    createCourseCoupon: ({ viewer, params, body }) => createCourseCoupon(db, viewer, { ...params, ...body }),
    updateCourseCoupon: ({ viewer, params, body }) => updateCourseCoupon(db, viewer, { ...params, ...body }),
  });
};
