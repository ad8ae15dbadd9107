import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../start/run-command.ts';
import { failuresOfJest, failuresOfPlaywright, type JestReport, type PlaywrightReport } from './failures.ts';

export interface StageResult {
  passed: number;
  failed: number;
  skipped: number;
  /** A failed test each, in words. */
  failures: readonly string[];
}

/** Where a run writes what its tests say, and since which commit it looks at changes alone. */
export interface TestRun {
  reports: string;
  /** A commit; only tests that changes since then can reach are run. */
  since?: string;
  /** Without the files called `.long.test.ts`: matrices, simulations, a browser asked over and over. */
  leavesOutLong: boolean;
  takesPictures: boolean;
}

interface JestOptions {
  env?: Record<string, string>;
  /** A pattern of the paths of tests; by default all of the project. */
  only?: string;
  workers?: number;
}

/** One more than cores: a test waits for its server, or for somebody who types, a good part of its time. */
const WORKERS = Math.min(availableParallelism() + 1, 8);

/** A pattern of paths. */
const NOT_LONG = '^(?!.*\\.long\\.test\\.)';

/** Runs a project of jest.config.js. */
export async function runJest(
  { reports, since, leavesOutLong }: TestRun,
  project: string,
  { env, only = leavesOutLong ? NOT_LONG : undefined, workers = WORKERS }: JestOptions = {},
): Promise<StageResult> {
  const report = join(reports, `${project}-${only ? 'some' : 'all'}.json`);
  // What a failed test left running keeps the summary from nobody.
  const args = [
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    '--silent',
    `--maxWorkers=${workers}`,
    '--forceExit',
    ...(only ? ['--testPathPatterns', only] : []),
    ...(since ? ['--changedSince', since, '--passWithNoTests'] : []),
  ];
  await run('jest', args, {
    echo: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  });
  const said = JSON.parse(await readFile(report, 'utf8')) as JestReport;
  return {
    passed: said.numPassedTests,
    // A file that can't even be loaded counts as one failure.
    failed: said.numFailedTests + said.numRuntimeErrorTestSuites,
    skipped: said.numPendingTests,
    failures: failuresOfJest(said),
  };
}

interface RunningProduct {
  browser: string;
  url: string;
  dataDir: string;
}

/** Runs specs of e2e against a product that is up. `which` are folders or files of e2e, all of them if it is empty. */
export async function runPlaywright(
  { reports, since, takesPictures }: TestRun,
  which: readonly string[],
  { browser, url, dataDir }: RunningProduct,
): Promise<StageResult> {
  const report = join(reports, 'e2e.json');
  const pictures = takesPictures ? ['looks.spec.ts', '--update-snapshots=changed'] : [];
  await run('playwright', [...specs(which, since), '--reporter=list,json', ...pictures], {
    echo: true,
    env: {
      ...process.env,
      STOA_CHROMIUM: browser,
      STOA_E2E_URL: url,
      STOA_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const said = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport;
  const { expected, unexpected, skipped } = said.stats;
  return { passed: expected, failed: unexpected + said.errors.length, skipped, failures: failuresOfPlaywright(said) };
}

/** Whether a change reaches any, before a product is built for them. */
export async function hasSpecs({ since }: TestRun, which: readonly string[]): Promise<boolean> {
  if (since === undefined) return true;
  const { code, output } = await run('playwright', [...specs(which, since), '--list']);
  // What cannot be listed is run, and says why.
  return code !== 0 || !output.includes('Total: 0 tests');
}

const specs = (which: readonly string[], since: string | undefined): string[] => [
  'test',
  '-c',
  'e2e',
  ...which.map((folder) => `e2e/${folder}/`),
  ...(since ? [`--only-changed=${since}`, '--pass-with-no-tests'] : []),
];
