import { readFile } from 'node:fs/promises';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { payByCard, testCards } from '../gateways/card.ts';
import { expectBought, openTill } from './paying.ts';
import { aPerson } from './people.ts';

const coupon = (page: Page, code: string) => page.getByRole('article', { name: code });
const dialog = (page: Page) => page.getByRole('dialog');

test('an operator makes coupons, changes a limit, and takes one out of use and back', async ({ page, signIn }) => {
  const word = `J${Date.now().toString(36).toUpperCase().slice(-6)}`;
  const code = `${word}-ONE`;
  await signIn('super-admin');
  await page.goto('/');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Coupons' }).click();
  await expect(page).toHaveURL('/dashboard/coupons');

  await test.step('one for a certain course, by keyboard to the course', async () => {
    await page.getByRole('button', { name: 'Make a coupon' }).click();
    await dialog(page).getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await dialog(page).getByLabel('Percent', { exact: true }).fill('25');
    await dialog(page).getByRole('radio', { name: 'Certain courses' }).check();
    await dialog(page).getByRole('button', { name: 'Make the coupon' }).click();
    await expect(dialog(page).getByText('At least one applicable item is required.')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Courses' }).pressSequentially('spread');
    const found = page.getByRole('listbox', { name: 'Courses' }).getByRole('option');
    await expect(found.first()).toBeVisible();
    const name = (await found.first().textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('Uses by all together').fill('5');
    await dialog(page).getByRole('button', { name: 'Make the coupon' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(coupon(page, code)).toContainText('25% off');
    await expect(coupon(page, code)).toContainText('0 of 5');
    await expect(coupon(page, code)).toContainText(name);
  });

  await test.step('its limit changes, and it goes out of use and back', async () => {
    await coupon(page, code).getByRole('button', { name: 'Change limits' }).click();
    await dialog(page).getByLabel('Uses by all together').fill('8');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(coupon(page, code)).toContainText('0 of 8');
    await coupon(page, code).getByRole('button', { name: 'Take out of use' }).click();
    await expect(coupon(page, code)).toContainText('Out of use');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(coupon(page, code)).toContainText('Usable');
  });

  await test.step('many, whose codes are kept in a file; one search finds them all', async () => {
    await page.getByRole('button', { name: 'Make many' }).click();
    await dialog(page).getByLabel('Beginning of the codes').fill(word);
    await dialog(page).getByLabel('How many').fill('3');
    await dialog(page).getByLabel('Percent', { exact: true }).fill('100');
    await dialog(page).getByRole('button', { name: 'Make the coupons' }).click();
    await expect(page.getByRole('dialog', { name: '3 coupons are made' })).toBeVisible();
    const codes = (await dialog(page).getByLabel('Codes', { exact: true }).inputValue()).split('\n');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(codes);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox', { name: 'Search by code' }).fill(word.toLowerCase());
    await expect(page).toHaveURL(`/dashboard/coupons?q=${word.toLowerCase()}`);
    await expect(page.getByText('4 coupons')).toBeVisible();
  });
});

/** A course of the demo's teacher that is on sale. */
const TAUGHT = 'grids-that-hold-a-page';

/** As `datetime-local` is filled in. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

test('a teacher makes a coupon for a course, a learner pays less with it, and the teacher sees its use', async ({
  page,
  signUp,
  signInAs,
  apiAs,
  browser,
}) => {
  const code = `T-${Date.now().toString(36).toUpperCase()}`;
  const { items } = await apiAs().listCourses({ query: { type: 'paid', per_page: 100 } });
  const course = items.find(({ slug }) => slug === TAUGHT)!;
  const studio = await signInAs('teacher', browser);
  const coupons = studio.getByRole('region', { name: 'Coupons' });

  await test.step('the teacher makes it where the price is set', async () => {
    await studio.goto(to.editCourse({ slug: TAUGHT }, { section: 'price' }));
    await coupons.getByRole('button', { name: 'Make a coupon' }).click();
    await dialog(studio).getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await dialog(studio).getByLabel('Percent', { exact: true }).fill('50');
    await expect(dialog(studio)).toContainText('A learner pays $9.50 instead of $19.');
    await dialog(studio).getByLabel('Valid until').fill(inDays(40));
    await dialog(studio).getByRole('button', { name: 'Make the coupon' }).click();
    await expect(dialog(studio)).toContainText('The end may be at most 31 days after the start.');
    await dialog(studio).getByLabel('Valid until').fill(inDays(2));
    await dialog(studio).getByLabel('Uses by all together').fill('5');
    await dialog(studio).getByRole('button', { name: 'Make the coupon' }).click();
    await expect(dialog(studio)).toHaveCount(0);
    await expect(coupon(studio, code)).toContainText('0 of 5');
  });

  await test.step('a learner pays with it', async () => {
    await signUp(aPerson());
    await openTill(page, course, code);
    await expect(page.getByRole('button', { name: 'Pay $9.50' })).toBeVisible();
    await payByCard(page, testCards.pays);
    await expectBought(page, course);
  });

  await test.step('the teacher sees one use, and takes the coupon out of use', async () => {
    await studio.reload();
    await expect(coupon(studio, code)).toContainText('1 of 5');
    await expect(coupon(studio, code)).toContainText('$9.50');
    await coupon(studio, code).getByRole('button', { name: 'Take out of use' }).click();
    await expect(coupon(studio, code)).toContainText('Out of use');
  });
});
