import { useSyncExternalStore } from 'react';

const phone = (): MediaQueryList => window.matchMedia('(max-width: 47.99em)');

function subscribe(onChange: () => void): () => void {
  const list = phone();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** There the lesson comes first, and what is said of the course after it, in the order of the page, too. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches);
