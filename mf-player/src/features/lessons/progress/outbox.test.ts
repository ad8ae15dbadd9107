import { expect, test } from '@jest/globals';
import type { ProgressEvent } from '@stoa/shared/contract/learning.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { createOutbox } from './outbox.ts';

const done = (number: number): ProgressEvent => ({ kind: 'marked_done', lesson_id: anId(1), idem_key: anId(number) });

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('events wait in order, apart by enrolment, and outlive the page', () => {
  const storage = memory();
  createOutbox(storage).add('e1', done(1));
  createOutbox(storage).add('e1', done(2));
  createOutbox(storage).add('e2', done(3));
  expect(createOutbox(storage).peek('e1')).toEqual([done(1), done(2)]);
});

test('only what the server has is taken out', () => {
  const outbox = createOutbox(memory());
  outbox.add('e1', done(1));
  const sent = outbox.peek('e1');
  outbox.add('e1', done(2));
  outbox.remove('e1', sent);
  expect(outbox.peek('e1')).toEqual([done(2)]);
});

test('a call takes at most fifty, and spoilt storage counts as empty', () => {
  const storage = memory();
  const outbox = createOutbox(storage);
  for (let number = 1; number <= 60; number++) outbox.add('e1', done(number));
  expect(outbox.peek('e1')).toHaveLength(50);
  storage.setItem('stoa.progress.e9', '{oops');
  expect(outbox.peek('e9')).toEqual([]);
});
