import { expect, test } from '@jest/globals';
import { judgeStep } from './judge-step.ts';
import type { Step } from './step-files.ts';

const step = (given: Partial<Step>): Step => ({ method: 'GetValue', element: 'cmi.exit', ...given });

test('a step holds where return and error are as expected; what is not expected is not looked at', () => {
  const expected = step({ expectedReturn: '', expectedErrorCode: '405' });
  expect(judgeStep(expected, { returned: '', errorCode: '405' })).toEqual({ verdict: 'holds' });
  expect(judgeStep(step({}), { returned: 'x', errorCode: '9' })).toEqual({ verdict: 'holds' });
});

test('a step that fails says what came instead', () => {
  const expected = step({ expectedReturn: 'true', expectedErrorCode: '0' });
  expect(judgeStep(expected, { returned: 'false', errorCode: '401' })).toEqual({
    verdict: 'fails',
    why: 'GetValue("cmi.exit"): returned “false”, error 401 instead of 0',
  });
});

test('some words, and not too many of them, are a match of their own', () => {
  const words = step({ expectedReturn: { match: 'nonEmptyMax255' } });
  expect(judgeStep(words, { returned: 'No error', errorCode: '0' }).verdict).toBe('holds');
  expect(judgeStep(words, { returned: '', errorCode: '0' }).verdict).toBe('fails');
  expect(judgeStep(words, { returned: 'x'.repeat(256), errorCode: '0' }).verdict).toBe('fails');
});

test('a known divergence holds only as it is known', () => {
  const known = step({
    expectedReturn: '',
    expectedErrorCode: '201',
    knownDivergence: { actualReturn: '', actualErrorCode: '401' },
  });
  expect(judgeStep(known, { returned: '', errorCode: '401' }).verdict).toBe('pinned');
  expect(judgeStep(known, { returned: '', errorCode: '201' }).verdict).toBe('holds');
  expect(judgeStep(known, { returned: '', errorCode: '101' }).verdict).toBe('fails');
});
