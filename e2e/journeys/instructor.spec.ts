import { expect, test } from '../fixtures.ts';
import { aPerson } from './people.ts';

test('a guest finds a teacher by a course, follows them once logged in, and finds them among the popular ones', async ({
  page,
  browser,
  openAs,
  makeAccount,
  apiAs,
}) => {
  const guest = apiAs();
  const { creator } = await guest.getCourseDetails({ params: { slug: 'typography-basics' } });

  await test.step('a course’s page leads to its teacher, and a guest is asked to log in', async () => {
    await page.goto('/course-info/typography-basics');
    await page.getByRole('main').getByRole('link', { name: creator.full_name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: creator.full_name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Typography Basics' })).toBeVisible();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('who is logged in follows, also after a reload, and ends it', async () => {
    const learner = await openAs(await makeAccount(aPerson('Solveig')), browser);
    await learner.goto(`/instructor/${creator.id}`);
    await learner.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(learner.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await learner.reload();
    await learner.getByRole('button', { name: 'Following', pressed: true }).click();
    await expect(learner.getByRole('button', { name: 'Follow', exact: true, pressed: false })).toBeVisible();
  });

  await test.step('the marketplace names those whose courses most people take', async () => {
    await page.goto('/marketplace');
    const popular = page.getByRole('region', { name: 'Popular teachers' });
    await popular.getByRole('link', { name: creator.full_name }).click();
    await expect(page).toHaveURL(new RegExp(`/instructor/${creator.id}$`));
  });
});
