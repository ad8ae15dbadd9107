import type { ProgressEvent } from '@stoa/shared/contract/learning.ts';

/** What was learnt and not yet told to the server, by enrolment. Survives a closed tab and a lost line. */
export interface Outbox {
  add(enrollmentId: string, event: ProgressEvent): void;
  /** The oldest events of an enrolment, at most as many as one call takes. */
  peek(enrollmentId: string): ProgressEvent[];
  /** Takes out those the server has; others may have come in meanwhile. */
  remove(enrollmentId: string, events: readonly ProgressEvent[]): void;
}

const PER_CALL = 50;
const MOST_KEPT = 500;
const keyOf = (enrollmentId: string) => `stoa.progress.${enrollmentId}`;

export function createOutbox(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Outbox {
  const read = (enrollmentId: string): ProgressEvent[] => {
    try {
      const events: unknown = JSON.parse(storage.getItem(keyOf(enrollmentId)) ?? '[]');
      return Array.isArray(events) ? (events as ProgressEvent[]) : [];
    } catch {
      return [];
    }
  };
  const write = (enrollmentId: string, events: ProgressEvent[]) => {
    if (events.length === 0) storage.removeItem(keyOf(enrollmentId));
    else storage.setItem(keyOf(enrollmentId), JSON.stringify(events.slice(-MOST_KEPT)));
  };
  return {
    add: (enrollmentId, event) => write(enrollmentId, [...read(enrollmentId), event]),
    peek: (enrollmentId) => read(enrollmentId).slice(0, PER_CALL),
    remove(enrollmentId, events) {
      const sent = new Set(events.map((event) => event.idem_key));
      write(
        enrollmentId,
        read(enrollmentId).filter((event) => !sent.has(event.idem_key)),
      );
    },
  };
}
