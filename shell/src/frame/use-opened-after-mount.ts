import { useEffect, useState } from 'react';

/**
 * What opens over the page remembers who had the focus when it was told to open. One whose code comes with its first
 * opening must stand closed for a moment to hear of it, or the focus is lost when it closes.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return opened && isMounted;
}
