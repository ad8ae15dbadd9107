import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { failuresOf } from './failure-reports.ts';
import { expect, PRODUCTION, test } from './fixtures.ts';
import { node, root } from './gateway-process.ts';
import type { Site } from './site.ts';

const run = promisify(execFile);

const CERTIFICATES = 'mf-certificates';
const PATH = '/certificates/verify';
const WORDS = 'no words for the field';
/** Breaks as soon as the screen is drawn. */
const breaking = {
  edit: (text: string) => text.replace(/\w+\("verify\.title"\)/, `(()=>{throw new Error("${WORDS} 42")})()`),
};
const sound = { edit: (text: string) => `${text}\n/* another */` };

test('a failure that came three releases ago is traced back to its remote, version and change', async ({
  site,
  page,
}, testInfo) => {
  const bad = site.nextVersion();
  await site.publish(CERTIFICATES, bad, breaking);
  await promote(site, CERTIFICATES, bad, 'New words');
  for (let later = 0; later < 3; later += 1) {
    const version = site.nextVersion();
    await site.publish('mf-catalog', version, sound);
    await promote(site, 'mf-catalog', version, 'Nothing to do with it');
  }
  await page.goto(PATH);
  await expect.poll(() => failuresOf(site, CERTIFICATES, bad)).not.toEqual([]);
  const [told] = await failuresOf(site, CERTIFICATES, bad);
  const report = testInfo.outputPath('report.jsonl');
  await writeFile(report, JSON.stringify(told));

  expect(await bisect(site, report)).toMatchObject({
    outcome: 'found',
    failure: { path: PATH, report: { remote: CERTIFICATES } },
    culprits: [{ name: CERTIFICATES, to: bad, commit: await commitOf(site, bad) }],
    change: { kind: 'promote', why: 'New words' },
  });
});

/** Of the build's repository, or a word that no commit is. */
async function commitOf({ ask }: Site, version: string): Promise<string> {
  const { record } = await ask('getVersion', { params: { name: CERTIFICATES, version } });
  return record.descriptor.build.commit ?? 'built outside a repository';
}

async function bisect({ url, dataDir }: Site, report: string): Promise<unknown> {
  const words = [join(root, 'platform/toolchain/bin/stoa.mjs'), 'bisect', report, '--site', url, '--json'];
  const { stdout } = await run(node, words, { env: { ...process.env, STOA_DATA_DIR: dataDir } });
  return JSON.parse(stdout);
}

const promote = ({ ask }: Site, name: string, version: string, why: string) =>
  ask('promote', { params: PRODUCTION, body: { releases: [{ name, version }], allow_lower: false, why } });
