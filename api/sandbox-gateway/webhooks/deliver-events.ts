import { setTimeout as sleep } from 'node:timers/promises';
import type { Book } from '../book/book.ts';
import type { EventRow, KnobsRow } from '../book/rows.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

const SHUFFLE_MS = 2_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const ANSWER_MS = 10_000;

export const quietKnobs: KnobsRow = { id: 'knobs', delay_ms: 0, duplicate: false, shuffle: false, drop: false };

export interface Deliveries {
  stop(): void;
}

/** Sends each event until the site says that it has it. What was on its way when the process died is sent again. */
export function deliverEvents(book: Book, site: { url: string; secret: string }): Deliveries {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<string>();

  const send = async (event: EventRow): Promise<void> => {
    const knobs = knobsOf(book);
    await sleep(knobs.delay_ms + (knobs.shuffle ? Math.random() * SHUFFLE_MS : 0), undefined, { signal });
    if (knobsOf(book).drop) return note(event, 'dropped');
    for (
      let pause = FIRST_PAUSE_MS;
      !(await post(site, event, signal));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    ) {
      await sleep(pause, undefined, { signal });
    }
    if (knobsOf(book).duplicate) await post(site, event, signal);
    return note(event, 'delivered');
  };
  const note = (event: EventRow, state: EventRow['state']): Promise<void> =>
    book.change(() => ({ change: { events: [{ ...event, state }] }, result: undefined }));

  const look = (): void => {
    for (const event of book.state.events.values()) {
      if (event.state !== 'waiting' || underWay.has(event.id)) continue;
      underWay.add(event.id);
      // It throws when this is stopped, or when the journal cannot be written: then it waits for the next start.
      send(event).then(
        () => underWay.delete(event.id),
        () => undefined,
      );
    }
  };
  book.onChange(look);
  look();
  return { stop: () => stopping.abort() };
}

export const knobsOf = (book: Book): KnobsRow => book.state.knobs.get('knobs') ?? quietKnobs;

/** Whether the site took it. */
async function post(site: { url: string; secret: string }, event: EventRow, stop: AbortSignal): Promise<boolean> {
  const { id, type, reference, payment, at } = event;
  const body = JSON.stringify({ id, type, reference, payment, created_at: new Date(at).toISOString() });
  try {
    const reply = await fetch(site.url, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, site.secret) },
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
    });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}
