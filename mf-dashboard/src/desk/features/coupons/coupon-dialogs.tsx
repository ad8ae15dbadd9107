import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const NewCouponDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './new-coupon-modal.tsx')).NewCouponModal,
);
export const LimitsDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './limits-modal.tsx')).LimitsModal,
);
