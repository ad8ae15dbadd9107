import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const PublishDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "site-forms" */ './publish-modal.tsx')).PublishModal,
);
