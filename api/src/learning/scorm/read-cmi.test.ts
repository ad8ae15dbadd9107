import { expect, test } from '@jest/globals';
import { readCmi } from './read-cmi.ts';
import { secondsOfTime } from './time-spans.ts';

test.each([
  ['passed', 'completed', 'passed'],
  ['completed', 'completed', 'unknown'],
  ['failed', 'incomplete', 'failed'],
  ['incomplete', 'incomplete', 'unknown'],
  ['browsed', 'incomplete', 'unknown'],
  ['not attempted', 'not_attempted', 'unknown'],
  ['Passed!', 'unknown', 'unknown'],
])('of 1.2, %s says %s and %s', (lesson_status, completion, success) => {
  expect(readCmi('1.2', { core: { lesson_status } })).toMatchObject({ completion, success });
});

test('of 2004, two words say what was done and how', () => {
  const said = { completion_status: 'not attempted', success_status: 'failed', score: { scaled: '-0.5' } };
  expect(readCmi('2004-3', said)).toEqual({
    completion: 'not_attempted',
    success: 'failed',
    score: 0,
    total_time_s: 0,
  });
  expect(readCmi('2004-4', { completion_status: 'completed', success_status: 'passed' })).toMatchObject({
    completion: 'completed',
    success: 'passed',
    score: null,
  });
});

test('who was there for an hour and said nothing is not complete', () => {
  const hours = {
    core: { total_time: '0001:00:00', session_time: '0001:00:00', exit: 'suspend', lesson_location: '9' },
  };
  expect(readCmi('1.2', hours)).toEqual({ completion: 'unknown', success: 'unknown', score: null, total_time_s: 3600 });
  expect(readCmi('2004-4', { total_time: 'PT1H' })).toMatchObject({ completion: 'unknown', success: 'unknown' });
});

test('a score is percent of its range', () => {
  const score12 = (score: object) => readCmi('1.2', { core: { score } }).score;
  expect(score12({ raw: '85', min: '', max: '100' })).toBe(85);
  expect(score12({ raw: '8', min: '0', max: '10' })).toBe(80);
  expect(score12({ raw: '15', min: '10', max: '20' })).toBe(50);
  expect(score12({ raw: '', max: '100' })).toBeNull();
  expect(score12({ raw: 'many' })).toBeNull();
  const score2004 = (score: object) => readCmi('2004-4', { score }).score;
  expect(score2004({ scaled: '0.857', raw: '1', max: '2' })).toBe(85.7);
  expect(score2004({ raw: '3', max: '4' })).toBe(75);
  expect(score2004({ raw: '3' })).toBeNull();
});

test('what is no data model says nothing', () => {
  for (const cmi of [{}, { core: 'passed' }, { core: ['passed'] }, { core: { lesson_status: 1, score: null } }]) {
    expect(readCmi('1.2', cmi)).toEqual({ completion: 'unknown', success: 'unknown', score: null, total_time_s: 0 });
  }
});

test.each([
  ['0000:01:05', 65],
  ['12:00:30.49', 43_230],
  ['PT1M5S', 65],
  ['P1DT2H', 93_600],
  ['PT0.6S', 1],
  ['P', 0],
  ['soon', 0],
  ['', 0],
  ['P999999999Y', 2 ** 31 - 1],
])('%s is %d seconds', (text, seconds) => {
  expect(secondsOfTime(text)).toBe(seconds);
});
