import { useSyncExternalStore } from 'react';

const asked = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(told: () => void): () => void {
  const query = asked();
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}

/** This person wants nothing to move that need not. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => asked().matches);
