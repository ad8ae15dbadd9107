import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { expect, test } from 'playwright/test';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
const builder = join(root, 'platform/toolchain/src/build/build-package.ts');

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-leaky-'));
  await promisify(execFile)(node, [builder, join(import.meta.dirname, 'mf-leaky'), folder]);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

interface Examined {
  isHealthy: boolean;
  routes: {
    route: string;
    checks: { name: string; perRound: number; verdict: string; details: string[] }[];
    globals: string[];
    errors: { kind: string; text: string }[];
    violations: { rule: string }[];
    mountMs: { median: number; p95: number };
  }[];
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const stoaDoctor = (...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      node,
      [join(root, 'platform/toolchain/bin/stoa.mjs'), 'doctor', folder, ...words],
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    );
  });

test('among what is live on a site, a remote is mounted as that site would before it publishes it', async ({
  baseURL,
}) => {
  const ended = await stoaDoctor('--route', '/try/leaky', '--times', '5', '--site', baseURL!, '--json');
  expect(ended).toMatchObject({ code: 2 });
  const { stdout } = ended;
  const { proof } = JSON.parse(stdout) as { proof: Proof };
  expect(Object.keys(proof.mixtures[0] ?? {})).toEqual(expect.arrayContaining(['shell', 'mf-player', 'mf-leaky']));
  expect(proof.findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Each visit leaves running: resize on window.',
      'It leaves leakyRounds on window.',
      'Nobody caught: The leaky remote forgot to catch this.',
    ]),
  );
});

test('a remote that leaves things behind is caught, and each of them is named', async () => {
  const { code, stdout } = await stoaDoctor('--route', '/try/leaky', '--times', '12', '--json');
  expect(code).toBe(2);
  const { isHealthy, routes } = JSON.parse(stdout) as Examined;
  expect(isHealthy).toBe(false);
  const { checks, globals, errors, violations } = routes[0]!;
  const grown = Object.fromEntries(
    checks.filter(({ verdict }) => verdict === 'leaks').map(({ name, perRound }) => [name, Math.round(perRound)]),
  );
  expect(grown).toMatchObject({ 'event listeners': 1, timers: 1, stylesheets: 1 });
  expect(Object.keys(grown)).toEqual(expect.arrayContaining(['detached nodes', 'nodes left in the page', 'heap']));
  const detailsOf = (name: string) => checks.find((check) => check.name === name)?.details.join('\n');
  expect(detailsOf('event listeners')).toMatch(/12 × resize on window/);
  expect(detailsOf('timers')).toMatch(/14 × interval of 60000 ms from .*\/remote\//);
  expect(globals).toEqual(['leakyRounds']);
  expect(errors).toMatchObject([{ kind: 'uncaught', text: 'The leaky remote forgot to catch this.' }]);
  expect(violations.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['button-name', 'image-alt']));
});

test('a remote that tidies up is healthy', async () => {
  const { code, stdout } = await stoaDoctor('--times', '20');
  expect(stdout).toContain('/try/tidy');
  expect(stdout).toContain('Healthy.');
  expect(stdout).toMatch(/time to mount\s+[\d.]+ ms\s+p95 [\d.]+ ms/);
  expect(code).toBe(0);
});

test('what is not built is said to be so', async () => {
  const unbuilt = await new Promise<string>((resolve) => {
    execFile(node, [join(root, 'platform/toolchain/bin/stoa.mjs'), 'doctor', root], (_error, _stdout, stderr) =>
      resolve(stderr),
    );
  });
  expect(unbuilt).toContain('Build it first');
});
