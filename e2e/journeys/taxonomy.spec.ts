import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('who keeps the categories adds one, renames it with its address, and takes it back', async ({ page, signIn }) => {
  const word = `Weaving ${Date.now().toString(36).slice(-5)}`;
  const slug = word.toLowerCase().replace(' ', '-');
  await signIn('super-admin');
  await page.goto(to.taxonomy());

  await test.step('it is added at the end, and found in the menu of the site', async () => {
    await page.getByRole('button', { name: 'Add a category' }).click();
    await dialog(page).getByLabel('Name in English').fill(word);
    await dialog(page).getByLabel('Name in French').fill('Tissage');
    await dialog(page).getByRole('button', { name: 'Add a category' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: `What stands below ${word}` })).toBeVisible();
  });

  await test.step('by keyboard it goes one place up', async () => {
    await page.getByRole('button', { name: `Move ${word} up` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The categories are in another order.')).toBeVisible();
  });

  await test.step('under its new address it is found by the old one, too', async () => {
    await page.getByRole('button', { name: `Edit ${word}` }).click();
    await dialog(page).getByLabel('Address').fill(`${slug}-anew`);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Before: ${slug}`)).toBeVisible();
    await page.goto(to.results({ category: slug }));
    await expect(page).toHaveURL(to.results({ category: `${slug}-anew` }));
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  });

  await test.step('empty as it is, it can be removed', async () => {
    await page.goto(to.taxonomy());
    await page.getByRole('button', { name: `Remove ${word}` }).click();
    await expect(page.getByRole('link', { name: `What stands below ${word}` })).toHaveCount(0);
  });
});

test('a teacher proposes a skill; once it is taken, the teacher is told', async ({
  page,
  browser,
  signIn,
  signInAs,
}) => {
  const skill = `Marbling ${Date.now().toString(36).slice(-5)}`;
  await signIn('teacher');
  await page.goto(to.editCourse({ slug: 'typography-basics' }, { section: 'basics' }));
  await page.getByRole('button', { name: 'Propose a skill that is missing' }).click();
  await dialog(page).getByLabel('Skill, in English').fill(skill);
  await dialog(page).getByRole('button', { name: 'Propose it' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const keeper = await signInAs('super-admin', browser);
  await keeper.goto(`${to.taxonomy()}?view=proposals`);
  await keeper.getByRole('button', { name: `Take ${skill}` }).click();
  await dialog(keeper).getByRole('button', { name: 'Take' }).click();
  await expect(dialog(keeper)).toHaveCount(0);
  await keeper.context().close();

  await page.goto(to.notifications());
  await expect(page.getByText(`“${skill}” is on the list of skills`)).toBeVisible();
});
