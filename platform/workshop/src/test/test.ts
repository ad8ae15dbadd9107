/**
 * `npm test`: everything, in the order in which it fails soonest; one summary at the end.
 * `npm test -- --only web,e2e` runs some of the stages: check, web, platform, api, pglite, e2e, standalone,
 * full-size.
 * `npm test -- --take-pictures` takes the pictures anew that key screens are compared with; look at them before committing.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findNginx, NginxMissing } from '../full-size/find-nginx.ts';
import { startPostgres } from '../start/embedded-postgres.ts';
import { findBrowser } from '../start/find-browser.ts';
import { run } from '../start/run-command.ts';
import { startProduct } from '../start/running-product.ts';

interface StageResult {
  passed: number;
  failed: number;
  skipped: number;
}
type Stage = (reports: string) => Promise<StageResult>;

/** Where the embedded database may differ: its start, migrations, constraints, search, and a person's whole life. */
const embedded =
  'api/(src/app\\.test|src/market/(billing|catalogue)/|src/kernel/database/|src/people/registrations/|src/account-data/|demo/)';

const stages: Record<string, Stage> = {
  check: async () => {
    const { code } = await run('node', ['platform/workshop/src/check/check.ts'], { echo: true });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
  web: (reports) => jest('web', reports),
  platform: jestWithBrowser('platform'),
  api: async (reports) => {
    const postgres = await startPostgres();
    try {
      return await jest('api', reports, { env: { TEST_DATABASE_URL: postgres.url } });
    } finally {
      await postgres.stop();
    }
  },
  pglite: (reports) => jest('api', reports, { only: embedded }),
  e2e: async (reports) => {
    const browser = await findBrowser((line) => console.log(line));
    const dataDir = await mkdtemp(join(tmpdir(), 'stoa-e2e-'));
    const product = await startProduct({ port: 8180, apiPort: 8181, dataDir });
    try {
      return await playwright(browser, product.url, dataDir, reports);
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  standalone: jestWithBrowser('standalone'),
  // One after the other: they print figures, and use one folder of builds.
  'full-size': async (reports) => {
    const isWhole = await hasNginx();
    const result = await jest('full-size', reports, { workers: 1, ...(!isWhole && { only: 'thirty-remotes' }) });
    return isWhole ? result : { ...result, skipped: result.skipped + 1 };
  },
};

async function hasNginx(): Promise<boolean> {
  try {
    await findNginx((line) => console.log(line));
    return true;
  } catch (error) {
    if (!(error instanceof NginxMissing)) throw error;
    console.log(`full-size: the topology is skipped. ${error.message}`);
    return false;
  }
}

function jestWithBrowser(project: string): Stage {
  return async (reports) => {
    const browser = await findBrowser((line) => console.log(line));
    return jest(project, reports, { env: { STOA_CHROMIUM: browser } });
  };
}

interface JestOptions {
  env?: Record<string, string>;
  /** A pattern of the paths of tests; by default all of the project. */
  only?: string;
  workers?: number;
}

async function jest(
  project: string,
  reports: string,
  { env, only, workers = 2 }: JestOptions = {},
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
  const totals = JSON.parse(await readFile(report, 'utf8')) as Record<string, number>;
  // A file that can't even be loaded counts as one failure.
  return {
    passed: totals['numPassedTests'] ?? 0,
    failed: (totals['numFailedTests'] ?? 0) + (totals['numRuntimeErrorTestSuites'] ?? 0),
    skipped: totals['numPendingTests'] ?? 0,
  };
}

async function playwright(browser: string, url: string, dataDir: string, reports: string): Promise<StageResult> {
  const report = join(reports, 'e2e.json');
  const pictures = values['take-pictures'] ? ['looks.spec.ts', '--update-snapshots=changed'] : [];
  await run('playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...pictures], {
    echo: true,
    env: {
      ...process.env,
      STOA_CHROMIUM: browser,
      STOA_E2E_URL: url,
      STOA_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const { values } = parseArgs({ options: { only: { type: 'string' }, 'take-pictures': { type: 'boolean' } } });
const wanted = values['take-pictures'] ? ['e2e'] : (values.only?.split(',') ?? Object.keys(stages));
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`--only: unknown stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

const reports = await mkdtemp(join(tmpdir(), 'stoa-reports-'));
const lines: string[] = [];
const total: StageResult = { passed: 0, failed: 0, skipped: 0 };
for (const name of wanted) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const began = Date.now();
  const result = await (stages[name] as Stage)(reports).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  lines.push(
    `${name.padEnd(10)} ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped  (${seconds} s)`,
  );
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += result[key];
}
await rm(reports, { recursive: true, force: true });

console.log(`\n── summary ${'─'.repeat(53)}\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
