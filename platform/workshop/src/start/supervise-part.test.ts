import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answers, startPart, type Part } from './part.ts';
import { supervisePart, type SupervisedPart } from './supervise-part.ts';

/** A process like ours: it answers at PORT, unless a file says that it should end at once. */
const PROGRAM = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
if (existsSync(process.env.BROKEN)) {
  console.error('the database is away');
  process.exit(3);
}
createServer((_request, response) => response.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1');
`;
const quick = { everyMs: 50, answerMs: 300, silentTimes: 3, firstWaitMs: 20, longestWaitMs: 80, wellAfterMs: 60_000 };

let folder: string;
let url: string;
let said: string[];
let changed: () => void;
let start: () => Part;
let part: SupervisedPart;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-part-'));
  const program = join(folder, 'program.mjs');
  await writeFile(program, PROGRAM);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port), BROKEN: join(folder, 'broken') };
  start = () => startPart('program', program, env, folder);
  said = [];
  changed = () => undefined;
  const first = start();
  await answers(url);
  part = supervisePart('program', first, {
    url,
    logFile: join(folder, 'program.log'),
    start,
    say: (line) => said.push(line),
    onChange: () => changed(),
    times: quick,
  });
});
afterEach(async () => {
  await part.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Until it runs again, with another process. */
const isBack = (before: number): Promise<void> =>
  new Promise((resolve) => {
    changed = () => {
      const { state, pid } = part.state();
      if (state === 'running' && pid !== before) resolve();
    };
  });
const pidOf = async () => Number(await (await fetch(url)).text());

test('a part that is killed is started again, and that is said', async () => {
  const before = await pidOf();
  const back = isBack(before);
  process.kill(before, 'SIGKILL');
  await back;
  expect(await pidOf()).not.toBe(before);
  expect(said).toEqual(['The program ended (SIGKILL). It is started again in 0.02 s.', 'The program is back.']);
  expect(part.state()).toMatchObject({ state: 'running', restarts: 1 });
});

test('a part that hangs is noticed, ended and started again', async () => {
  const before = await pidOf();
  const back = isBack(before);
  process.kill(before, 'SIGSTOP');
  await back;
  expect(await pidOf()).not.toBe(before);
  expect(() => process.kill(before, 0)).toThrow('ESRCH');
  expect(said[0]).toBe('The program has not answered 3 times in a row. It is ended, and started again.');
});

test('a part that ends at once again and again waits longer, up to a bound, and shows its last words', async () => {
  await writeFile(join(folder, 'broken'), '');
  const before = await pidOf();
  const sixth = new Promise<void>((resolve) => (changed = () => part.state().restarts >= 6 && resolve()));
  process.kill(before, 'SIGKILL');
  await sixth;
  const waits = said.map((line) => /again in ([\d.]+) s/.exec(line)?.[1]).filter(Boolean);
  expect(waits.slice(0, 5)).toEqual(['0.02', '0.04', '0.08', '0.08', '0.08']);
  expect(said.filter((line) => line.includes('the database is away')).length).toBeGreaterThan(0);
  const back = isBack(before);
  await rm(join(folder, 'broken'));
  await back;
  expect(await pidOf()).not.toBe(before);
});

test('a part that is stopped stays stopped', async () => {
  const before = await pidOf();
  await part.stop();
  expect(() => process.kill(before, 0)).toThrow('ESRCH');
  expect(said).toEqual([]);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
