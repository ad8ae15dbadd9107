import { expect, test } from '@jest/globals';
import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormSco } from '@stoa/shared/contract/learning/scorm.ts';
import { callsAsText, filterCalls, findingsOf, inspectMore, nothingFound, type Inspection } from './inspection.ts';

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

const inspect = (calls: readonly ScormCall[], before: Inspection = nothingFound): Inspection =>
  calls.reduce((found, one) => inspectMore(found, { type: 'call', call: one }), before);
const aSco = (identifier: string, given: Partial<ScormSco> = {}): ScormSco => ({
  identifier,
  title: identifier,
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  total_time_s: 0,
  ...given,
});
/** The site has kept something of this SCO, and says what it makes of it. */
const kept = (before: Inspection, sco: ScormSco): Inspection => {
  const attempt = { ...sco, number: 0, begun_at: '', last_commit_at: null, completed_at: null, can_go_on: false };
  return inspectMore(before, {
    type: 'kept',
    seq: 1,
    sco: sco.identifier,
    outcome: 'kept',
    attempt: { ...attempt, scos: [sco] },
  });
};

test('a package that says nothing to the site cannot be completed', () => {
  expect(findingsOf(nothingFound, 1)).toEqual([{ kind: 'silent' }]);
});

test('a package that begins and only goes is told so, the gravest first', () => {
  expect(findingsOf(inspect([call('LMSInitialize', ['']), wrong]), 1)).toEqual([
    { kind: 'never_done' },
    { kind: 'failed', count: 1 },
    { kind: 'never_ended' },
    { kind: 'no_score' },
  ]);
});

test.each([
  ['LMSInitialize', 'LMSFinish'],
  ['Initialize', 'Terminate'],
])('a package that does all it should is found well, by what the site kept of it (%s)', (begin, end) => {
  const found = inspect([call(begin, ['']), call(end, [''])]);
  expect(findingsOf(kept(found, aSco('A', { success: 'passed', score: 80 })), 1)).toEqual([{ kind: 'done' }]);
});

test('of several parts all must say that they are done', () => {
  const begun = inspect([call('Initialize'), call('Terminate')]);
  const one = kept(begun, aSco('A', { completion: 'completed', score: 50 }));
  expect(findingsOf(one, 2)).toEqual([{ kind: 'partly_done', count: 1 }]);
  expect(findingsOf(kept(one, aSco('B', { success: 'passed' })), 2)).toEqual([{ kind: 'done' }]);
});

test('what a package wanted from other sites is told, each address once', () => {
  const addresses = ['https://cdn.example/a.js?v=1', 'https://cdn.example/a.js?v=2', 'inline'];
  const found = addresses.reduce(
    (before, address) => inspectMore(before, { type: 'blocked', address, directive: 'script-src-elem' }),
    inspect([call('Initialize')]),
  );
  expect(findingsOf(found, 1)).toContainEqual({ kind: 'blocked', addresses: 'https://cdn.example/a.js' });
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
  expect(inspect([call('Initialize'), look]).failed).toBe(0);
  expect(filterCalls([look], 'errors', '')).toEqual([]);
  const readOnly = { ...look, name: 'LMSSetValue' };
  expect(inspect([readOnly]).failed).toBe(1);
});

test('suspend data near its bound is told with its length', () => {
  const calls = [call('Initialize'), call('SetValue', ['cmi.suspend_data', 'x'.repeat(60_000)])];
  expect(findingsOf(inspect(calls), 1)).toContainEqual({ kind: 'much_suspend_data', count: 60_000 });
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
