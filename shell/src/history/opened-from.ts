import { createPath } from 'react-router';
import type { SiteHistory } from './site-history.ts';

const KEY = 'stoa.opened-from';

interface Opening {
  /** Path of the place that was opened. */
  pathname: string;
  /** Path, query and hash of the place it was opened from. */
  from: string;
}

export interface OpenedFromMemory {
  /** Where the place at this path was opened from; undefined when it was opened by its address. */
  of(pathname: string): string | undefined;
}

/**
 * Remembers, per tab, from which screen the last one was opened. Moves inside a screen (its query) and the browser's own
 * back and forward change nothing of it; what `isPassage` names is passed over.
 */
export function rememberOpenings(history: SiteHistory, isPassage: (pathname: string) => boolean): OpenedFromMemory {
  let last = read();
  let before = history.now().location;
  history.subscribe(({ location, kind }) => {
    const isOpening = kind !== 'POP' && location.pathname !== before.pathname && !isPassage(before.pathname);
    if (isOpening) {
      last = { pathname: location.pathname, from: createPath(before) };
      window.sessionStorage.setItem(KEY, JSON.stringify(last));
    }
    before = location;
  });
  return { of: (pathname) => (last?.pathname === pathname ? last.from : undefined) };
}

function read(): Opening | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Opening | null) ?? undefined;
  } catch {
    return undefined;
  }
}
