import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProver } from './run-prover.ts';

const subject = { name: 'mf-catalog', mixtures: [], live: undefined };
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A process that does what this code says in the place of proving, and writes down who it is. */
async function prove(code: string, { deadlineMs = 30_000, env = {} } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-prover-'));
  folders.push(folder);
  const entry = join(folder, 'process.mjs');
  const pid = join(folder, 'pid');
  await writeFile(
    entry,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync('${pid}', String(process.pid));\n${code}`,
  );
  const files = { read: async (blob: string) => Buffer.from(`bytes of ${blob}`) };
  const end = await runProver(subject, { files, env, program: entry, deadlineMs });
  return { end, pid: Number(await readFile(pid, 'utf8').catch(() => 'NaN')) };
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('files come from the process that asked for the proof', async () => {
  const { end } = await prove(`
    process.on('message', ({ subject, blob, content }) => {
      if (subject) process.send({ wants: 'ab12' });
      else process.send({ broke: blob + ': ' + content });
    });`);
  expect(end).toEqual({ broke: 'ab12: bytes of ab12' });
});

test('a process that does not end when it is asked to is gone all the same', async () => {
  const { end, pid } = await prove(`process.on('SIGTERM', () => undefined); process.on('message', () => undefined);`, {
    deadlineMs: 2_000,
  });
  expect(end).toEqual({ broke: 'it took longer than 2 seconds.' });
  expect(isAlive(pid)).toBe(false);
});

test.each([
  ['takes too long', `process.on('message', () => process.send({ begun: true }));`, 'it took longer than 2 seconds.'],
  [
    'brings the process down',
    `process.on('message', () => process.send({ begun: true }, () => process.exit(134)));`,
    'the process ended with 134.',
  ],
])('once the browser draws the site, it is the version that %s', async (_, code, hung) => {
  expect((await prove(code, { deadlineMs: 2_000 })).end).toEqual({ hung });
});

test('a process that ends before it is told anything is named as the reason', async () => {
  const { end } = await prove(`console.error('no memory left'); process.exit(7);`);
  expect(end).toEqual({ broke: expect.stringMatching(/the process ended with 7\. no memory left|EPIPE|channel/i) });
});

test('a process that hangs up without a word leaves no error that nobody catches', async () => {
  const { end } = await prove(`process.disconnect(); setTimeout(() => undefined, 60_000);`, { deadlineMs: 2_000 });
  expect(end).toEqual({ broke: expect.any(String) });
});

test('a file that cannot be read is the reason', async () => {
  const files = { read: () => Promise.reject(new Error('the storage is away')) };
  const folder = await mkdtemp(join(tmpdir(), 'stoa-prover-'));
  folders.push(folder);
  const entry = join(folder, 'process.mjs');
  await writeFile(entry, `process.on('message', () => process.send({ wants: 'ab12' }));`);
  const end = await runProver(subject, { files, env: {}, program: entry, deadlineMs: 30_000 });
  expect(end).toEqual({ broke: 'a file of the registry cannot be read: the storage is away' });
});
