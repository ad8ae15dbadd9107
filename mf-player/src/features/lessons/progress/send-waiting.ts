import type { ProgressEvent, ProgressReply } from '@stoa/shared/contract/learning.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { nextBatch, type Outbox } from './outbox.ts';

interface Sending {
  api: Api;
  outbox: Outbox;
  onReply(enrollmentId: string, reply: ProgressReply): void;
  /** What the server will never take. */
  onRefused(error: Error): void;
}

/** Browsers let 64 KiB in all outlive a page; a batch above this goes without. */
const OUTLIVING_CHARS = 50_000;

/** Sends all that waits, course by course. @throws where the line is down; what was not taken is still waiting. */
export async function sendWaiting(sending: Sending): Promise<void> {
  for (const enrollmentId of new Set(sending.outbox.waiting().map((each) => each.enrollmentId))) {
    while (await sendBatch(enrollmentId, sending));
  }
}

/** Sends the oldest events of one course; false where none waits. */
export async function sendBatch(enrollmentId: string, { api, outbox, onReply, onRefused }: Sending): Promise<boolean> {
  const events = nextBatch(outbox.waiting(), enrollmentId);
  if (events.length === 0) return false;
  try {
    const reply = await api.recordProgress({ params: { id: enrollmentId }, body: { events }, ...outliving(events) });
    outbox.remove(events);
    onReply(enrollmentId, reply);
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
