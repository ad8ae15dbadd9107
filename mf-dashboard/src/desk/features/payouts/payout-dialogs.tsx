import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const PayoutDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "payout-dialogs" */ './payout-modal.tsx')).PayoutModal,
);

/** Asks for the reason of what is taken back. */
export const TakeBackDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "payout-dialogs" */ './take-back-modal.tsx')).TakeBackModal,
);
