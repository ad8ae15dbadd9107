import { readFile } from 'node:fs/promises';
import type { FrameLocator } from 'playwright/test';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, unique } from './people.ts';
import { toSection, upload } from './studio.ts';

const COURSE = 'writing-clear-copy';
const PACKAGE = 'Cut the text (demo)';
const SENTENCES = 6;

test('a package goes on where it was left, in one tab at a time, and completes its lesson by itself alone', async ({
  page,
  context,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Petra'));
  await enrol(apiAs(token));
  await keepToken(token);
  await openLesson(page, PACKAGE);

  await test.step('it is begun, and left in the middle by a reload', async () => {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await cutSentence(page, 1);
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(inPackage(page).getByText(`Sentence 2 of ${SENTENCES}`)).toBeVisible();
  });

  const other = await context.newPage();
  await test.step('another tab goes on; the first says so, and keeps nothing more', async () => {
    await openLesson(other, PACKAGE);
    await other.getByRole('button', { name: 'Go on', exact: true }).click();
    await cutSentence(other, 2);
    await expect(other.getByText(/^Saved/)).toBeVisible();
    await inPackage(page).getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('main')).toContainText('This lesson was opened elsewhere');
  });

  await test.step('having been looked at is not enough', async () => {
    await expect(theLesson(other).getByRole('img', { name: /completed/i })).toHaveCount(0);
  });

  await test.step('at its end it says that it is passed, and the list of lessons knows at once', async () => {
    for (let sentence = 3; sentence <= SENTENCES; sentence += 1) {
      await inPackage(other).getByRole('button', { name: 'Next sentence' }).click();
      await cutSentence(other, sentence);
    }
    await expect(theLesson(other).getByRole('img', { name: /completed/i })).toBeVisible();
    await other.getByRole('button', { name: 'Save and leave' }).click();
    await expect(other.getByRole('main')).toContainText('You completed this lesson.');
    await expect(other.getByRole('region', { name: 'What you did so far' })).toContainText('score');
  });
});

test('a course taken out as a package comes back in as one, and the inspector shows what it says', async ({
  page,
  signIn,
  apiAs,
}) => {
  await signIn('teacher');
  const zip = await exportCourse(page);

  const api = apiAs((await page.context().cookies()).find(({ name }) => name === 'token')!.value);
  const [category] = await api.listCategories();
  const final_category_id = category!.sub_categories[0]!.final_categories[0]!.id;
  const name = `Letters, taken along ${unique()}`;
  const { id, slug } = await api.createCourse({ body: { name, final_category_id, content_type: 'mixed' } });
  await api.createModule({ body: { course_id: id, title: 'All of it' } });
  await page.goto(`/course/edit/${slug}`);
  await toSection(page, 'Curriculum');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByRole('textbox', { name: 'Title of the lesson' }).fill('The whole course');
  await page.getByLabel('Kind').selectOption({ label: 'SCORM package' });
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await page.getByRole('link', { name: 'The whole course' }).click();

  await test.step('what is no package is refused, with the reason', async () => {
    await choose(page, { name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('This is no archive.') });
    await expect(page.getByRole('alert').first()).toContainText(/archive|ZIP/);
  });

  await upload(page, 'SCORM package', { name: 'course.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Try and inspect it' }).click();
  const inspector = page.getByRole('dialog');
  await expect(inspector).toContainText('cmi.completion_status');
  await expect(inspector.getByRole('region', { name: /^Calls/ })).toContainText('Initialize("") → "true"');
  await inspector.getByText('Errors', { exact: true }).click();
  await expect(inspector.getByRole('region', { name: /^Calls/ })).toContainText('No call is like that.');
});

async function enrol(api: Api): Promise<void> {
  const { id } = await api.getCourseDetails({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: id } });
}

const theLesson = (page: Page) =>
  page.getByRole('navigation', { name: 'Lessons' }).getByRole('button').filter({ hasText: PACKAGE });

async function openLesson(page: Page, title: string): Promise<void> {
  await page.goto(`/course/${COURSE}`);
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button').filter({ hasText: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The package stands in a frame of ours, and that in the page. */
const inPackage = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${PACKAGE}"]`).frameLocator('iframe');

/** Takes out most of what can go: enough to pass. */
async function cutSentence(page: Page, sentence: number): Promise<void> {
  const exercise = inPackage(page);
  await expect(exercise.getByText(`Sentence ${sentence} of ${SENTENCES}`)).toBeVisible();
  const words = exercise.getByRole('group', { name: 'The words of the sentence' }).getByRole('button');
  for (const word of await words.all()) {
    if (CAN_GO.has((await word.textContent()) ?? '')) await word.click();
  }
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.getByRole('status')).toContainText('as we would have it');
}
const CAN_GO = new Set([
  'At',
  'this',
  'point',
  'time',
  'basically',
  'important',
  'note',
  'back',
  'due',
  'simply',
  'also',
]);

async function exportCourse(page: Page): Promise<Buffer> {
  await page.goto('/course/manage');
  // Other tests make courses of the same teacher.
  await page.getByRole('searchbox', { name: 'Search your courses' }).fill('Typography Basics');
  await page.getByRole('button', { name: 'More for Typography Basics', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^SCORM 2004/ }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return readFile(await (await download).path());
}

async function choose(page: Page, file: Parameters<typeof upload>[2]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: 'SCORM package', exact: true })
    .getByRole('button', { name: /^Choose/ })
    .click();
  await (await chooser).setFiles(file);
}
