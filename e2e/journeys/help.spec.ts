import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test } from '../fixtures.ts';

test('a guest finds an article in spite of a slip, reads it, and says that it helped', async ({ page }) => {
  await page.goto(to.help());
  await page.getByRole('searchbox', { name: 'Search the help centre', exact: true }).fill('xylophone quartz');
  await expect(page.getByText('No article has these words')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the help centre', exact: true }).fill('refnud');
  await page.getByRole('link', { name: 'Asking for your money back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asking for your money back' })).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'How to ask' }).click();
  await expect(page).toHaveURL(`${to.helpArticle({ slug: 'asking-for-a-refund' })}#how-to-ask`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thank you for your answer.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('an article’s page has its title before any code runs, in the reader’s language', async ({ request }) => {
  const address = to.helpArticle({ slug: 'certificates' });
  await expect(async () => {
    const html = await (await request.get(address, { headers: { 'accept-language': 'fr' } })).text();
    expect(html).toContain('<title>Les certificats, et comment en vérifier un · Stoa</title>');
  }).toPass();
  expect((await request.get(to.helpArticle({ slug: 'no-such-article' }))).status()).toBe(404);
});

test('a teacher comes from their bar to the articles for teachers', async ({ page, signIn }) => {
  await signIn('teacher');
  await page.goto(to.manageCourses());
  const bar = page.getByRole('navigation', { name: 'Creator Studio' });
  await bar.getByRole('link', { name: 'Help Centre', exact: true }).click();
  await expect(page.getByRole('link', { name: 'SCORM packages', exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Help Centre', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a super-admin writes an article, publishes it, and takes it out', async ({ page, signIn, browser }) => {
  const word = Date.now().toString(36).slice(-6);
  const slug = `how-to-${word}`;
  await signIn('super-admin');
  await page.goto(to.helpDesk());
  await page.getByRole('button', { name: 'Write an article', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title in English', exact: true }).fill(`How to ${word}`);
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill(slug);
  await form.getByRole('button', { name: 'Write an article', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit: How to ${word}` })).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Summary in English').fill('In short.');
  await field('Article in English').fill('## At first\n\nBegin.');
  await field('Title in French').fill(`Comment ${word}`);
  await field('Summary in French').fill('En bref.');
  await field('Article in French').fill('## D’abord\n\nCommencez.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The article is published.')).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto(to.helpArticle({ slug }));
  await expect(guest.getByRole('heading', { level: 2, name: 'At first' })).toBeVisible();

  await page.getByRole('button', { name: 'Take it out', exact: true }).click();
  await expect(page.getByText('The article is out of the Help Centre.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'This article could not be found' })).toBeVisible();
  await guest.close();
});
