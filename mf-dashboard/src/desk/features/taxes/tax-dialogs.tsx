import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const NewRateDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './new-rate-modal.tsx')).NewRateModal,
);
export const EndRateDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './end-rate-modal.tsx')).EndRateModal,
);
