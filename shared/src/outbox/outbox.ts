import type { ProgressEvent } from '../contract/learning/progress.ts';
import type { KeptEvent, KeptEvents } from './kept-events.ts';

/**
 * What one person learnt and the server does not know yet. It survives a closed tab, a killed browser and a lost line,
 * and goes to the server in nobody else's name.
 */
export interface Outbox {
  /** Settled when what earlier visits left behind is among the waiting. */
  readonly ready: Promise<void>;
  add(enrolmentId: string, events: readonly ProgressEvent[]): void;
  /** Keeps what is under way, each time over what was kept of it before: it counts as an event once its page is dead. */
  sketch(enrolmentId: string, event: ProgressEvent): void;
  /** What was under way was told. */
  erase(idemKey: string): void;
  /** Takes out those the server has; others may have come in meanwhile. */
  remove(events: readonly ProgressEvent[]): void;
  /** All that waits, in order: the same list until something changes. */
  waiting(): readonly KeptEvent[];
  subscribe(listener: () => void): () => void;
}

const PER_CALL = 50;

export function createOutbox(userId: string, kept: KeptEvents, now: () => number = Date.now): Outbox {
  let waiting: readonly KeptEvent[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly KeptEvent[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const keyOf = ({ event }: KeptEvent) => event.idem_key;
  return {
    // A browser that reads or keeps nothing is no reason to stop learning: the events then live as long as the page.
    ready: kept.list(userId).then(
      (left) => {
        const known = new Set(waiting.map(keyOf));
        become([...left.filter((each) => !known.has(keyOf(each))), ...waiting]);
      },
      () => undefined,
    ),
    add(enrolmentId, events) {
      const added = events.map((event, place) => ({
        userId,
        enrollmentId: enrolmentId,
        event,
        keptAt: now() + place / 1000,
      }));
      become([...waiting, ...added]);
      kept.put(added).catch(() => undefined);
    },
    sketch(enrolmentId, event) {
      kept.sketch({ sketchOf: userId, enrollmentId: enrolmentId, event, keptAt: now() }).catch(() => undefined);
    },
    erase(idemKey) {
      kept.remove([idemKey]).catch(() => undefined);
    },
    remove(events) {
      const gone = new Set(events.map((event) => event.idem_key));
      become(waiting.filter((each) => !gone.has(keyOf(each))));
      kept.remove([...gone]).catch(() => undefined);
    },
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const eventsOf = (waiting: readonly KeptEvent[], enrolmentId: string): ProgressEvent[] =>
  waiting.filter((each) => each.enrollmentId === enrolmentId).map(({ event }) => event);

/** The oldest events of an enrolment, at most as many as one call takes. */
export const nextBatch = (waiting: readonly KeptEvent[], enrolmentId: string): ProgressEvent[] =>
  eventsOf(waiting, enrolmentId).slice(0, PER_CALL);
