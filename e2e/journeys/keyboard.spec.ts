import { expect, test, type Page } from '../fixtures.ts';
import { aPerson } from './people.ts';

/** Presses Tab until what is meant has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached with ${most} presses of Tab`).toBeFocused();
}

test('the first press of Tab offers the way past the header', async ({ page }) => {
  await page.goto('/marketplace/results');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the course search is used by keys alone', async ({ page }) => {
  await page.goto('/about');
  const search = page.getByRole('combobox', { name: 'Search for a course' });
  await tabTo(page, search);
  await page.keyboard.type('light');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toHaveValue('light');
  await page.keyboard.press('ArrowDown');
  const name = (await options.first().textContent())!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\/results\?/);
  expect(name).toContain(await search.inputValue());
});

test('logging in and out takes no mouse', async ({ page, makeAccount }) => {
  const person = aPerson('Kira');
  await makeAccount(person);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  const profile = page.getByRole('button', { name: /^Profile menu of/ });
  await tabTo(page, profile);
  await page.keyboard.press('Enter');
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(profile).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(logout).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('filters are chosen and taken back by keys', async ({ page }) => {
  await page.goto('/marketplace/results');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('radio', { name: /^Free/ })).toBeVisible();
  await tabTo(page, filters.getByRole('checkbox', { name: /^Beginner/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/level=beginner/);
  await expect(filters.getByRole('checkbox', { name: /^Beginner/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove the filter Beginner' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marketplace/results');
});

test('a quiz is answered and handed in by keys', async ({ page, signUp, apiAs }) => {
  await signUp(aPerson('Quinn'));
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const api = apiAs(token);
  const course = await api.getCourseDetails({ params: { slug: 'typography-basics' } });
  await api.enrol({ body: { course_id: course.id } });
  const quiz = course.modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz')!;

  await page.goto(`/course/typography-basics?lesson=${quiz.id}`);
  await tabTo(page, page.getByRole('button', { name: 'Start the quiz' }));
  await page.keyboard.press('Enter');
  const questions = page.getByRole('group', { name: /^Question \d/ });
  await expect(questions).toHaveCount(7);
  for (const question of await questions.all()) {
    const answers = question.getByRole('radio').or(question.getByRole('checkbox'));
    await tabTo(page, answers.first());
    await page.keyboard.press('Space');
    await expect(answers.first()).toBeChecked();
  }
  await expect(page.getByText('7 of 7 answered')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Hand in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /Passed|Not passed yet/ })).toBeVisible();
});
