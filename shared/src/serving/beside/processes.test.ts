import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import type { Job } from './job.ts';
import { openProcesses, type PoolSettings, type Processes } from './processes.ts';
import type { ProcessDied } from './process-died.ts';

interface Acting extends Job {
  task: { act: string };
  answer: { pid: number; env: string[]; replies: string[] };
  question: string;
  reply: string;
}

const serveJob = pathToFileURL(join(import.meta.dirname, 'serve-job.ts')).href;
/** Does what its task says, as no honest bytes would make it. */
const THREAD = `
  import { serveJob } from ${JSON.stringify(serveJob)};
  const kept = [];
  serveJob(async ({ act }, ask) => {
    if (act === 'loop') for (;;);
    if (act === 'hang') return new Promise(() => {});
    if (act === 'buffers') for (;;) kept.push(Buffer.alloc(8 * 1024 ** 2, 1));
    if (act === 'objects') for (;;) kept.push({ kept: [Math.random()] });
    if (act === 'keep') kept.push(Buffer.alloc(200 * 1024 ** 2, 1));
    if (act === 'throw') setImmediate(() => { throw new Error('thrown where nobody catches'); });
    if (act === 'throw') return new Promise(() => {});
    if (act === 'exit') process.exit(0);
    if (act === 'abort') return process.kill(process.pid, 'SIGSEGV');
    if (act === 'fail') throw new Error('a fault of ours');
    const replies = act === 'ask' ? await Promise.all([ask('one'), ask('two')]) : [];
    if (act === 'ask and loop') for (await ask('last'); ; );
    return { pid: process.pid, env: Object.keys(process.env), replies };
  });`;
const thread = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
const LONG_MS = 50_000;

const opened: Processes<Acting>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((processes) => processes.close()));
});
function aPool(given: Partial<PoolSettings> = {}): Processes<Acting> {
  const processes = openProcesses<Acting>({ thread, most: 1, mostMb: 400, restMs: LONG_MS, ...given });
  opened.push(processes);
  return processes;
}

interface Asked {
  ownerId?: string;
  deadlineMs?: number;
  reply?: (question: string) => Promise<string>;
}
const ask = (
  processes: Processes<Acting>,
  act: string,
  { ownerId = 'somebody', deadlineMs = LONG_MS, reply }: Asked = {},
) => processes.turn(ownerId, (run) => run({ act }, deadlineMs, reply));
const pidOf = async (processes: Processes<Acting>, act = 'answer', asked?: Asked) =>
  (await ask(processes, act, asked)).pid;
/** Why its process died. */
const deathOf = (processes: Processes<Acting>, act: string, asked?: Asked) =>
  ask(processes, act, asked).then(
    () => 'answered',
    ({ reason }: ProcessDied) => reason,
  );
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilGone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('one process does one task after the other, and knows nothing of our settings', async () => {
  const processes = aPool();
  const [first, second] = [await ask(processes, 'answer'), await ask(processes, 'answer')];
  expect(first.pid).not.toBe(process.pid);
  expect(second).toEqual({ pid: first.pid, env: [], replies: [] });
});

test.each([
  ['loop', 'late'],
  ['hang', 'late'],
  ['buffers', 'memory'],
  ['objects', 'memory'],
  ['throw', 'crash'],
  ['exit', 'crash'],
  ['abort', 'crash'],
])('what would never end (%s) dies as %s, and the next task is done by another process', async (act, reason) => {
  const processes = aPool();
  const before = await pidOf(processes);
  expect(await deathOf(processes, act, reason === 'late' ? { deadlineMs: 300 } : {})).toBe(reason);
  const after = await pidOf(processes);
  expect(after).not.toBe(before);
  await untilGone(before);
});

test('what takes too much of the processor is late, however much time it has', async () => {
  expect(await deathOf(aPool({ mostCpuS: 0.5 }), 'loop')).toBe('late');
});

test('what fails by itself is told with its words, and its process goes on', async () => {
  const processes = aPool();
  const pid = await pidOf(processes);
  await expect(ask(processes, 'fail')).rejects.toThrow('A process beside this one failed: Error: a fault of ours');
  expect(await pidOf(processes)).toBe(pid);
});

test('it may ask while it works, and waiting for the replies does not count', async () => {
  const processes = aPool();
  await ask(processes, 'answer');
  const reply = (question: string) =>
    new Promise<string>((resolve) => setTimeout(() => resolve(`${question}!`), 1_000));
  const { replies } = await ask(processes, 'ask', { deadlineMs: 1_500, reply });
  expect(replies).toEqual(['one!', 'two!']);
});

test('a reply that cannot be given is thrown as it is, and the process has no further task', async () => {
  const processes = aPool();
  const pid = await pidOf(processes);
  const reply = () => Promise.reject(new Error('The storage is down.'));
  await expect(ask(processes, 'ask', { reply })).rejects.toThrow('The storage is down.');
  expect(await pidOf(processes)).not.toBe(pid);
});

test('a death names what was asked last', async () => {
  const processes = aPool();
  await ask(processes, 'answer');
  const asked = { deadlineMs: 2_000, reply: async () => 'known' };
  await expect(ask(processes, 'ask and loop', asked)).rejects.toMatchObject({ reason: 'late', question: 'last' });
});

test('a process that has taken more than half of its memory ends when its work is done', async () => {
  const processes = aPool();
  const pid = await pidOf(processes, 'keep');
  expect(await pidOf(processes)).not.toBe(pid);
});

test('who sends much keeps nobody else waiting, and may have only so many wait', async () => {
  const processes = aPool({ most: 2, mostWaiting: 6 });
  let ended = 0;
  const loops = Array.from({ length: 8 }, () =>
    ask(processes, 'loop', { ownerId: 'eager' }).finally(() => (ended += 1)),
  );
  const all = Promise.allSettled(loops);
  await expect(loops[7]).rejects.toThrow('Too many tasks of eager wait');
  expect(await pidOf(processes, 'answer', { ownerId: 'patient' })).toBeGreaterThan(0);
  expect(ended).toBe(1);
  await processes.close();
  const reasons = (await all).map((one) => (one.status === 'rejected' ? (one.reason as ProcessDied).reason : 'done'));
  expect(reasons).toEqual([...Array.from({ length: 7 }, () => 'closing'), undefined]);
});

test('many tasks of many owners are all done, by no more processes than may be', async () => {
  const processes = aPool({ most: 2 });
  const owners = Array.from({ length: 40 }, (_, place) => `owner ${place % 10}`);
  const pids = await Promise.all(owners.map((ownerId) => pidOf(processes, 'answer', { ownerId })));
  expect(pids).toHaveLength(40);
  expect(new Set(pids).size).toBeLessThanOrEqual(2);
});

test('when it is closed, what runs fails as that, and nothing begins any more', async () => {
  const processes = aPool();
  const begun = Promise.withResolvers<void>();
  const running = processes.turn('somebody', (run) => {
    const done = run({ act: 'loop' }, LONG_MS);
    begun.resolve();
    return done;
  });
  const settled = Promise.allSettled([running, ask(processes, 'answer', { ownerId: 'another' })]);
  await begun.promise;
  await processes.close();
  const closing = { status: 'rejected', reason: expect.objectContaining({ reason: 'closing' }) };
  expect(await settled).toEqual([closing, closing]);
  await expect(ask(processes, 'answer')).rejects.toMatchObject({ reason: 'closing' });
});

test('a process with nothing to do ends after a while', async () => {
  const processes = aPool({ restMs: 1 });
  const pid = await pidOf(processes);
  await untilGone(pid);
  expect(await pidOf(processes)).not.toBe(pid);
});

/** A server that goes away as soon as its process is busy. */
const SERVER = `
  const { fork } = require('node:child_process');
  const [program, thread] = process.argv.slice(1);
  const child = fork(program, [thread, '400', 'Infinity'], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('message', () => process.stdout.write(String(child.pid), () => process.kill(process.pid, 'SIGKILL')));
  child.send({ task: { act: 'loop' } });`;

test('a process whose server is gone ends, whatever its thread is busy with', async () => {
  const program = join(import.meta.dirname, 'job-process.ts');
  const server = spawn(process.execPath, ['-e', SERVER, program, thread.href], { env: {}, stdio: 'pipe' });
  const [pid] = (await once(server.stdout, 'data')) as [Buffer];
  expect(Number(pid)).toBeGreaterThan(0);
  await untilGone(Number(pid));
});
