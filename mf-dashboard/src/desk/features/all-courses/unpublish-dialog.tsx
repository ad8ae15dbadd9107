import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const UnpublishDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "all-courses" */ './unpublish-modal.tsx')).UnpublishModal,
);
