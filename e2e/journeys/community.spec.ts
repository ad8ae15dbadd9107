import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, unique } from './people.ts';

const NOTE = 'Advertising has no place in this discussion.';

async function writePost(page: Page, { title, body }: { title: string; body: string }): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Help');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill(body);
}

test('a member asks, is answered without a reload, accepts the answer, and a moderator clears what was reported', async ({
  page,
  browser,
  signUp,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const title = `Where is the porch ${unique()}?`;
  const asker = aPerson('Asma');
  const helper = await signInAs('learner', browser);

  await test.step('a guest reads, and is asked to log in to write', async () => {
    await page.goto('/community');
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await page.getByRole('button', { name: 'New post' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('what was written survives a reload, and is published', async () => {
    await signUp(asker);
    await page.goto('/community?write=1');
    await writePost(page, { title, body: 'I walked to the **market** and back.' });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('market');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/community\/[0-9a-f-]{36}$/);
  });
  const address = page.url();

  await test.step('others find it, react and answer; the new reply waits behind a button', async () => {
    await expect(page.getByText('No replies yet.')).toBeVisible();
    await helper.goto('/community');
    await helper.getByRole('searchbox', { name: 'Search the posts' }).fill(title);
    await helper.getByRole('link', { name: title }).click();
    await helper.getByRole('button', { name: 'Helpful 0' }).click();
    await expect(helper.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
    for (const words of ['Behind the second column.', 'Cheap shoes, just here!']) {
      await helper.getByRole('textbox', { name: 'Your reply' }).fill(words);
      await helper.getByRole('button', { name: 'Reply', exact: true }).click();
      await expect(helper.getByRole('article').filter({ hasText: words })).toBeVisible();
    }
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: '2 new replies' }).click();
    await expect(page.getByText('Behind the second column.')).toBeVisible();
  });

  await test.step('the answer is accepted, the advertisement is reported', async () => {
    const answer = page.getByRole('article').filter({ hasText: 'Behind the second column.' });
    await answer.getByRole('button', { name: 'Accept this answer' }).click();
    await expect(page.getByRole('region', { name: 'Accepted answer' })).toContainText('Behind the second column.');
    const spam = page.getByRole('article').filter({ hasText: 'Cheap shoes' });
    await spam.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this text' });
    await dialog.getByRole('textbox').fill('This is an advertisement.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a moderator sees the text as it was and removes it', async () => {
    const moderator = await signInAs('admin', browser);
    await moderator.goto('/community/moderation');
    const report = moderator.getByRole('article', { name: title });
    await expect(report).toContainText('Cheap shoes, just here!');
    await report.getByRole('button', { name: 'Remove the text' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Accept the report?' });
    await dialog.getByRole('textbox').fill(NOTE);
    await dialog.getByRole('button', { name: 'Remove the text' }).click();
    await expect(report).toBeHidden();
    await moderator.getByRole('tab', { name: 'Decisions' }).click();
    await expect(moderator.getByRole('listitem').filter({ hasText: title }).first()).toContainText(NOTE);
    await moderator.context().close();
  });

  await test.step('nobody else reads it any more; author and reporter are told', async () => {
    await page.goto(address);
    await expect(page.getByText('This reply was removed')).toBeVisible();
    await expect(page.getByText('Cheap shoes')).toHaveCount(0);
    await page.goto('/notifications');
    await expect(page.getByRole('main')).toContainText(`Your report on “${title}” was decided`);
    await helper.goto('/notifications');
    await expect(helper.getByRole('main')).toContainText(`Your contribution to “${title}” was removed`);
    await helper.context().close();
  });

  await test.step('deleting the question can be undone', async () => {
    await page.goto(address);
    const actions = page.getByRole('group', { name: 'Actions' }).first();
    await actions.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(actions.getByRole('button', { name: 'Delete' })).toBeVisible();
  });
});
