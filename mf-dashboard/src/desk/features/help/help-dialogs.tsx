import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const HelpDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "site-forms" */ './help-modal.tsx')).HelpModal,
);
