import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { reportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { openFailureLog } from './failure-log.ts';

const start = Date.parse('2026-03-04T12:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const sender = { agent: 'a browser', network: undefined };
const where = { remote: 'mf-catalog', version: '1.5.0', path: '/', at: new Date(0).toISOString() };
const aBatch = (kind: 'runtime-error' | 'opened') =>
  reportBatch.parse({
    channel: 'production',
    revision: 1,
    reports: [kind === 'opened' ? { kind, ...where, mount_ms: 1 } : { kind, ...where, message: 'x is undefined' }],
  });

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'stoa-failures-')), 'reports');
});

test('failures are kept for so many days, and nothing else in the folder is touched', async () => {
  let time = start;
  const log = openFailureLog({ folder, days: 2, now: () => time });
  await log.clean();
  for (let day = 0; day < 4; day += 1) {
    await log.keep(aBatch('runtime-error'), sender);
    if (day === 0) await writeFile(join(folder, 'notes.txt'), 'mine');
    time += DAY;
  }
  expect((await readdir(folder)).toSorted()).toEqual([
    '2026-03-05.jsonl',
    '2026-03-06.jsonl',
    '2026-03-07.jsonl',
    'notes.txt',
  ]);
  time += DAY;
  await openFailureLog({ folder, days: 2, now: () => time }).clean();
  expect((await readdir(folder)).toSorted()).toEqual(['2026-03-07.jsonl', 'notes.txt']);
});

test('only what failed is written, and of one network so much and no more', async () => {
  const log = openFailureLog({ folder, days: 30, now: () => start });
  await log.keep(aBatch('opened'), sender);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
  const long = aBatch('runtime-error');
  const loud = {
    ...long,
    reports: Array.from({ length: 50 }, () => ({ ...long.reports[0]!, stack: 'x'.repeat(6000) })),
  };
  for (let time = 0; time < 20; time += 1) await log.keep(loud, { agent: '', network: '203.0.113.7' });
  await log.keep(long, { agent: 'another', network: '203.0.113.8' });
  const lines = (await readFile(join(folder, '2026-03-04.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.length).toBeLessThan(16);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ agent: 'another', reports: [{ message: 'x is undefined' }] });
});
