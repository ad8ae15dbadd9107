import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { unique } from './people.ts';

const PATH = 'Money in Plain Figures';

test('a reviewer takes a learning path up, writes with phrases, and lets it go as it was', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto(to.review({ status: 'paths', q: 'plain figures' }));
  await page.getByRole('link', { name: `Review ${PATH}`, exact: true }).click();
  await page.getByRole('button', { name: 'Review it', exact: true }).click();
  await expect(page.getByText(/^You are reviewing this learning path\./)).toBeVisible();

  const reason = page.getByRole('textbox', { name: 'Reason', exact: true });
  const own = `Say whom it is for, please ${unique()}.`;
  await test.step('a phrase of the site stands behind what was typed', async () => {
    await reason.fill(own);
    await page.getByText('Phrases to insert', { exact: true }).click();
    const shipped = page.getByRole('list', { name: 'Often asked for', exact: true }).getByRole('button').first();
    const words = await shipped.innerText();
    await shipped.click();
    await expect(reason).toHaveValue(`${own} ${words}`);
  });

  await test.step('one’s own is saved, and removed again', async () => {
    await reason.fill(own);
    await page.getByRole('button', { name: 'Save as a phrase', exact: true }).click();
    await expect(page.getByRole('button', { name: `Insert “${own}”`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Remove the phrase “${own}”`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Insert “${own}”`, exact: true })).toBeHidden();
  });

  await test.step('leaving with an unsent reason is asked about', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
    await expect(reason).toHaveValue(own);
  });

  await reason.fill('');
  await page.getByRole('button', { name: 'Let it go', exact: true }).click();
  await expect(page.getByText('No one is reviewing this learning path.', { exact: true })).toBeVisible();
});
