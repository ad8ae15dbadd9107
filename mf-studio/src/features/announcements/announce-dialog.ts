import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const AnnounceDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "announce" */ './announce-modal.tsx')).AnnounceModal,
);
