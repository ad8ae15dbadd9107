import { Suspense, type ComponentType } from 'react';
import { lazyWithRetry } from '../federation/lazy-with-retry.ts';

/**
 * A dialog, or what else is seldom wanted, in a chunk of its own: the code comes when it is first drawn, and until then
 * nothing stands there.
 *
 *     export const CropDialog = lazyDialog(async () => (await import('./crop-modal.tsx')).CropModal);
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Dialog = lazyWithRetry<P>(async () => ({ default: await load() }));
  return function LazyDialog(props: P) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
