import { useEffect, useState } from 'react';

/** A slow answer hides nothing for longer. */
export const PATIENCE_MS = 3_000;

interface Unsettled {
  'data-unsettled'?: true;
}

/**
 * For something whose height is not known before its answer comes: what stands below it is not seen until then, so that
 * it need not move away under the eyes. Whoever draws it has the style, `[data-unsettled] ~ *`.
 */
export function useUnsettled(isPending: boolean): Unsettled {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isPending && !isLate ? { 'data-unsettled': true } : {};
}
