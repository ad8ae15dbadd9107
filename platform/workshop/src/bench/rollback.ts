import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Budget } from './budgets.ts';
import { median } from './statistics.ts';
import { proverProgram } from '@stoa/toolchain/prover/prover-program.ts';
import { changeBuild } from '@stoa/server/testing/changed-build.ts';
import { answers, startPart } from '../start/part.ts';
import { inFreshPage } from './open-browser.ts';
import { RESULTS } from './page.ts';
import type { Stage } from './stage.ts';
import { readBuild, stoaAt } from './test-versions.ts';

const RUNS = 10;
const REMOTE = 'mf-catalog';
const [GOOD_WORDS, BAD_WORDS] = ['All courses', 'Every course we have'];

interface Times {
  /** From the start of the command, in milliseconds. */
  command: number;
  page: number;
  tab: number;
}

/** A version is revoked by the command at one gateway: when does the other one, and an open tab there, live without it? */
export async function measureRollback(stage: Stage): Promise<Budget[]> {
  const product = await stage.product();
  const dataDir = join(stage.dataDir, 'site');
  const other = await startOther(stage, product.url, dataDir);
  const build = await readBuild(REMOTE);
  const stoa = stoaAt(product.url, dataDir);
  try {
    return await inFreshPage(await stage.browser(), async (page) => {
      const times: Times[] = [];
      for (let round = 1; round <= RUNS; round += 1) {
        stage.say(`rollback: run ${round} of ${RUNS}`);
        const version = `1.0.${900 + round}`;
        const edit = (text: string) => text.replaceAll(GOOD_WORDS!, BAD_WORDS!);
        await stoa('publish', await changeBuild(build, version, { edit }, join(stage.dataDir, 'builds', version)));
        await stoa('promote', `${REMOTE}@${version}`, '--yes');
        times.push(
          await rollBack(page, other.url, version, () =>
            stoa('rollback', REMOTE, '--from', version, '--revoke', '--yes'),
          ),
        );
      }
      return budgets(times);
    });
  } finally {
    await other.stop();
  }
}

async function rollBack(page: Page, url: string, version: string, command: () => Promise<unknown>): Promise<Times> {
  while ((await versionAt(url)) !== version) await pause(50);
  await page.goto(url + RESULTS);
  await heading(page, BAD_WORDS!).waitFor();
  // Until the tab listens.
  await pause(2_500);
  const began = performance.now();
  const since = (): number => performance.now() - began;
  const [commandEnd, pageAt, tabAt] = await Promise.all([
    command().then(since),
    firstPageWithout(version, url, since),
    heading(page, GOOD_WORDS!).waitFor().then(since),
  ]);
  return { command: commandEnd, page: pageAt, tab: tabAt };
}

/** When the first page was asked for that came without the version. */
async function firstPageWithout(version: string, url: string, since: () => number): Promise<number> {
  for (;;) {
    const asked = since();
    if ((await versionAt(url)) !== version) return asked;
    await pause(10);
  }
}

async function versionAt(url: string): Promise<string | undefined> {
  const html = await (await fetch(url + RESULTS)).text();
  return new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(html)?.[1];
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function budgets(times: readonly Times[]): Budget[] {
  const of = (key: keyof Times) => times.map((one) => one[key]);
  const said = (values: number[]) =>
    `median of ${RUNS}, at most ${Math.max(...values).toFixed(0)} ms: ${values.map((value) => value.toFixed(0)).join(', ')}`;
  const commands = `the command itself ended after ${median(of('command')).toFixed(0)} ms`;
  return [
    {
      part: 'rollback',
      what: 'command to the first page of another gateway',
      measured: median(of('page')),
      unit: 'ms',
      limit: { atMost: 1_000 },
      detail: `from the start of stoa rollback, ${said(of('page'))}; ${commands}`,
    },
    {
      part: 'rollback',
      what: 'command to an open tab without the version',
      measured: median(of('tab')),
      unit: 'ms',
      limit: { atMost: 2_000 },
      detail: `the revoked version was on its screen, at the other gateway; ${said(of('tab'))}`,
    },
  ];
}

/** A second gateway with the same registry. */
async function startOther(stage: Stage, apiUrl: string, dataDir: string) {
  const port = stage.nextPort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), API_URL: apiUrl, STOA_DATA_DIR: dataDir, STOA_PROVER: proverProgram };
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const logs = join(stage.dataDir, 'other-gateway');
  await mkdir(logs, { recursive: true });
  const part = startPart('gateway', 'platform/server/src/gateway/server.ts', env, logs);
  await answers(`${url}/readyz`);
  return { url, stop: part.stop };
}
