import type { ProgressEvent, ProgressReply } from '../contract/learning/progress.ts';
import type { Api } from '../http/api.ts';
import { isApiError } from '../http/api-error.ts';
import { nextBatch, type Outbox } from './outbox.ts';

interface Sending {
  api: Pick<Api, 'recordProgress'>;
  outbox: Outbox;
  /** Whether the person is signed in whose outbox this is: to the server all is in the name of who is. */
  isTheirs(): boolean;
  onReply(enrolmentId: string, reply: ProgressReply): void;
  /** What the server will never take. */
  onRefused(error: Error): void;
}

/** Browsers let 64 KiB in all outlive a page; a batch above this goes without. */
const OUTLIVING_CHARS = 50_000;

/** Sends all that waits, course by course. @throws where the line is down; what was not taken is still waiting. */
export async function sendWaiting(sending: Sending): Promise<void> {
  for (const enrolmentId of new Set(sending.outbox.waiting().map((each) => each.enrollmentId))) {
    while (await sendBatch(enrolmentId, sending));
  }
}

/** Sends the oldest events of one course; false where none waits, or another person is there. */
export async function sendBatch(enrolmentId: string, sending: Sending): Promise<boolean> {
  const { api, outbox, isTheirs, onReply, onRefused } = sending;
  const events = nextBatch(outbox.waiting(), enrolmentId);
  if (events.length === 0 || !isTheirs()) return false;
  try {
    const reply = await api.recordProgress({ params: { id: enrolmentId }, body: { events }, ...outliving(events) });
    outbox.remove(events);
    onReply(enrolmentId, reply);
  } catch (error) {
    const refused = refusedOf(error, events);
    if (refused.length === 0) throw error;
    onRefused(error as Error);
    outbox.remove(refused);
  }
  return true;
}

const outliving = (events: ProgressEvent[]) => ({ keepalive: JSON.stringify(events).length < OUTLIVING_CHARS });

/**
 * What must not block the rest: events that the server names as misfits (a lesson that was removed), or all of an
 * enrolment that is not this person's or has ended. Anything else is tried again.
 */
function refusedOf(error: unknown, events: ProgressEvent[]): ProgressEvent[] {
  if (!isApiError(error) || ![403, 404, 422].includes(error.status)) return [];
  const named = events.filter((_, index) =>
    Object.keys(error.fieldErrors).some((field) => field.startsWith(`events.${index}.`)),
  );
  return named.length > 0 ? named : events;
}
