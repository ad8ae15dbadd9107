import { expect, test } from '../fixtures.ts';

test('the demo learner sees payments that say they are demo data', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/account/billing');
  await expect(page.getByRole('region', { name: 'Your last plan' })).toContainText('(demo)');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Failed' });
  await expect(page).toHaveURL('/account/billing?status=failed');
  await expect(page.getByRole('row', { name: /DEMO-/ })).toHaveCount(1);
  await expect(page.getByText('Your bank declined the card')).toBeVisible();
});
