import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test } from '../fixtures.ts';

// They change what the site has once: whoever saves second is told that somebody else has saved.
test.describe.configure({ mode: 'default' });

test('a super-admin names an account elsewhere, and the footer links to it for everyone', async ({
  page,
  signIn,
  browser,
}) => {
  const word = `blog-${Date.now().toString(36).slice(-6)}`;
  const url = `https://${word}.example/`;
  await signIn('super-admin');
  await page.goto(to.siteSettings());
  const list = page.getByRole('list', { name: 'Social links in their order' });
  await page.getByRole('button', { name: 'Add a link', exact: true }).click();
  const place = await list.getByRole('listitem').count();
  await page.getByRole('textbox', { name: `Name of link ${place}`, exact: true }).fill(word);
  await page.getByRole('textbox', { name: `Address of link ${place}`, exact: true }).fill(url);

  await test.step('leaving with something unsaved is asked about', async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('textbox', { name: `Name of link ${place}`, exact: true })).toHaveValue(word);
  });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Pages that are opened from now on show it within seconds.')).toBeVisible();

  await test.step('a guest finds it at the foot of the page', async () => {
    const guest = await browser.newPage();
    await expect(async () => {
      await guest.goto(to.about());
      const link = guest.getByRole('contentinfo').getByRole('link', { name: word, exact: true });
      await expect(link).toHaveAttribute('href', url, { timeout: 2_000 });
    }).toPass();
    await guest.close();
  });

  await test.step('it is taken out again', async () => {
    await page.getByRole('button', { name: `Remove ${word}`, exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.goto(`${to.auditLog()}?kind=site_links_changed`);
    await expect(page.getByRole('row').filter({ hasText: 'Footer links changed' }).first()).toBeVisible();
  });
});

test('a super-admin names a help centre elsewhere, to which pages lead in a new tab', async ({
  page,
  signIn,
  browser,
}) => {
  const url = `https://help-${Date.now().toString(36).slice(-6)}.example/`;
  await signIn('super-admin');
  await page.goto(to.siteSettings());
  const field = page.getByRole('textbox', { name: 'Help centre address', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await field.fill(url);
  await save.click();
  await expect(save).toBeDisabled();

  const guest = await browser.newPage();
  const helpLink = guest.getByRole('contentinfo').getByRole('link', { name: 'Help Centre', exact: true });
  await expect(async () => {
    await guest.goto(to.about());
    await expect(helpLink).toHaveAttribute('href', url, { timeout: 2_000 });
  }).toPass();
  await expect(helpLink).toHaveAttribute('target', '_blank');

  await test.step('without it they lead to the site’s own again', async () => {
    await field.fill('');
    await save.click();
    await expect(save).toBeDisabled();
    await expect(async () => {
      await guest.goto(to.about());
      await expect(helpLink).toHaveAttribute('href', to.help(), { timeout: 2_000 });
    }).toPass();
  });
  await guest.close();
});

test('terms are written, published and read, version by version', async ({ page, signIn, browser, apiAs }) => {
  await signIn('super-admin');
  await page.goto(to.siteSettings({ view: 'terms-of-use' }));
  const word = Date.now().toString(36).slice(-6);
  const english = page.getByRole('textbox', { name: 'Text in English', exact: true });
  await english.fill(`Between us.\n\n## Your account ${word}\n\nKeep it to yourself.`);
  await page
    .getByRole('textbox', { name: 'Text in French', exact: true })
    .fill(`## Votre compte ${word}\n\nGardez-le.`);
  await expect(page.getByRole('button', { name: 'Publish…', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Save the draft', exact: true }).click();
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the text', exact: true }).click();
  await expect(page.getByText(/^Version \d+ is published\.$/)).toBeVisible();

  await test.step('everyone reads it in their language, under the title that the page had', async () => {
    const guest = await browser.newContext({ locale: 'fr-FR' });
    const theirs = await guest.newPage();
    await theirs.goto(to.termsOfUse());
    await expect(theirs.getByRole('heading', { level: 2, name: `Votre compte ${word}` })).toBeVisible();
    await expect(theirs).toHaveTitle(/Conditions d’utilisation/);
    await guest.close();
  });

  await test.step('what was published first can be compared with what is written next', async () => {
    await english.fill(`Between us.\n\n## Your account ${word}\n\nKeep it to yourself, always.`);
    await page.getByRole('button', { name: 'Save the draft', exact: true }).click();
    await expect(page.getByRole('group', { name: 'In English', exact: true }).getByText('always')).toBeVisible();
    const { published } = await apiAs().getLegalText({ params: { kind: 'terms-of-use' }, query: {} });
    expect(published?.text).not.toContain('always');
  });
});
