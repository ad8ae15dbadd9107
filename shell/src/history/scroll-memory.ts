import type { Place, SiteHistory } from './site-history.ts';

const KEY = 'stoa.scroll';
const MOST_PLACES = 50;
/** A remote draws its screen after it has loaded; so long is the page watched until it is tall enough. */
const PATIENCE_MS = 5_000;

/**
 * Scrolls as a browser does between documents: a new place begins at its top or its anchor, a place one comes back to
 * stands where it was left.
 */
export function rememberScroll(history: SiteHistory): () => void {
  const positions = read();
  let current = history.now();
  let stopReaching: () => void = () => undefined;
  window.history.scrollRestoration = 'manual';

  const save = () => positions.set(current.location.key, window.scrollY);
  function keep(): void {
    save();
    const newest = [...positions].slice(-MOST_PLACES);
    window.sessionStorage.setItem(KEY, JSON.stringify(newest));
  }
  function arrive(place: Place): void {
    const isSamePage = place.location.pathname === current.location.pathname;
    current = place;
    stopReaching();
    const { key, hash } = place.location;
    const kept = place.kind === 'POP' ? positions.get(key) : undefined;
    if (kept !== undefined) stopReaching = reach(() => scrollTo(kept));
    else if (hash) stopReaching = reach(() => scrollToAnchor(hash));
    else if (!place.keepsScroll && (place.kind === 'PUSH' || !isSamePage)) window.scrollTo(0, 0);
  }

  const unsubscribe = history.subscribe((place) => {
    save();
    // After React has drawn the new place.
    requestAnimationFrame(() => arrive(place));
  });
  window.addEventListener('pagehide', keep);
  if (positions.has(current.location.key) || current.location.hash) arrive(current);
  return () => {
    unsubscribe();
    stopReaching();
    window.removeEventListener('pagehide', keep);
  };
}

function scrollTo(position: number): boolean {
  window.scrollTo(0, position);
  return Math.abs(window.scrollY - position) < 2;
}

function scrollToAnchor(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
}

/** Tries again while the page grows, until it is there, time is over, or the person scrolls on their own. */
function reach(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const growing = new ResizeObserver(() => attempt() && stop());
  const stop = () => {
    growing.disconnect();
    window.clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const timer = window.setTimeout(stop, PATIENCE_MS);
  growing.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown']) window.addEventListener(event, stop, { passive: true });
  return stop;
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
