import { expect, test } from '@jest/globals';
import { root } from '../start/run-command.ts';
import { failuresOfJest, failuresOfPlaywright } from './failures.ts';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numRuntimeErrorTestSuites: 0 };

test('a failed test is named with its file and what it said, colours left out', () => {
  const failures = failuresOfJest({
    ...counts,
    testResults: [
      {
        name: `${root}api/src/a.test.ts`,
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nreceived 2'],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual(['api/src/a.test.ts › subtracts\n    expected 1\n    received 2']);
});

test('a file that could not be loaded is a failure of its own', () => {
  const testResults = [{ name: `${root}api/src/b.test.ts`, message: 'no such module', assertionResults: [] }];
  expect(failuresOfJest({ ...counts, testResults })).toEqual(['api/src/b.test.ts\n    no such module']);
});

test('what a browser saw fail is named however deep its suite is, and an error outside of tests, too', () => {
  const failed = {
    title: 'buys',
    file: 'journeys/buy.spec.ts',
    ok: false,
    tests: [
      { results: [{ errors: [{ message: Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n') }] }] },
    ],
  };
  const failures = failuresOfPlaywright({
    stats: { expected: 1, unexpected: 1, skipped: 0 },
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [{ ...failed, title: 'looks', ok: true }], suites: [{ specs: [failed] }] }],
  });
  expect(failures).toHaveLength(2);
  expect(failures[0]).toBe('e2e\n    no browser');
  expect(failures[1]).toMatch(/^e2e\/journeys\/buy\.spec\.ts › buys\n {4}line 0\n/);
  expect(failures[1]).not.toContain('line 19');
});
