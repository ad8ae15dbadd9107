import { Suspense } from 'react';
import { lazyWithRetry } from '../federation/lazy-with-retry.ts';
import type { ConfirmDialogProps } from './confirm-modal.tsx';

const ConfirmModal = lazyWithRetry(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal }));

/** Asks before something that can't be undone. Its code comes when it is first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!props.opened) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmModal {...props} />
    </Suspense>
  );
}
