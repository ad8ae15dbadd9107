import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False where a first view is drawn ahead, and for the moment in which React takes it over: what only the browser knows
 * (its colours, what is live, the year) is drawn after that.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
