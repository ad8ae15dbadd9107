import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const NoteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "review" */ './note-modal.tsx')).NoteModal,
);
