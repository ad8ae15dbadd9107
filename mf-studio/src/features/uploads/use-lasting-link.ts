import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useRef, useState } from 'react';

/**
 * The signed link that a player keeps: every reply brings newly signed ones, and taking them at once would begin the
 * film or the recording again. `renew` is for when it has run out.
 */
export function useLastingLink(file: StoredFile, onExpired: () => void) {
  const [link, setLink] = useState(file.url);
  const hasAsked = useRef(false);
  function renew(): void {
    if (file.url !== link) return setLink(file.url);
    if (hasAsked.current) return;
    hasAsked.current = true;
    onExpired();
  }
  return { link, renew };
}
