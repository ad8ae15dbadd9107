import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { findTextCourses } from './paths.ts';
import { aPerson, logIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');

test('a guest wishes for a course, comes back from the login with it, and takes it off their list again', async ({
  page,
  makeAccount,
  apiAs,
}) => {
  const person = aPerson('Wilma');
  await makeAccount(person);
  const [course] = await findTextCourses(apiAs());
  const heart = main(page).getByRole('button', { name: `Put ${course!.name} on your wish list` });

  await test.step('the heart of a guest leads to the login, and back with the wish done', async () => {
    await page.goto(to.results({ q: course!.name }));
    await heart.click();
    await expect(page).toHaveURL('/login');
    await logIn(page, person);
    await expect(page).toHaveURL(to.results({ q: course!.name }));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`“${course!.name}” is on your wish list.`)).toBeVisible();
  });

  await test.step('the page of the course says so, too', async () => {
    await page.goto(to.courseInfo({ slug: course!.slug }));
    await expect(main(page).getByRole('button', { name: 'On your wish list', pressed: true })).toBeVisible();
  });

  await test.step('the list leads to it; what is taken off comes back by the undo', async () => {
    await page.goto(to.myCourses({ tab: 'wishes' }));
    const card = main(page).getByRole('link', { name: course!.name, exact: true });
    await expect(card).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Take off the wish list: ${course!.name}` })
      .click();
    await expect(main(page).getByText('Your wish list is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
  });
});

test('a learner archives a course, and takes it back', async ({ page, makeAccount, keepToken, apiAs }) => {
  const token = await makeAccount(aPerson('Arno'));
  const api = apiAs(token);
  const [course] = await findTextCourses(api);
  await api.enrol({ body: { course_id: course!.id } });
  await keepToken(token);
  const link = main(page).getByRole('link', { name: course!.name, exact: true });

  await page.goto(to.myCourses());
  await expect(link).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Archive ${course!.name}` })
    .click();
  await expect(main(page).getByText('No course in progress')).toBeVisible();
  await main(page).getByRole('tab', { name: 'Archived' }).click();
  await expect(page).toHaveURL(to.myCourses({ tab: 'archived' }));
  await expect(link).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Take ${course!.name} back from the archive` })
    .click();
  await expect(main(page).getByText('Nothing is archived')).toBeVisible();
  await main(page).getByRole('link', { name: 'See courses in progress' }).click();
  await expect(link).toBeVisible();
});
