import { expect, test } from '@jest/globals';
import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import { callsAsText, filterCalls, findingsOf, inspect } from './inspection.ts';

const call = (name: string, args: string[] = [], given: Partial<ScormCall> = {}): ScormCall => ({
  at_ms: 1500,
  sco: 'A',
  name,
  args,
  result: 'true',
  error: { code: '0', text: 'No error', diagnostic: '' },
  ...given,
});
const wrong = call('LMSSetValue', ['cmi.core.score.raw', 'many'], {
  result: 'false',
  error: { code: '405', text: 'Incorrect data type', diagnostic: 'not a number' },
});

test('a package that says nothing to the site cannot be completed', () => {
  expect(findingsOf(inspect([]), '1.2')).toEqual([{ kind: 'silent' }]);
});

test('a package that begins and only goes is told so, the gravest first', () => {
  expect(findingsOf(inspect([call('LMSInitialize', ['']), wrong]), '1.2')).toEqual([
    { kind: 'never_done' },
    { kind: 'failed', count: 1 },
    { kind: 'never_ended' },
    { kind: 'no_score' },
  ]);
});

test.each([
  ['1.2' as const, 'LMS', 'cmi.core.lesson_status', 'passed', 'cmi.core.score.raw', 'LMSFinish'],
  ['2004-4' as const, '', 'cmi.completion_status', 'completed', 'cmi.score.scaled', 'Terminate'],
])('a package of %s that does all it should is found well', (version, prefix, status, value, score, end) => {
  const calls = [
    call(`${prefix}Initialize`, ['']),
    call(`${prefix}SetValue`, [status, value]),
    call(`${prefix}SetValue`, [score, '1']),
    call(end, ['']),
  ];
  expect(findingsOf(inspect(calls), version)).toEqual([{ kind: 'done' }]);
});

test('what was set last counts; what was refused does not', () => {
  const set = (value: string) => call('SetValue', ['cmi.location', value]);
  const { values } = inspect([call('Initialize'), set('1'), set('2'), wrong]);
  expect([...values]).toEqual([['cmi.location', '2']]);
});

test('to look for what was not set yet is no fault', () => {
  const look = call('GetValue', ['cmi.location'], {
    result: '',
    error: { code: '403', text: 'Data Model Element Value Not Initialized', diagnostic: '' },
  });
  expect(inspect([call('Initialize'), look]).failed).toEqual([]);
  expect(filterCalls([look], 'errors', '')).toEqual([]);
  const readOnly = { ...look, name: 'LMSSetValue' };
  expect(inspect([readOnly]).failed).toEqual([readOnly]);
});

test('suspend data near its bound is told with its length', () => {
  const calls = [call('Initialize'), call('SetValue', ['cmi.suspend_data', 'x'.repeat(60_000)])];
  expect(findingsOf(inspect(calls), '2004-3')).toContainEqual({ kind: 'much_suspend_data', count: 60_000 });
});

test('calls are filtered by kind and by any of their words, and copied as text', () => {
  const calls = [call('LMSInitialize', ['']), wrong];
  expect(filterCalls(calls, 'errors', '')).toEqual([wrong]);
  expect(filterCalls(calls, 'set', 'SCORE')).toEqual([wrong]);
  expect(filterCalls(calls, 'all', 'nothing like it')).toEqual([]);
  expect(callsAsText([wrong])).toBe(
    '1.5 s  A  LMSSetValue("cmi.core.score.raw", "many") → "false"  error 405: Incorrect data type not a number',
  );
});
