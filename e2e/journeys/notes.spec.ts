import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { lessonList, openLesson, seek, theVideo } from './learning.ts';
import { aPerson } from './people.ts';

const COURSE = 'typography-basics';

const field = (page: Page) => page.getByRole('textbox', { name: /^New note/ });
const saveNote = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
};

test('a learner writes notes beside films, texts and documents, and finds the way back by them', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Nora'));
  await keepToken(token);
  const { course, modules } = await apiAs(token).getPlayer({ params: { slug: COURSE } });
  await apiAs(token).enrol({ body: { course_id: course.id } });
  const lessons = modules.flatMap((module) => module.lessons);
  const film = lessons.find(({ kind }) => kind === 'video')!;
  const text = lessons.find(({ kind }) => kind === 'text')!;
  const document = lessons.find(({ kind }) => kind === 'document')!;

  await test.step('a note stands at the second of the film, and the address keeps the tab', async () => {
    await page.goto(`/course/${COURSE}?lesson=${film.id}`);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect(page).toHaveURL(/tab=notes/);
    await seek(theVideo(page, film.title), 3.4);
    await expect(page.getByRole('textbox', { name: 'New note at 0:03' })).toBeVisible();
    await saveNote(page, 'Letters are made of air.');
    await expect(page.getByRole('button', { name: `Go to 0:03 in “${film.title}”` })).toBeVisible();
  });

  await test.step('the key b sets a bookmark, which its message takes back', async () => {
    await page.getByRole('heading', { name: 'Your notes' }).focus();
    await page.keyboard.press('b');
    const said = page.getByRole('region', { name: 'Messages' }).getByText(/^A bookmark is set at 0:0/);
    await expect(said).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the note: Bookmark' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Remove the note: Bookmark' })).toHaveCount(0);
  });

  await test.step('what is not saved is there again after a reload', async () => {
    await field(page).fill('Half a thought');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thought');
    await expect(page.getByText('This note is not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('The note is saved.')).toBeVisible();
  });

  await test.step('without a line a note waits in the browser, and is offered again', async () => {
    await page.context().setOffline(true);
    await field(page).fill('Written on the train');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText(/^The note was not saved: /)).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The note is saved.')).toBeVisible();
  });

  await test.step('other lessons keep the tab open; in a document a note stands on its page', async () => {
    await openLesson(page, text.title);
    await expect(page).toHaveURL(/tab=notes/);
    await saveNote(page, 'A text has no seconds.');
    await openLesson(page, document.title);
    await expect(page.getByRole('textbox', { name: 'New note on page 1' })).toBeVisible();
    await saveNote(page, 'All on one page.');
  });

  await test.step('a note of another lesson leads to its second there', async () => {
    await page.getByText('The whole course', { exact: true }).click();
    await page
      .getByRole('button', { name: `Go to 0:03 in “${film.title}”` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible();
    await expect(lessonList(page)).toBeVisible();
    // Its notes stand under a name of the same words.
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(3);
  });

  await test.step('a note is found by its words, changed, removed and put back', async () => {
    await page.getByText('The whole course', { exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search in your notes' }).fill('one page');
    await expect(page.getByText('1 note', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit the note: All on one page.' }).click();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('All on one page, read twice.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the note: All on one page, read twice.' }).click();
    await expect(page.getByText('No note has these words.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('All on one page, read twice.')).toBeVisible();
  });

  await test.step('all notes are downloaded as one file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download notes' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${COURSE}-notes.md`);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`## ${film.title}`);
    expect(file).toContain('**0:03**\n\nLetters are made of air.');
    expect(file).toContain('**Page 1**\n\nAll on one page, read twice.');
  });
});

test('two windows on one note never write over each other unseen', async ({ page, makeAccount, keepToken, apiAs }) => {
  const token = await makeAccount(aPerson('Nils'));
  await keepToken(token);
  const api = apiAs(token);
  const { course, modules } = await api.getPlayer({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  const lesson = modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'text')!;
  const id = crypto.randomUUID();
  await api.createNote({ body: { id, lesson_id: lesson.id, text: 'As it was' } });

  await page.goto(`/course/${COURSE}?lesson=${lesson.id}&tab=notes`);
  await page.getByRole('button', { name: 'Edit the note: As it was' }).click();
  await api.updateNote({ params: { id }, body: { text: 'From the other window', on: 1 } });
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('From this window');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByText('From the other window')).toBeVisible();
  await page.getByRole('button', { name: 'Save my text' }).click();
  await expect(page.getByText('From this window')).toBeVisible();
  const { items } = await api.listNotes({ params: { id: course.id }, query: {} });
  expect(items.map(({ text, version }) => [text, version])).toEqual([['From this window', 3]]);
});
