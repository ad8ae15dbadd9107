import { expect, test } from '@jest/globals';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { findVersionsBefore } from './version-before.ts';

/** Oldest first, as told; given newest first, as kept. */
const history = (...steps: [ChannelChange['kind'], string, string][]): ChannelChange[] =>
  steps
    .map(([kind, name, to], index) => ({
      revision: index + 1,
      at: '2026-01-01T00:00:00.000Z',
      by: 'ada',
      why: '',
      kind,
      moves: [{ name, from: null, to }],
      canaries: [],
      revoked: [],
      approved_by: null,
      automatic: false,
    }))
    .reverse();

test('the version before is the one promoted before', () => {
  const changes = history(['promote', 'a', '1.0.0'], ['promote', 'b', '7.0.0'], ['promote', 'a', '1.1.0']);
  expect(findVersionsBefore(changes, 'a')[0]).toBe('1.0.0');
  expect(findVersionsBefore(changes, 'b')).toEqual([]);
});

test('a second rollback goes back further, not forth to the bad version', () => {
  const changes = history(
    ['promote', 'a', '1.0.0'],
    ['promote', 'a', '1.1.0'],
    ['promote', 'a', '1.2.0'],
    ['rollback', 'a', '1.1.0'],
  );
  expect(findVersionsBefore(changes, 'a')[0]).toBe('1.0.0');
});

test('a fix promoted after a rollback goes back to what ran before the fix', () => {
  const changes = history(
    ['promote', 'a', '1.0.0'],
    ['promote', 'a', '1.1.0'],
    ['rollback', 'a', '1.0.0'],
    ['promote', 'a', '1.1.1'],
  );
  expect(findVersionsBefore(changes, 'a')[0]).toBe('1.0.0');
});
