import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/run-command.ts';

/** The report of `jest --json`, of which a failure is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    /** The file, as an absolute path. */
    name: string;
    /** Why the file could not be run, or all failures of it at once. */
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    /** From the folder of the configuration. */
    file: string;
    ok: boolean;
    tests: readonly { results: readonly { errors: readonly PlaywrightError[] }[] }[];
  }[];
}

/** The report of Playwright's reporter `json`. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: readonly PlaywrightSuite[];
  errors: readonly PlaywrightError[];
}

const LINES = 8;

/** Each failed test with the first lines of what it says: for the end of a run, which is all that a log may keep. */
export function failuresOfJest({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message) return [inWords(file, message)];
    return failed.map(({ fullName, failureMessages }) => inWords(`${file} › ${fullName}`, failureMessages.join('\n')));
  });
}

/** As `failuresOfJest`. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightReport): string[] {
  const specs = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [
    ...errors.map(({ message = '' }) => inWords('e2e', message)),
    ...specs.map(({ file, title, tests }) => {
      const said = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return inWords(`e2e/${file} › ${title}`, said.map(({ message = '' }) => message).join('\n'));
    }),
  ];
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function inWords(test: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [test, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
}
