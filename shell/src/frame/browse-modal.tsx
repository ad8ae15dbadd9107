import { Suspense } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { loadOverlayParts } from './load-overlay-parts.ts';

export interface BrowseModalProps {
  opened: boolean;
  onClose(): void;
}

const LazyDialog = lazyWithRetry(async () => ({ default: (await loadOverlayParts()).BrowseDialog }));

/** Categories to browse. Its code comes when it is first opened. */
export function BrowseModal(props: BrowseModalProps) {
  if (!props.opened) return null;
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
