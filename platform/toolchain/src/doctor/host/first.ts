import { watchTimers } from './timers.ts';

/** The very first module of the page: what it watches must not have been kept by a library before. */
export const timersAlive = watchTimers();
