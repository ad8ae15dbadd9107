import { expectSamePage, mark } from './catalogue.ts';
import { expect, test, type Page } from './fixtures.ts';

const CERTIFICATES = 'mf-certificates';
const VERIFY = '/certificates/verify';
const BAD_WORDS = 'Check a certificate';
const GOOD_WORDS = 'Verify a certificate';
const badWords = { edit: (text: string) => text.replaceAll(GOOD_WORDS, BAD_WORDS) };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Certificate ID' });

test('a version with a fault is revoked: screens change at once and with a word, but never under what someone types', async ({
  site,
  browser,
}) => {
  const version = site.nextVersion();
  await site.publish(CERTIFICATES, version, badWords);
  await site.stoa('promote', `${CERTIFICATES}@${version}`, '--yes');
  const context = await browser.newContext({ baseURL: site.url });
  const open = async () => {
    const page = await context.newPage();
    await page.goto(VERIFY);
    await expect(heading(page, BAD_WORDS)).toBeVisible();
    await mark(page);
    return page;
  };
  const reading = await open();
  const typing = await open();
  await field(typing).fill('7K3M-Q9X2');

  await site.stoa('rollback', CERTIFICATES, '--from', version, '--revoke', '--why', 'it shows wrong names', '--yes');

  await test.step('who only reads sees the earlier version at once, and why', async () => {
    await reading.bringToFront();
    await expect(heading(reading, GOOD_WORDS)).toBeVisible();
    await expect(reading.getByText(/A fault was found in “.+”\. You now see the version without it/)).toBeVisible();
    await expectSamePage(reading);
  });
  await test.step('who types is asked, and loses nothing until they agree', async () => {
    await typing.bringToFront();
    const offer = typing.getByRole('button', { name: 'Switch now' });
    await expect(offer).toBeVisible();
    await expect(field(typing)).toHaveValue('7K3M-Q9X2');
    await expect(heading(typing, BAD_WORDS)).toBeVisible();
    await offer.click();
    await expect(heading(typing, GOOD_WORDS)).toBeVisible();
    await expectSamePage(typing);
  });
  await test.step('nobody can put it live again', async () => {
    await expect(site.stoa('promote', `${CERTIFICATES}@${version}`, '--yes')).rejects.toThrow(/"code": "revoked"/);
  });
  await context.close();
});
