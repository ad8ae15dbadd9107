import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';

const CLASS = 'How to look at a printed page (demo)';
const STUDENT = 'Demo Learner 29';

const row = (page: Page) => page.getByRole('row').filter({ has: page.getByText(STUDENT, { exact: true }) });
const mark = (page: Page, name: string) => row(page).getByRole('button', { name });

test('a teacher finds who came late, corrects it with a reason, and takes that back', async ({ page, signIn }) => {
  await signIn('teacher');
  await page.goto(to.attendance());
  await page.getByRole('searchbox', { name: 'Search' }).fill(STUDENT);
  await page.getByRole('combobox', { name: 'Search by' }).selectOption({ label: 'Student name' });
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(row(page)).toContainText('Typography Basics');
  await expect(row(page)).toContainText('Late');
  await row(page).getByRole('link', { name: CLASS }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(CLASS);

  await mark(page, 'Excused').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Held up by the train');
  await dialog.getByRole('button', { name: 'Excused' }).click();
  await expect(row(page)).toContainText('Held up by the train');
  await expect(mark(page, 'Excused')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(row(page)).toContainText('Held up by the train');
  await row(page)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(mark(page, 'Late')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page)).not.toContainText('Held up by the train');
});
