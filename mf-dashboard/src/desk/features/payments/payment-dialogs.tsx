import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const RefundDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './refund-modal.tsx')).RefundModal,
);

/** Asks for the reason of what cannot be undone. */
export const WhyDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './why-modal.tsx')).WhyModal,
);
