import type { Locator } from 'playwright/test';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, inAnotherBrowser, unique } from './people.ts';

interface Post {
  category?: string;
  title: string;
  body: string;
}

async function writePost(page: Page, { category = 'Help', title, body }: Post): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill(body);
}

const publish = async (page: Page, { title }: Pick<Post, 'title'>): Promise<string> => {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/community\/[0-9a-f-]{36}$/);
  return page.url();
};

/** A reply that stands in the discussion. */
const replyOf = (page: Page, words: string): Locator => page.getByRole('article').filter({ hasText: words });

async function reply(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your reply' }).fill(words);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(replyOf(page, words)).toBeVisible();
}

/** Whoever comes back to a tab is told what happened meanwhile. */
const comeBackTo = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));

const actionsOnPost = (page: Page): Locator => page.getByRole('group', { name: 'Actions', exact: true }).first();

test('a member asks in a category, is answered without a reload, and says which answer helped', async ({
  page,
  browser,
  signUp,
  makeAccount,
}) => {
  const title = `Where is the porch ${unique()}?`;
  const [asker, answerer] = [aPerson('Asma'), { ...aPerson('Bela'), last_name: 'Porter' }];
  await makeAccount(answerer);

  await test.step('a guest reads by category, and is asked to log in to write', async () => {
    await page.goto('/community');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/community?category=help');
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /\d posts?/ }),
    ).toBeVisible();
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
    await publish(page, { title });
    await expect(page.getByText('No replies yet.')).toBeVisible();
  });
  const other = await inAnotherBrowser(browser, answerer);

  await test.step('somebody finds it in its category, and finds it helpful', async () => {
    await other.goto('/community?category=general');
    await other.getByRole('searchbox', { name: 'Search the posts' }).fill(title);
    await expect(other.getByText('No posts match')).toBeVisible();
    await other.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Help' }).click();
    await other.getByRole('link', { name: title }).click();
    await other.getByRole('button', { name: 'Helpful 0' }).click();
    await expect(other.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
    await other.getByRole('button', { name: 'Insightful 0' }).click();
    await other.getByRole('button', { name: 'Insightful 1' }).click();
    await expect(other.getByRole('button', { name: 'Insightful 0' })).toHaveAttribute('aria-pressed', 'false');
    // At once: there is nothing to save, so nothing to wait for.
    await other.reload();
    await expect(other.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(other.getByRole('button', { name: 'Insightful 0' })).toBeVisible();
  });

  await test.step('two replies wait behind a button until they are asked for', async () => {
    await reply(other, 'Behind the second column.');
    await reply(other, 'Or ask at the gate.');
    await comeBackTo(page);
    await expect(replyOf(page, 'Behind the second column.')).toBeHidden();
    await page.getByRole('button', { name: '2 new replies' }).click();
    await expect(replyOf(page, 'Behind the second column.')).toBeFocused();
  });

  await test.step('the asker answers one of them by name', async () => {
    await replyOf(page, 'Or ask at the gate.').getByRole('button', { name: 'Reply to Bela Porter' }).click();
    await expect(page.getByText('In reply to Bela Porter')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
    await reply(page, 'The gate was closed.');
    await expect(replyOf(page, 'The gate was closed.')).toContainText('In reply to Bela Porter');
  });

  await test.step('the accepted answer stands below the question, and the post counts as solved', async () => {
    const answer = replyOf(page, 'Behind the second column.');
    await answer.getByRole('button', { name: 'Accept this answer' }).click();
    await expect(page.getByRole('region', { name: 'Accepted answer' })).toContainText('Behind the second column.');
    await page.goto('/community?category=help');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
    await expect(row).toContainText('Solved');
    await expect(row).toContainText('3 replies');
  });

  await test.step('both are told', async () => {
    await page.goto('/notifications');
    await page
      .getByRole('link', { name: `Bela Porter replied to “${title}”` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await other.goto('/notifications');
    await expect(other.getByRole('main')).toContainText(`Asma Wanderer replied to “${title}”`);
  });
  await other.context().close();
});

test('an advertisement is reported and removed; its author is told why, and that it was brought back', async ({
  page,
  browser,
  signUp,
  makeAccount,
  signInAs,
}) => {
  const title = `My walk to the stoa ${unique()}`;
  const [writer, advertiser] = [aPerson('Chloe'), { ...aPerson('Dario'), last_name: 'Seller' }];
  const note = 'Advertising has no place in this discussion.';
  const words = 'Cheap shoes, just here!';
  await makeAccount(advertiser);
  await signUp(writer);
  await page.goto('/community?write=1');
  await writePost(page, { category: 'General', title, body: 'It was long, and my feet hurt.' });
  const address = await publish(page, { title });
  const other = await inAnotherBrowser(browser, advertiser);
  const moderator = await signInAs('admin', browser);

  await test.step('a member reports it, once', async () => {
    await other.goto(address);
    await reply(other, words);
    await page.reload();
    await replyOf(page, words).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this text' });
    await dialog.getByRole('textbox').fill('Ad.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('This is an advertisement.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible();
    await replyOf(page, words).getByRole('button', { name: 'Report' }).click();
    await dialog.getByRole('textbox').fill('It still is an advertisement.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You have already reported this.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a moderator reads it as it was, and removes it', async () => {
    await moderator.goto('/community/moderation');
    const report = moderator.getByRole('article', { name: title });
    await expect(report).toContainText(words);
    await expect(report).toContainText('This is an advertisement.');
    await report.getByRole('button', { name: 'Remove the text' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Accept the report?' });
    await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: 'Remove the text' }).click();
    await expect(report).toBeHidden();
  });

  await test.step('others no longer read it; its author and who reported it are told', async () => {
    await page.goto(address);
    await expect(page.getByRole('article', { name: 'This reply was removed' })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.goto('/notifications');
    await expect(page.getByRole('main')).toContainText(`Your report on “${title}” was decided`);
    await other.goto('/notifications');
    await expect(other.getByRole('main')).toContainText(note);
    await other.getByRole('link', { name: `Your contribution to “${title}” was removed` }).click();
    await expect(replyOf(other, words)).toContainText(`Reason: ${note}`);
  });

  await test.step('the moderator brings it back, and the author is told', async () => {
    await moderator.getByRole('tab', { name: /^Accepted/ }).click();
    const report = moderator.getByRole('article', { name: title });
    await report.getByRole('button', { name: 'Restore as moderator' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Restore this text?' });
    await dialog.getByRole('textbox').fill('The shoes were a gift after all.');
    await dialog.getByRole('button', { name: 'Restore as moderator' }).click();
    await expect(moderator.getByText('Restored. The author has been told.')).toBeVisible();
    await expect(report.getByRole('button', { name: 'Restore as moderator' })).toBeHidden();
    await expect(report).toContainText('Restored');
    await other.goto('/notifications');
    await expect(other.getByRole('main')).toContainText('The shoes were a gift after all.');
    await other.getByRole('link', { name: `Your contribution to “${title}” has been restored` }).click();
    await expect(replyOf(other, words)).not.toContainText('removed');
    await page.goto(address);
    await expect(replyOf(page, words)).toBeVisible();
  });

  await test.step('what was decided stays listed, with the reasons', async () => {
    await moderator.getByRole('tab', { name: 'Decisions' }).click();
    const decisions = moderator.getByRole('listitem').filter({ hasText: title });
    await expect(decisions.filter({ hasText: 'Restored' })).toContainText('The shoes were a gift after all.');
    await expect(decisions.filter({ hasText: 'Accepted a report' })).toContainText(note);
  });
  await other.context().close();
  await moderator.context().close();
});

test('who deletes their post sees it go for others, and can bring it back', async ({ page, browser, signUp }) => {
  const title = `A hasty question ${unique()}`;
  await signUp(aPerson('Emil'));
  await page.goto('/community?write=1');
  await writePost(page, { title, body: 'Never mind, I found it.' });
  const address = await publish(page, { title });
  const remove = actionsOnPost(page).getByRole('button', { name: 'Delete' });

  await remove.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  await expect(page.getByText('Restored.')).toBeVisible();

  await remove.click();
  await expect(page.getByText('You deleted this post. Only you can still see it.')).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1, name: 'This post was removed' })).toBeVisible();
  await actionsOnPost(page).getByRole('button', { name: 'Restore' }).click();
  await expect(remove).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await guest.context().close();
});
