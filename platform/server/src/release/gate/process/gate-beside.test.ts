import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { aDataDir, aRemote, exposedChunkOf } from '../../../testing/built-folders.ts';
import { aFile } from '../../../testing/published-files.ts';
import type { GateTask } from '../gate-task.ts';
import { createGateBeside, type GateBeside } from './gate-beside.ts';

/** Does what the remote's name says, as no honest file would make it. */
const PROGRAM = `
  const kept = [];
  process.on('message', (told) => {
    const name = told.task?.descriptor.name;
    process.send({ begins: true });
    if (name === 'loop' || 'text' in told) for (;;);
    if (name === 'buffers') for (;;) kept.push(Buffer.alloc(8 * 1024 ** 2, 1));
    if (name === 'objects') for (;;) kept.push({ kept: [Math.random()] });
    if (name === 'exit') process.exit(0);
    if (name === 'fail') return process.send({ failed: 'a fault of ours' });
    if (name === 'read') return process.send({ wants: 'sha384-one' });
    const checks = [String(process.pid), Object.keys(process.env).join()];
    process.send({ verdict: { refusals: [], checks }, rss: name === 'large' ? 1e12 : 0 });
  });`;
let program: string;
beforeAll(async () => {
  program = join(await aDataDir(), 'program.mjs');
  await writeFile(program, PROGRAM);
});

const opened: GateBeside[] = [];
afterEach(() => opened.splice(0).forEach((beside) => beside.close()));
function aGate(given: Parameters<typeof createGateBeside>[0] = {}): GateBeside {
  const beside = createGateBeside({ program, deadlineMs: 50_000, mostMb: 200, ...given });
  opened.push(beside);
  return beside;
}
const aTask = (name: string): GateTask => ({
  descriptor: aRemote({ name }),
  files: [{ ...aFile('js/slow.js'), integrity: 'sha384-one' }],
  live: { shells: [], remotes: [] },
  sheets: [],
});
const nothing = async () => undefined;
const ask = ({ gate }: GateBeside, name: string) => gate(aTask(name), nothing);
const pidOf = async (beside: GateBeside, name = 'honest') => Number((await ask(beside, name)).checks[0]);
const messageOf = async (beside: GateBeside, name: string) => (await ask(beside, name)).refusals[0]?.message;
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process does one version after the other, and knows nothing of our settings', async () => {
  const beside = aGate();
  const { checks } = await ask(beside, 'honest');
  expect(checks).toEqual([expect.stringMatching(/^\d+$/), '']);
  expect(await pidOf(beside)).toBe(Number(checks[0]));
});

test('what would never end is refused after its time, and the next version has another process', async () => {
  const beside = aGate({ deadlineMs: 1_000 });
  const before = await pidOf(beside);
  expect(await messageOf(beside, 'loop')).toBe('loop@1.0.0 took longer than 1 s to check.');
  expect(await pidOf(beside)).not.toBe(before);
  expect(isAlive(before)).toBe(false);
});

test.each([
  ['objects', 'took more than 200 MB to check'],
  ['exit', 'could not be checked to the end'],
])('what takes the process along with it (%s) is refused: it %s', async (name, words) => {
  const beside = aGate();
  expect(await messageOf(beside, name)).toBe(`${name}@1.0.0 ${words}.`);
  expect(await pidOf(beside)).toBeGreaterThan(0);
});

test('waiting for a file does not count, and the refusal names the one that was read last', async () => {
  const beside = aGate({ deadlineMs: 1_000 });
  const begun = performance.now();
  const readText = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 1_500));
  const { refusals } = await beside.gate(aTask('read'), readText);
  expect(performance.now() - begun).toBeGreaterThan(1_500);
  expect(refusals).toMatchObject([{ code: 'artefact_invalid', file: 'js/slow.js' }]);
});

test('a storage that cannot be read is told as that', async () => {
  const readText = () => Promise.reject(new Error('The storage is down.'));
  await expect(aGate().gate(aTask('read'), readText)).rejects.toThrow('The storage is down.');
});

test('a fault of ours is no fault of the version', async () => {
  await expect(ask(aGate(), 'fail')).rejects.toThrow('The gate failed: a fault of ours');
});

test('a process that has taken much ends when its work is done', async () => {
  const beside = aGate();
  const pid = await pidOf(beside, 'large');
  expect(await pidOf(beside)).not.toBe(pid);
});

test('who sends many versions keeps no other team waiting, and may have only a few wait', async () => {
  const beside = aGate();
  let ended = 0;
  const loops = Array.from({ length: 8 }, () => ask(beside, 'loop').finally(() => (ended += 1)));
  const all = Promise.allSettled(loops);
  expect(await pidOf(beside)).toBeGreaterThan(0);
  expect(ended).toBe(1);
  beside.close();
  const reasons = (await all).map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
  expect(reasons.filter((reason) => reason.includes('Too many versions of loop'))).toHaveLength(1);
  expect(reasons.filter((reason) => reason.includes('is closing'))).toHaveLength(7);
  await expect(ask(beside, 'honest')).rejects.toThrow('is closing');
});

test('a process with nothing to do ends after a while', async () => {
  const beside = aGate({ restMs: 1 });
  const pid = await pidOf(beside);
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await pidOf(beside)).not.toBe(pid);
});

/** As slow to read as in gateway/slow-checks.test.ts. */
const hostile = `document.head.textContent="a{${':'.repeat(1_500_000)}";`;
const aHostile = () => {
  const descriptor = aRemote();
  const text = exposedChunkOf(descriptor) + hostile;
  const task: GateTask = { ...aTask('mf-catalog'), descriptor, files: [aFile('js/remote.js', text)] };
  return { task, text };
};
const real = join(import.meta.dirname, 'gate-process.ts');

test('the gate’s own process says what the gate says', async () => {
  const { checks, refusals } = await aGate({ program: real }).gate(aTask('mf-catalog'), nothing);
  expect(refusals.map(({ code }) => code)).toContain('integrity_missing');
  expect(checks.join()).toContain('./remote exports bootstrap');
});

test('it ends when it has taken too much, whatever it is busy with', async () => {
  const { task, text } = aHostile();
  const { refusals } = await aGate({ program: real, mostMb: 30 }).gate(task, async () => text);
  expect(refusals).toMatchObject([{ message: expect.stringContaining('took more than 30 MB') }]);
});

/** A gateway that goes away as soon as its process is busy. */
const GATEWAY = `
  const { fork } = require('node:child_process');
  const { real, task, text } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const child = fork(real, ['400'], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('message', () => child.send({ text }, () => process.stdout.write(String(child.pid), () => process.exit())));
  child.send({ task });`;

test('it ends when its gateway is gone, whatever it is busy with', async () => {
  const gateway = spawn(process.execPath, ['-e', GATEWAY], { stdio: ['pipe', 'pipe', 'inherit'] });
  gateway.stdin.end(JSON.stringify({ real, ...aHostile() }));
  const [pid] = (await once(gateway.stdout, 'data')) as [Buffer];
  while (isAlive(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(Number(pid)).toBeGreaterThan(0);
});
