import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const PayoutDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './payout-modal.tsx')).PayoutModal,
);

/** Asks for the reason of what is taken back. */
export const TakeBackDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './take-back-modal.tsx')).TakeBackModal,
);
