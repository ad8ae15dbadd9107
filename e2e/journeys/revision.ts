import { expect, test, type Page } from '../fixtures.ts';
import { saved, toSection } from './studio.ts';

const AFTER = 'wherever the sun casts a shadow';
const MENDED = 'wherever the sun casts one';

/** A published course is edited, reviewed as what changes, mended where a comment says so, and published again. */
export async function reviseCourse(author: Page, reviewer: Page, title: string): Promise<void> {
  await test.step('the author edits what learners see: a field and a lesson', async () => {
    await author.reload();
    await toSection(author, 'Basics');
    await author.getByLabel('Short description').fill(`Tell the hour from a shadow, ${AFTER}.`);
    await saved(author);
    await toSection(author, 'Curriculum');
    await author.getByRole('link', { name: 'Why noon is not at twelve' }).click();
    await author
      .getByRole('textbox', { name: 'Text' })
      .fill('Clocks agree with their neighbours, sundials with the sun.');
    await saved(author);
  });

  await test.step('the author sees the changes and sends them with a note', async () => {
    await toSection(author, 'Review & submit');
    await expectChange(author, 'Short description', { removed: 'tropics', added: 'casts' });
    await author.getByLabel('Note to the reviewer (optional)').fill('The southern half of the world is in now.');
    await author.getByRole('button', { name: 'Submit for review' }).click();
    await expect(author.getByRole('main')).toContainText('Course is in review.');
  });

  await test.step('the reviewer sees what changes, word by word, and nothing else', async () => {
    await openInQueue(reviewer, title);
    const main = reviewer.getByRole('main');
    await expect(main).toContainText('This course has been live since');
    await expect(main).toContainText('The southern half of the world is in now.');
    await expectChange(reviewer, 'Short description', { removed: 'tropics', added: 'casts' });
    await expect(reviewer.getByRole('region', { name: 'Description', exact: true })).toHaveCount(0);
    await expect(main).toContainText('2 lessons unchanged');
    await reviewer
      .getByRole('region', { name: 'Module: Light and shadow' })
      .getByText('Why noon is not at twelve')
      .click();
    await expect(reviewer.getByRole('insertion').filter({ hasText: 'sundials' })).toBeVisible();
    await expect(reviewer.getByRole('deletion').filter({ hasText: 'dials' })).toBeVisible();
  });

  await test.step('a comment stands at its field', async () => {
    const field = reviewer.getByRole('region', { name: 'Short description', exact: true });
    await field.getByRole('button', { name: 'Comment on this' }).click();
    await expect(reviewer.getByLabel('About', { exact: true })).toHaveValue(/short_description/);
    await reviewer.getByRole('textbox', { name: 'Comment' }).fill('“Shadow” stands there twice.');
    await reviewer.getByRole('button', { name: 'Request changes' }).click();
    await expect(reviewer.getByRole('main')).toContainText('Must be fixed');
  });

  await test.step('the author answers, mends the field and sends it again', async () => {
    await author.reload();
    await author.getByRole('button', { name: 'Reply', exact: true }).last().click();
    await author.getByLabel('Your reply').fill('Right. Now it stands there once.');
    await author.getByRole('button', { name: 'Send the reply' }).click();
    await expect(author.getByText('Right. Now it stands there once.')).toBeVisible();
    await expect(author.getByLabel('Your reply')).toHaveCount(0);
    await author.getByRole('link', { name: 'About: Short description' }).click();
    await author.getByRole('textbox', { name: 'Short description' }).fill(`Tell the hour from a shadow, ${MENDED}.`);
    await saved(author);
    await toSection(author, 'Review & submit');
    await author.getByRole('button', { name: 'Mark as resolved' }).click();
    await author.getByRole('button', { name: 'Submit again' }).click();
    await expect(author.getByRole('main')).toContainText('Course is in review');
  });

  await test.step('the reviewer reads the answer and publishes', async () => {
    await openInQueue(reviewer, title);
    await expect(reviewer.getByRole('main')).toContainText('Right. Now it stands there once.');
    await expectChange(reviewer, 'Short description', { removed: 'tropics', added: 'one' });
    await reviewer.getByRole('button', { name: 'Publish the course' }).click();
    await expect(reviewer.getByRole('main')).toContainText('Published');
  });
}

export async function openInQueue(page: Page, title: string): Promise<void> {
  await page.goto('/review');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The field with the words that were taken out and put in, each marked as such. */
async function expectChange(page: Page, field: string, { removed, added }: Record<'removed' | 'added', string>) {
  const change = page.getByRole('region', { name: field, exact: true });
  await expect(change.locator('del', { hasText: removed })).toBeVisible();
  await expect(change.locator('ins', { hasText: added })).toBeVisible();
}
