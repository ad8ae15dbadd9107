import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { CATALOGUE, COURSES } from './catalogue.ts';
import { clockOff } from './clock-off.ts';
import { expect, test } from './fixtures.ts';
import { startGateway } from './gateway-process.ts';

const DAY_MINUTES = 24 * 60;

test('what browsers report of failures is kept for thirty days, and gone after them', async ({ site }, { project }) => {
  const folder = join(site.dataDir, 'reports');
  const text = 'the words of somebody’s error';
  const report = {
    kind: 'runtime-error',
    remote: CATALOGUE,
    version: '1.0.0',
    path: COURSES,
    at: new Date().toISOString(),
    stage: 'runtime',
    message: text,
  };
  const body = JSON.stringify({ channel: 'production', revision: 1, reports: [report] });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(site.url + REPORTS_PATH, { method: 'POST', body, headers })).ok).toBe(true);
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).toContain(text);

  for (const [days, left] of [
    [29, [file]],
    [31, []],
  ] as const) {
    const env = clockOff(days * DAY_MINUTES);
    const gateway = await startGateway({ dataDir: site.dataDir, apiUrl: project.use.baseURL!, env });
    await expect.poll(() => readdir(folder), `after ${days} days`).toEqual(left);
    await gateway.stop();
  }
});
