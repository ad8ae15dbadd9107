import { Suspense } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import type { NoteModalProps } from './note-modal.tsx';

const NoteModal = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review-note" */ './note-modal.tsx')).NoteModal,
}));

/** Its code comes when it is first opened. */
export function NoteDialog(props: NoteModalProps) {
  return (
    <Suspense fallback={null}>
      <NoteModal {...props} />
    </Suspense>
  );
}
