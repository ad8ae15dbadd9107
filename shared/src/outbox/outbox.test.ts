import { expect, test } from '@jest/globals';
import type { ProgressEvent } from '../contract/learning/progress.ts';
import { anId } from '../testing/builders.ts';
import { keptInMemory } from '../testing/kept-in-memory.ts';
import type { KeptEvents } from './kept-events.ts';
import { createOutbox, eventsOf, nextBatch } from './outbox.ts';

const done = (number: number): ProgressEvent => ({ kind: 'marked_done', lesson_id: anId(1), idem_key: anId(number) });

const watched = (number: number, to: number): ProgressEvent => ({
  kind: 'watched',
  lesson_id: anId(1),
  idem_key: anId(number),
  position_s: to,
  ranges: [[0, to]],
});
const opened = async (userId: string, kept: KeptEvents) => {
  const outbox = createOutbox(userId, kept);
  await outbox.ready;
  return outbox;
};

test('events wait in order, apart by enrolment, and outlive the page', async () => {
  const kept = keptInMemory();
  const first = await opened('rhea', kept);
  first.add('e1', [done(1)]);
  first.add('e1', [done(2)]);
  first.add('e2', [done(3)]);
  const later = await opened('rhea', kept);
  expect(eventsOf(later.waiting(), 'e1')).toEqual([done(1), done(2)]);
});

test('what waits is one person’s: nobody else on the same browser sends it', async () => {
  const kept = keptInMemory();
  (await opened('rhea', kept)).add('e1', [done(1)]);
  expect((await opened('omar', kept)).waiting()).toEqual([]);
  expect((await opened('rhea', kept)).waiting()).toHaveLength(1);
});

test('only what the server has is taken out, here and of what is kept', async () => {
  const kept = keptInMemory();
  const outbox = await opened('rhea', kept);
  outbox.add('e1', [done(1)]);
  const sent = nextBatch(outbox.waiting(), 'e1');
  outbox.add('e1', [done(2)]);
  outbox.remove(sent);
  expect(eventsOf(outbox.waiting(), 'e1')).toEqual([done(2)]);
  expect((await opened('rhea', kept)).waiting().map(({ event }) => event)).toEqual([done(2)]);
});

test('what happens before the kept events are read comes after them, and none of them twice', async () => {
  const kept = keptInMemory();
  (await opened('rhea', kept)).add('e1', [done(1)]);
  const outbox = createOutbox('rhea', kept);
  outbox.add('e1', [done(2)]);
  await outbox.ready;
  expect(eventsOf(outbox.waiting(), 'e1')).toEqual([done(1), done(2)]);
});

test('what was under way on a page that died is sent by the next; of a page that lives it is left alone', async () => {
  const kept = keptInMemory();
  const sixSecondsAgo = createOutbox('rhea', kept, () => Date.now() - 6_000);
  sixSecondsAgo.sketch('e1', watched(1, 4));
  sixSecondsAgo.sketch('e1', watched(1, 5));
  createOutbox('rhea', kept).sketch('e1', watched(2, 9));
  expect((await opened('omar', kept)).waiting()).toEqual([]);
  const next = await opened('rhea', kept);
  expect(eventsOf(next.waiting(), 'e1')).toEqual([watched(1, 5)]);
  next.remove([watched(1, 5)]);
  expect((await opened('rhea', kept)).waiting()).toEqual([]);
});

test('what was told is under way no more', async () => {
  const kept = keptInMemory();
  const outbox = createOutbox('rhea', kept, () => Date.now() - 6_000);
  outbox.sketch('e1', watched(1, 4));
  outbox.add('e1', [watched(2, 5)]);
  outbox.erase(anId(1));
  expect(eventsOf((await opened('rhea', kept)).waiting(), 'e1')).toEqual([watched(2, 5)]);
});

test('a call takes at most fifty; a browser that keeps nothing stops nobody', async () => {
  const broken: KeptEvents = {
    put: () => Promise.reject(new Error('full')),
    sketch: () => Promise.reject(new Error('full')),
    list: () => Promise.reject(new Error('closed')),
    remove: () => Promise.reject(new Error('closed')),
  };
  const outbox = await opened('rhea', broken);
  for (let number = 1; number <= 60; number++) outbox.add('e1', [done(number)]);
  expect(nextBatch(outbox.waiting(), 'e1')).toHaveLength(50);
  outbox.remove(nextBatch(outbox.waiting(), 'e1'));
  expect(nextBatch(outbox.waiting(), 'e1')).toHaveLength(10);
});
