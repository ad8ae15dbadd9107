import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const KeysDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "keys" */ './keys-modal.tsx')).KeysModal,
);
