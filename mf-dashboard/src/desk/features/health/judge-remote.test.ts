import { expect, test } from '@jest/globals';
import { aLiveRemote, aVersionOfADay } from '../../testing/live-remotes.ts';
import { judgeRemote } from './judge-remote.ts';

const judged = (opened: number, failed: number, version = '1.5.0') =>
  judgeRemote(aLiveRemote(), [aVersionOfADay({ opened, failed, version })]);

test('errors of the day decide, by their share, once there are a few of them', () => {
  expect(judged(1000, 9)).toBe('fine');
  expect(judged(1000, 10)).toBe('attention');
  expect(judged(1000, 50)).toBe('failing');
  expect(judged(10, 2)).toBe('fine');
});

test('errors of a version that is not live any more do not count', () => {
  expect(judged(100, 50, '1.4.0')).toBe('fine');
});

test('what is live nowhere, or held back by a gateway, needs attention', () => {
  expect(judgeRemote(aLiveRemote({ live: null }), [])).toBe('attention');
  expect(judgeRemote(aLiveRemote(), [])).toBe('fine');
});
