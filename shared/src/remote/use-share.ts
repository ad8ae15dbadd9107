import { useCopy } from './use-copy.ts';

interface Shared {
  /** Of this site. */
  path: string;
  title: string;
}

interface ShareTexts {
  copied: string;
  notCopied(url: string): string;
}

/** Hands an address of this site to whatever the device shares with; where it has nothing, to the clipboard. */
export function useShare(): (shared: Shared, says: ShareTexts) => Promise<void> {
  const copy = useCopy();
  return async ({ path, title }, { copied, notCopied }) => {
    const url = new URL(path, location.origin).href;
    const words = { title, url };
    if (navigator.canShare?.(words)) {
      // Closing the device's own sheet is no failure.
      await navigator.share(words).catch(() => undefined);
      return;
    }
    await copy(url, { copied, notCopied: notCopied(url) });
  };
}
