import { useCallback, useRef, useState } from 'react';

/**
 * Tries something that leads away from here: one try at a time, another only after one that failed. So a second press does
 * nothing twice, not even while the next screen is on its way.
 */
export function useOneTry(): { isBusy: boolean; attempt(work: () => Promise<unknown>): Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  const isTrying = useRef(false);
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    if (isTrying.current) return;
    isTrying.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      isTrying.current = false;
      setBusy(false);
      throw error;
    }
  }, []);
  return { isBusy, attempt };
}
