import { expect, test } from '../fixtures.ts';
import { aPerson } from '../journeys/people.ts';

test('an answer that comes late leads nobody away from where they are going, while the code of that screen comes', async ({
  page,
  signUp,
}) => {
  await signUp(aPerson('Late'));
  const [answer, code] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/enroll$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route(/\/mf-catalog\/.*\/marketplace\.\w+\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/course-info/typography-basics');
  await page.getByRole('button', { name: 'Enrol for free' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Marketplace' }).click();
  await expect(page).toHaveURL('/marketplace');
  // What was left stands there still.
  await expect(page.getByRole('heading', { level: 1, name: 'Typography Basics' })).toBeVisible();

  const answered = page.waitForResponse(/\/enroll$/);
  answer.resolve();
  expect((await answered).ok()).toBe(true);
  await expect(page.getByText('You are enrolled in')).toBeVisible();
  await expect(page).toHaveURL('/marketplace');
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(page).toHaveURL('/marketplace');
});
