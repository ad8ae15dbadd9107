import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, NginxMissing } from '../full-size/find-nginx.ts';
import { startPostgres } from '../start/embedded-postgres.ts';
import { findBrowser } from '../start/find-browser.ts';
import { root, run } from '../start/run-command.ts';
import { startProduct } from '../start/running-product.ts';
import { hasSpecs, runJest, runPlaywright, type StageResult, type TestRun } from './run-tests.ts';

type Stage = (testRun: TestRun) => Promise<StageResult>;

/** Where the embedded database may differ: its start, migrations, constraints, search, and a person's whole life. */
const embedded =
  'api/(src/app\\.test|src/market/(billing|catalogue|ledger)/|src/kernel/(database|work)/|src/people/registrations/|src/account-data/|demo/)';

/** Of `full-size`, what stands behind no proxy. */
const WITHOUT_NGINX = 'thirty-remotes|ship-by-evidence';

/** Of `e2e`: what a person does from end to end. */
const JOURNEYS = 'journeys';

const log = (line: string): void => console.log(line);

export const stages = {
  check: async () => {
    const { code } = await run('node', ['platform/workshop/src/check/check.ts'], { echo: true });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] };
  },
  web: (testRun) => runJest(testRun, 'web'),
  platform: jestWithBrowser('platform'),
  api: async (testRun) => {
    const postgres = await startPostgres();
    try {
      return await runJest(testRun, 'api', { env: { TEST_DATABASE_URL: postgres.url } });
    } finally {
      await postgres.stop();
    }
  },
  pglite: (testRun) => runJest(testRun, 'api', { only: embedded }),
  journeys: inProduct(JOURNEYS),
  matrices: inProduct(...specFolders().filter((folder) => folder !== JOURNEYS)),
  // Both, for a product that is built once.
  e2e: inProduct(),
  standalone: jestWithBrowser('standalone'),
  // One after the other: they print figures, and use one folder of builds.
  'full-size': async (testRun) => {
    const isWhole = await hasNginx();
    const result = await runJest(testRun, 'full-size', { workers: 1, ...(!isWhole && { only: WITHOUT_NGINX }) });
    return isWhole ? result : { ...result, skipped: result.skipped + 1 };
  },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;
export const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

/** Each in the order in which it fails soonest. */
export const everyday: readonly StageName[] = ['check', 'web', 'platform', 'api', 'journeys'];
export const all: readonly StageName[] = [
  'check',
  'web',
  'platform',
  'api',
  'journeys',
  'pglite',
  'matrices',
  'standalone',
  'full-size',
];
export const ofChanges: readonly StageName[] = ['check', 'web', 'platform', 'api', 'e2e'];

function specFolders(): string[] {
  const e2e = `${root}e2e`;
  return readdirSync(e2e).filter((name) => statSync(join(e2e, name)).isDirectory() && hasSpec(join(e2e, name)));
}

function hasSpec(folder: string): boolean {
  return readdirSync(folder).some((name) => name.endsWith('.spec.ts'));
}

function jestWithBrowser(project: string): Stage {
  return async (testRun) => runJest(testRun, project, { env: { STOA_CHROMIUM: await findBrowser(log) } });
}

function inProduct(...which: readonly string[]): Stage {
  return async (testRun) => {
    if (!(await hasSpecs(testRun, which))) return { passed: 0, failed: 0, skipped: 0, failures: [] };
    const browser = await findBrowser(log);
    const dataDir = await mkdtemp(join(tmpdir(), 'stoa-e2e-'));
    const product = await startProduct({ port: 8180, apiPort: 8181, dataDir });
    try {
      return await runPlaywright(testRun, which, { browser, url: product.url, dataDir });
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}

async function hasNginx(): Promise<boolean> {
  try {
    await findNginx(log);
    return true;
  } catch (error) {
    if (!(error instanceof NginxMissing)) throw error;
    console.log(`full-size: the topology is skipped. ${error.message}`);
    return false;
  }
}
