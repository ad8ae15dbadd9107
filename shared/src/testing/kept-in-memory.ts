import type { KeptEvent, KeptEvents } from '../outbox/kept-events.ts';

/** Keeps as a browser does, for as long as a test lasts. */
export function keptInMemory(): KeptEvents {
  const kept = new Map<string, KeptEvent>();
  return {
    put: async (events) => events.forEach((each) => kept.set(each.event.idem_key, each)),
    list: async (userId) => [...kept.values()].filter((each) => each.userId === userId),
    remove: async (keys) => keys.forEach((key) => kept.delete(key)),
  };
}
