import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { LEASES_PATH, VISIT_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import { CATALOGUE, COURSES, expectHeading, NEW_WORDS, newWords } from './catalogue.ts';
import { clockOff } from './clock-off.ts';
import { expect, test } from './fixtures.ts';
import { node, root, startGateway } from './gateway-process.ts';

interface Refused {
  refusals: Refusal[];
}
const refusalOf = (running: Promise<unknown>): Promise<Refusal | undefined> =>
  running.then(
    () => undefined,
    ({ stderr }: { stderr: string }) => (JSON.parse(stderr) as Refused).refusals[0],
  );

test('an old version stays for as long as a tab has it open: its later screens still come, and nobody can retire it', async ({
  site,
  browser,
}) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('promote', id, '--yes');
  const context = await browser.newContext({ baseURL: site.url });
  const tab = await context.newPage();
  const chunks: string[] = [];
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok()) chunks.push(pathname);
  });
  await tab.goto(COURSES);
  await expectHeading(tab, NEW_WORDS);
  await site.stoa('rollback', CATALOGUE, '--from', version, '--why', 'the words were better before', '--yes');
  const refusal = () => refusalOf(site.stoa('retire', id, '--yes'));

  await test.step('retiring is refused, and says who holds it', async () => {
    await expect.poll(refusal).toMatchObject({
      code: 'still_needed',
      name: CATALOGUE,
      message: expect.stringContaining('1 page (open-pages)'),
    });
    const { holders } = await site.ask('getVersion', { params: { name: CATALOGUE, version } });
    expect(holders).toContainEqual(expect.objectContaining({ kind: 'open-pages', detail: '1 page' }));
  });
  await test.step('a screen of it that the tab had not loaded yet still comes', async () => {
    const later = `/remotes/${CATALOGUE}/${version}/course-info.`;
    expect(chunks.filter((path) => path.startsWith(later))).toEqual([]);
    await tab.getByRole('main').locator('a[href^="/course-info/"]').first().click();
    await expect(tab).toHaveURL(/\/course-info\//);
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Until it has come, the heading is that of the screen before.
    await expect.poll(() => chunks.filter((path) => path.startsWith(later))).toHaveLength(1);
  });
  await test.step('closed, the tab gives it back, and it can go', async () => {
    await tab.close();
    await expect.poll(refusal, { timeout: 300_000, intervals: [1_000] }).toBeUndefined();
    await expect(site.ask('getVersion', { params: { name: CATALOGUE, version } })).rejects.toThrow(/unknown_version/);
    await expect(site.stoa('promote', id, '--yes')).rejects.toThrow(/"code": "(retired|unknown_version)"/);
  });
  await context.close();
});

test('a script that goes on saying it has a page open holds a version for an hour, where an operator means it', async ({
  site,
}, { project }) => {
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version, newWords);
  await site.stoa('promote', id, '--yes');
  const pass = await readPass(site.url);
  await site.stoa('rollback', CATALOGUE, '--from', version, '--yes');
  const why = 'A script keeps it';
  const despite = ['--despite-open-pages', '--why', why];

  await test.step('at first it holds the version as a tab does, whatever the operator means', async () => {
    await sayOpen(site.url, pass, id);
    for (const words of [[], despite]) {
      await expect
        .poll(() => refusalOf(site.stoa('retire', id, '--yes', ...words)))
        .toMatchObject({ code: 'still_needed', message: expect.stringContaining('1 page (open-pages)') });
    }
  });
  const later = await startGateway({ dataDir: site.dataDir, apiUrl: project.use.baseURL!, env: clockOff(70) });
  const retire = (...words: string[]) => {
    const args = ['retire', id, '--yes', '--json', '--url', later.url, ...words];
    const env = { ...process.env, STOA_DATA_DIR: site.dataDir };
    return promisify(execFile)(node, [join(root, 'platform/toolchain/bin/stoa.mjs'), ...args], { env });
  };
  try {
    await test.step('an hour later it holds it still, and the refusal names the way past it', async () => {
      await sayOpen(later.url, pass, id);
      expect(await refusalOf(retire())).toMatchObject({
        code: 'still_needed',
        message: expect.stringContaining('1 page (open-pages)'),
        remedy: expect.stringContaining(`stoa retire ${id} --despite-open-pages --why`),
      });
    });
    await test.step('without a reason nobody goes past it', async () => {
      await expect(retire('--despite-open-pages')).rejects.toMatchObject({ code: 64 });
    });
    await test.step('with one the version goes, and the audit log tells', async () => {
      await retire(...despite);
      const { entries } = await site.ask('listAudit', { query: { limit: 1 } });
      expect(entries).toMatchObject([{ kind: 'retire', subject: id, why, details: { despite_pages: true } }]);
    });
  } finally {
    await later.stop();
  }
});

/** What a gateway gives to whoever asks for a page once, without a browser. */
async function readPass(url: string): Promise<string> {
  const html = await (await fetch(url + COURSES, { headers: { accept: 'text/html' } })).text();
  const text = new RegExp(`id="${VISIT_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
  return (JSON.parse(text ?? '') as Visit).pass;
}

async function sayOpen(url: string, pass: string, id: string): Promise<void> {
  const body = JSON.stringify({ passes: [pass], versions: [id], closing: false });
  const reply = await fetch(url + LEASES_PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(204);
}
