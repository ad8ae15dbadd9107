import { expect, test } from '../fixtures.ts';
import { aPerson } from './people.ts';

test('notifications are read, taken back, and lead where they are about', async ({ page, signUp }) => {
  await signUp(aPerson('Rania'));
  await page.goto('/notifications');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/1 unread/);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('Welcome to Stoa');

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).not.toHaveAccessibleName(/unread/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toHaveAccessibleName(/1 unread/);

  await page.getByRole('radiogroup').getByText('Unread', { exact: true }).click();
  await expect(page).toHaveURL('/notifications?show=unread');
  await today.getByRole('link', { name: /^Welcome to Stoa/ }).click();
  await expect(page).toHaveURL('/marketplace');
  await expect(bell).not.toHaveAccessibleName(/unread/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing unread' })).toBeVisible();
});
