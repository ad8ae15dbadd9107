import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const DropDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "site-forms" */ './drop-modal.tsx')).DropModal,
);
