import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { loadOverlayParts } from './load-overlay-parts.ts';

export interface BrowseModalProps {
  opened: boolean;
  onClose(): void;
}

const LazyDialog = lazyWithRetry(async () => ({ default: (await loadOverlayParts()).BrowseDialog }));

/** Categories to browse. Its code comes when it is first opened; then it stays, to close softly and give the focus back. */
export function BrowseModal(props: BrowseModalProps) {
  const [wanted, setWanted] = useState(false);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
