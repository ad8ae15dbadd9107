import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { seek } from './learning.ts';
import { aPerson, unique } from './people.ts';

const COURSE = 'typography-basics';

test('a learner asks at a second, the teacher answers from the list, and the learner accepts', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Wanda'));
  const { lessonId, lesson } = await aFilmOf(apiAs(token));
  await keepToken(token);
  const teacher = await signInAs('teacher', browser);
  const question = `Why is this letter so wide? ${unique()}`;
  const answer = `Because its bowl is round. ${unique()}`;

  await test.step('the learner asks where the film is; the text outlives a reload', async () => {
    await openDiscussions(page, lessonId);
    await seek(page.locator('video'), 3.5);
    await page.getByRole('button', { name: 'Ask or comment' }).click();
    await page.getByRole('checkbox', { name: 'at 0:03' }).check();
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.reload();
    await page.getByRole('tab', { name: 'Questions and comments' }).click();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(question);
    await expect(page.getByRole('checkbox', { name: 'at 0:03' })).toBeChecked();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(cardOf(page, question)).toBeVisible();
  });

  await test.step('the teacher is told, and answers from the list of questions', async () => {
    await teacher.goto('/notifications');
    await expect(teacher.getByRole('main')).toContainText('Wanda');
    await teacher.goto('/course/questions');
    const card = cardOf(teacher, question);
    await expect(card.getByRole('link', { name: `${lesson}, at 0:03` })).toBeVisible();
    await card.getByRole('button', { name: 'Reply' }).click();
    await card.getByRole('textbox', { name: 'Your reply' }).fill(answer);
    await card.getByRole('button', { name: 'Send the reply' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('the notice leads the learner to the answer, who accepts it', async () => {
    await page.goto('/notifications');
    await page
      .getByRole('link', { name: /answered you in/ })
      .first()
      .click();
    await expect(page).toHaveURL(/discussion=/);
    const card = cardOf(page, question);
    await expect(card.getByText(answer)).toBeVisible();
    await card.getByRole('button', { name: 'Accept this answer' }).click();
    await expect(card.getByText('Accepted answer')).toBeVisible();
    await expect(card.getByText('Solved')).toBeVisible();
  });

  await test.step('the second leads back into the film', async () => {
    await cardOf(page, question).getByRole('button', { name: 'Go to 0:03 in the lesson' }).click();
    await expect
      .poll(() =>
        page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime >= 3 && currentTime < 30),
      )
      .toBe(true);
  });
});

test('what is reported reaches the moderator, who hides it', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  openAs,
  apiAs,
}) => {
  const [writer, reader] = [await makeAccount(aPerson('Vera')), await makeAccount(aPerson('Rita'))];
  const { lessonId } = await aFilmOf(apiAs(writer));
  await aFilmOf(apiAs(reader));
  const words = `Cheap shoes here ${unique()}`;
  const seller = await openAs(writer, browser);
  await openDiscussions(seller, lessonId);
  await seller.getByRole('button', { name: 'Ask or comment' }).click();
  await seller.getByRole('textbox', { name: 'Your question' }).fill(words);
  await seller.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(cardOf(seller, words)).toBeVisible();

  await test.step('a reader reports it', async () => {
    await keepToken(reader);
    await openDiscussions(page, lessonId);
    await cardOf(page, words).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this text' });
    await dialog.getByRole('textbox').fill('This is an advertisement.');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByText('Reported. A moderator will look at it.')).toBeVisible();
  });

  await test.step('a moderator reads it, and removes it', async () => {
    const moderator = await signInAs('admin', browser);
    await moderator.goto('/community/moderation');
    const report = moderator.getByRole('listitem').filter({ hasText: words });
    await expect(report.getByRole('link', { name: 'Show in the discussion' })).toHaveAttribute(
      'href',
      new RegExp(`/course/${COURSE}\\?lesson=${lessonId}&discussion=`),
    );
    await report.getByRole('button', { name: 'Remove the text' }).click();
    const dialog = moderator.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Advertising is not allowed here.');
    await dialog.getByRole('button', { name: 'Remove the text' }).click();
    await expect(report).toHaveCount(0);
  });

  await test.step('it is gone for readers', async () => {
    await openDiscussions(page, lessonId);
    await expect(page.getByRole('region', { name: 'Questions and comments' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask or comment' })).toBeVisible();
    await expect(cardOf(page, words)).toHaveCount(0);
  });
});

/** Enrols, and names the first film of the course. */
async function aFilmOf(api: Api): Promise<{ lessonId: string; lesson: string }> {
  const course = await api.getCourseDetails({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  const film = course.modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'video')!;
  return { lessonId: film.id, lesson: film.title };
}

async function openDiscussions(page: Page, lessonId: string): Promise<void> {
  await page.goto(`/course/${COURSE}?lesson=${lessonId}`);
  await page.getByRole('tab', { name: 'Questions and comments' }).click();
}

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
