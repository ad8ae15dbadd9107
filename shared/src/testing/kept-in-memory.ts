import { keptOf, type KeptEvent, type KeptEvents, type Sketch } from '../outbox/kept-events.ts';

/** Keeps as a browser does, for as long as a test lasts. */
export function keptInMemory(): KeptEvents {
  const kept = new Map<string, KeptEvent | Sketch>();
  return {
    put: async (events) => events.forEach((each) => kept.set(each.event.idem_key, each)),
    sketch: async (sketch) => void kept.set(sketch.event.idem_key, sketch),
    list: async (userId) => keptOf(userId, kept.values()),
    remove: async (keys) => keys.forEach((key) => kept.delete(key)),
  };
}
