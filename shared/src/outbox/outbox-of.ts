import { keepNothing, openKeptEvents, type KeptEvents } from './kept-events.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let kept: KeptEvents | undefined;
let current: { userId: string; outbox: Outbox } | undefined;

/** One outbox a person and page; another person on the same page gets another one. */
export function outboxOf(userId: string): Outbox {
  if (current?.userId !== userId) {
    kept ??= typeof indexedDB === 'undefined' ? keepNothing : openKeptEvents();
    current = { userId, outbox: createOutbox(userId, kept) };
  }
  return current.outbox;
}
