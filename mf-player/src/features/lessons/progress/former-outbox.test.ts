import { expect, test } from '@jest/globals';
import type { ProgressEvent } from '@stoa/shared/contract/learning/progress.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { takeFormerEvents } from './former-outbox.ts';

const done = (number: number): ProgressEvent => ({ kind: 'marked_done', lesson_id: anId(1), idem_key: anId(number) });

test('what a former version kept is taken once; spoilt storage counts as empty', () => {
  localStorage.setItem('stoa.progress.e1', JSON.stringify([done(1)]));
  localStorage.setItem('stoa.progress.e2', '{oops');
  expect(takeFormerEvents('e1', localStorage)).toEqual([done(1)]);
  expect(takeFormerEvents('e1', localStorage)).toEqual([]);
  expect(takeFormerEvents('e2', localStorage)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
