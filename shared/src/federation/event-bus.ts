import type { PlatformEventMap, PlatformEventName, PlatformEvents } from './events.ts';

type Listener = (detail: PlatformEventMap[PlatformEventName]) => void;

/** Events of one page. A listener that throws is reported as an uncaught error and harms no other. */
export function createEventBus(): PlatformEvents {
  const listeners = new Map<PlatformEventName, Set<Listener>>();
  return {
    emit(name, detail) {
      for (const listener of [...(listeners.get(name) ?? [])]) queueMicrotask(() => listener(detail));
    },
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener as Listener));
      return () => ofName.delete(listener as Listener);
    },
  };
}
