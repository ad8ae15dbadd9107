import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { aRemote, exposedChunkOf } from '../../../testing/built-folders.ts';
import { aFile } from '../../../testing/published-files.ts';
import type { GateTask, ReadText } from '../gate-task.ts';
import { createGateBeside, type GateBeside } from './gate-beside.ts';

/** Does what the remote's name says, as no honest file would make it. */
const THREAD = `
  import { parentPort } from 'node:worker_threads';
  const kept = [];
  parentPort.on('message', (told) => {
    const name = told.task?.descriptor.name;
    if (name) parentPort.postMessage({ begins: true });
    if (name === 'loop' || 'reply' in told) for (;;);
    if (name === 'objects') for (;;) kept.push({ kept: [Math.random()] });
    if (name === 'exit') process.exit(0);
    if (name === 'fail') return parentPort.postMessage({ failed: 'a fault of ours' });
    if (name === 'read') return parentPort.postMessage({ question: 'sha384-one' });
    parentPort.postMessage({ answer: { refusals: [], checks: ['honest'] } });
  });`;
const thread = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);

const opened: GateBeside[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((beside) => beside.close()));
});
function aGate(given: Parameters<typeof createGateBeside>[0] = {}): GateBeside {
  const beside = createGateBeside({ thread, deadlineMs: 50_000, mostMb: 200, ...given });
  opened.push(beside);
  return beside;
}
const aTask = (name: string): GateTask => ({
  descriptor: aRemote({ name }),
  files: [{ ...aFile('js/slow.js'), integrity: 'sha384-one' }],
  live: { shells: [], remotes: [] },
  sheets: [],
});
const nothing: ReadText = async () => undefined;
const ask = ({ gate }: GateBeside, name: string, readText = nothing) => gate(aTask(name), readText);
const honest = { refusals: [], checks: ['honest'] };

test.each([
  ['loop', 'took longer than 1 s to check'],
  ['objects', 'took more than 200 MB to check'],
  ['exit', 'could not be checked to the end'],
])('what takes the process along with it (%s) is refused: it %s; the next version is checked', async (name, words) => {
  const beside = aGate(name === 'loop' ? { deadlineMs: 1_000 } : {});
  expect((await ask(beside, name)).refusals).toMatchObject([{ message: `${name}@1.0.0 ${words}.` }]);
  expect(await ask(beside, 'honest')).toEqual(honest);
});

test('waiting for a file does not count, and the refusal names the one that was read last', async () => {
  const beside = aGate({ deadlineMs: 1_000 });
  await ask(beside, 'honest');
  const begun = performance.now();
  const { refusals } = await ask(beside, 'read', () => wait(1_550, undefined));
  expect(performance.now() - begun).toBeGreaterThan(2_500);
  expect(refusals).toMatchObject([{ code: 'artefact_invalid', file: 'js/slow.js' }]);
});

test('a storage that cannot be read is told as that', async () => {
  const readText = () => Promise.reject(new Error('The storage is down.'));
  await expect(ask(aGate(), 'read', readText)).rejects.toThrow('The storage is down.');
});

test('a fault of ours is no fault of the version', async () => {
  await expect(ask(aGate(), 'fail')).rejects.toThrow('failed: a fault of ours');
});

test('who sends many versions keeps no other team waiting, and may have only a few wait', async () => {
  const beside = aGate();
  let ended = 0;
  const loops = Array.from({ length: 8 }, () => ask(beside, 'loop').finally(() => (ended += 1)));
  const all = Promise.allSettled(loops);
  expect(await ask(beside, 'honest')).toEqual(honest);
  expect(ended).toBe(1);
  await beside.close();
  const reasons = (await all).map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
  expect(reasons.filter((reason) => reason.includes('Too many versions of loop'))).toHaveLength(1);
  expect(reasons.filter((reason) => reason.includes('is closing'))).toHaveLength(7);
  await expect(ask(beside, 'honest')).rejects.toThrow('is closing');
});

/** As slow to read as in gateway/slow-checks.test.ts. */
const hostile = `document.head.textContent="a{${':'.repeat(1_500_000)}";`;
const aRealGate = (mostMb?: number) => {
  const beside = createGateBeside({ ...(mostMb !== undefined && { mostMb }) });
  opened.push(beside);
  return beside;
};

test('the gate’s own process says what the gate says', async () => {
  const { checks, refusals } = await ask(aRealGate(), 'mf-catalog');
  expect(refusals.map(({ code }) => code)).toContain('integrity_missing');
  expect(checks.join()).toContain('./remote exports bootstrap');
});

test('it ends when it has taken too much, whatever it is busy with', async () => {
  const descriptor = aRemote();
  const text = exposedChunkOf(descriptor) + hostile;
  const task: GateTask = { ...aTask('mf-catalog'), descriptor, files: [aFile('js/remote.js', text)] };
  const { refusals } = await aRealGate(100).gate(task, async () => text);
  expect(refusals).toMatchObject([{ message: expect.stringContaining('took more than 100 MB') }]);
});
