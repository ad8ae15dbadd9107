import { VISIT_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import { failuresOf } from './failure-reports.ts';
import { expect, test } from './fixtures.ts';

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

  await expect.poll(() => failuresOf(site, CERTIFICATES, version)).not.toEqual([]);
  const [batch] = await failuresOf(site, CERTIFICATES, version);
  expect(batch!.reports).toMatchObject([
    { kind: 'runtime-error', remote: CERTIFICATES, version, message: expect.stringContaining('no words for it') },
  ]);
  const visit = JSON.parse((await page.locator(`#${VISIT_ELEMENT_ID}`).textContent())!) as Visit;
  expect(batch!.release_set).toBe(visit.release_set);
  const set = await site.ask('getReleaseSet', { params: { id: batch!.release_set } });
  expect(set).toMatchObject({ channel: 'production', versions: { [CERTIFICATES]: version, shell: visit.shell } });
});
