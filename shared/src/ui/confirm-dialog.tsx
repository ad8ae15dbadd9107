import type { ConfirmDialogProps } from './confirm-modal.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const ConfirmModal = lazyDialog(async () => (await import('./confirm-modal.tsx')).ConfirmModal);

/** Asks before something that can't be undone. Its code comes when it is first opened. */
export const ConfirmDialog = (props: ConfirmDialogProps) => props.opened && <ConfirmModal {...props} />;
