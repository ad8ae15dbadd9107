import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VISIT_ELEMENT_ID } from '@stoa/shared/contract/platform-paths.ts';
import type { ReportBatch } from '@stoa/shared/contract/reports.ts';
import type { Visit } from '@stoa/shared/contract/release.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const CERTIFICATES = 'mf-certificates';
/** Breaks when someone asks for a certificate without its ID. */
const breaking = {
  edit: (text: string) => text.replace(/\w+\("verify\.missing"\)/, '(()=>{throw new Error("no words for it")})()'),
};

test('a report of an error names the set of versions that the person ran', async ({ site, page }) => {
  const version = site.nextVersion();
  await site.publish(CERTIFICATES, version, breaking);
  await site.stoa('promote', `${CERTIFICATES}@${version}`, '--yes');
  await page.goto('/certificates/verify');
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect.poll(() => failuresTold(site)).not.toEqual([]);
  const [batch] = await failuresTold(site);
  expect(batch!.reports).toMatchObject([
    { kind: 'runtime-error', remote: CERTIFICATES, version, message: expect.stringContaining('no words for it') },
  ]);
  const visit = JSON.parse((await page.locator(`#${VISIT_ELEMENT_ID}`).textContent())!) as Visit;
  expect(batch!.release_set).toBe(visit.release_set);
  const set = await site.ask('getReleaseSet', { params: { id: batch!.release_set } });
  expect(set).toMatchObject({ channel: 'production', versions: { [CERTIFICATES]: version, shell: visit.shell } });
});

async function failuresTold({ dataDir }: Site): Promise<ReportBatch[]> {
  const folder = join(dataDir, 'reports');
  const days = await readdir(folder).catch(() => []);
  const texts = await Promise.all(days.map((day) => readFile(join(folder, day), 'utf8')));
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => JSON.parse(line) as ReportBatch)
    .filter(({ reports }) => reports.some(({ remote }) => remote === CERTIFICATES));
}
