import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const NewRateDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "tax-forms" */ './new-rate-modal.tsx')).NewRateModal,
);
export const EndRateDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "tax-forms" */ './end-rate-modal.tsx')).EndRateModal,
);
