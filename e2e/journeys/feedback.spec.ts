import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, unique } from './people.ts';

const COURSE = 'typography-basics';

test('a learner tells the teacher in private, who resolves it, and the learner sees that', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Fenna'));
  const api = apiAs(token);
  const { id } = await api.getCourseDetails({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: id } });
  await keepToken(token);
  const words = `The second module goes too fast. ${unique()}`;

  await test.step('the text outlives a reload, and is sent with stars', async () => {
    await page.goto(`/course/${COURSE}`);
    await openFeedback(page);
    await page.getByRole('textbox', { name: 'Your feedback' }).fill(words);
    await page.reload();
    await openFeedback(page);
    await expect(page.getByRole('textbox', { name: 'Your feedback' })).toHaveValue(words);
    await page.getByRole('radio', { name: '3 stars of 5' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Send in private' }).click();
    await expect(page.getByText(/^Sent in private/)).toBeVisible();
  });

  await test.step('the teacher is told, reads it and marks it; the mark can be taken back', async () => {
    const teacher = await signInAs('teacher', browser);
    await teacher.goto('/notifications');
    await teacher
      .getByRole('link', { name: /private feedback/ })
      .first()
      .click();
    await expect(teacher).toHaveURL(/\/course\/questions\?tab=feedback/);
    const card = cardOf(teacher, words);
    await expect(card.getByText('Fenna Wanderer')).toBeVisible();
    await card.getByRole('button', { name: 'Mark as seen' }).click();
    await expect(card.getByText('Seen', { exact: true })).toBeVisible();
    await teacher.getByRole('button', { name: 'Undo' }).first().click();
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Mark as resolved' }).click();
    await expect(card.getByText('Resolved', { exact: true })).toBeVisible();
  });

  await test.step('the learner sees what became of it', async () => {
    await page.reload();
    await openFeedback(page);
    await page.getByRole('tab', { name: 'Sent' }).click();
    await expect(cardOf(page, words).getByText('Resolved', { exact: true })).toBeVisible();
  });
});

test('what is said of the site reaches those who look after it', async ({ page, browser, signUp, signInAs }) => {
  await signUp(aPerson('Sita'));
  const words = `The search finds what I meant. ${unique()}`;
  await page.goto('/home');
  await page.getByRole('button', { name: 'Feedback about this site' }).click();
  await page.getByRole('textbox', { name: 'Your feedback' }).fill(words);
  await page.getByRole('button', { name: 'Send in private' }).click();
  await expect(page.getByText(/^Sent in private/)).toBeVisible();

  const admin = await signInAs('admin', browser);
  await admin.goto('/dashboard/feedback?status=new');
  await expect(cardOf(admin, words).getByText('Sita Wanderer')).toBeVisible();
  await cardOf(admin, words).getByRole('button', { name: 'Mark as seen' }).click();
  await expect(cardOf(admin, words)).toHaveCount(0);
});

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Tell the teacher in private' }).click();
}

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
