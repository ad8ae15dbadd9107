import { expect, test } from '@jest/globals';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { pastIn, rollbackTargets } from './past-versions.ts';

const targetsIn = (changes: readonly ChannelChange[], name: string) => rollbackTargets(pastIn(changes, name));

/** Oldest first, as told; given newest first, as kept. */
const history = (...steps: [ChannelChange['kind'], string, string][]): ChannelChange[] =>
  steps
    .map(([kind, name, to], index) => ({
      revision: index + 1,
      at: '2026-01-01T00:00:00.000Z',
      by: 'ada',
      why: '',
      kind,
      moves: [{ name, from: steps.slice(0, index).findLast((step) => step[1] === name)?.[2] ?? null, to }],
      canaries: [],
      revoked: [],
      approved_by: null,
      automatic: false,
    }))
    .reverse();

test('the version before is the one promoted before', () => {
  const changes = history(['promote', 'a', '1.0.0'], ['promote', 'b', '7.0.0'], ['promote', 'a', '1.1.0']);
  expect(targetsIn(changes, 'a')[0]).toBe('1.0.0');
  expect(targetsIn(changes, 'b')).toEqual([]);
});

test('a second rollback goes back further, not forth to the bad version', () => {
  const changes = history(
    ['promote', 'a', '1.0.0'],
    ['promote', 'a', '1.1.0'],
    ['promote', 'a', '1.2.0'],
    ['rollback', 'a', '1.1.0'],
  );
  expect(targetsIn(changes, 'a')[0]).toBe('1.0.0');
});

test('a fix promoted after a rollback goes back to what ran before the fix', () => {
  const changes = history(
    ['promote', 'a', '1.0.0'],
    ['promote', 'a', '1.1.0'],
    ['rollback', 'a', '1.0.0'],
    ['promote', 'a', '1.1.1'],
  );
  expect(targetsIn(changes, 'a')[0]).toBe('1.0.0');
});

test('the past begins with what the first known change replaced', () => {
  const [newest] = history(['promote', 'a', '1.0.0'], ['promote', 'a', '1.1.0']);
  expect(targetsIn([newest!], 'a')).toEqual(['1.0.0']);
});

test('what a rollback took back, and what it went past, is no target any more', () => {
  const changes = history(
    ['promote', 'a', '1.0.0'],
    ['promote', 'a', '1.1.0'],
    ['promote', 'a', '1.2.0'],
    ['rollback', 'a', '1.0.0'],
  );
  expect(pastIn(changes, 'a').versions).toEqual([
    { version: '1.2.0', left: 'rolled_back' },
    { version: '1.1.0', left: 'passed_over' },
  ]);
  expect(targetsIn(changes, 'a')).toEqual([]);
});

test('of each remote the last twenty versions and ten changes are kept', () => {
  const many = Array.from({ length: 30 }, (_, index): ['promote', string, string] => ['promote', 'a', `1.${index}.0`]);
  const { versions, changedIn } = pastIn(history(...many), 'a');
  expect(versions).toHaveLength(20);
  expect(versions[0]).toEqual({ version: '1.28.0', left: 'replaced' });
  expect(changedIn).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
});
