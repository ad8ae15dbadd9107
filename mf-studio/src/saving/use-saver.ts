import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useEffect, useState } from 'react';
import type { Saver, Versioned } from './saver.ts';

/** A saver for as long as its builder is open. Leaving with unsaved edits is asked about. */
export function useSaver<R extends Versioned>(
  reading: R,
  { create, isOwnPath }: { create(): Saver<R>; isOwnPath(path: string): boolean },
): Saver<R> {
  const { navigation } = usePlatform();
  const [saver] = useState(create);
  useEffect(() => saver.take(reading), [saver, reading]);
  // What a reload has cut off.
  useEffect(() => void saver.flush(), [saver]);
  useEffect(
    () => navigation.guardUnsaved((to) => saver.isDirty() && !(to !== undefined && isOwnPath(to))),
    [navigation, saver, isOwnPath],
  );
  useEffect(
    () => () => {
      void saver.flush().finally(saver.dispose);
    },
    [saver],
  );
  return saver;
}
