import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useRef, useState } from 'react';

/**
 * The signed link that a player keeps: every reply brings newly signed ones, and taking them at once would begin the
 * film or the recording again. `renew` is for when it has run out; `ask` gives a new one, and is asked once.
 */
export function useLastingLink(file: StoredFile, ask: () => Promise<string | null>) {
  const [link, setLink] = useState(file.url);
  const tried = useRef(new Set([file.url]));
  const hasAsked = useRef(false);
  function take(next: string | null): void {
    tried.current.add(next);
    setLink(next);
  }
  async function renew(): Promise<void> {
    if (!tried.current.has(file.url)) return take(file.url);
    if (hasAsked.current) return;
    hasAsked.current = true;
    const fresh = await ask();
    if (fresh !== null) take(fresh);
  }
  return { link, renew: () => void renew() };
}
