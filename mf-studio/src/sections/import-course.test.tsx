import { expect, test } from '@jest/globals';
import type { CourseImport } from '@stoa/shared/contract/teaching/course-imports.ts';
import type { CarrierNews } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { act, screen, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { teacher } from '../testing/builders.ts';
import { ImportCourseModal } from './import-course-modal.tsx';

const archive = aStoredFile({ id: anId(700), purpose: 'archive', name: 'porch.zip' });
const anImport = (given: Partial<CourseImport> = {}): CourseImport => ({
  id: anId(800),
  state: 'working',
  course: null,
  files_done: 0,
  file_count: 12,
  notes: [],
  refusal: null,
  ...given,
});
const course = { id: anId(1), name: 'The whole porch', slug: 'the-whole-porch' };

/** The dialog over a fake tus, which does what the test says, and a server that goes on when it is asked. */
async function show(steps: CourseImport[], { locale = 'en' as 'en' | 'fr', replies = {} } = {}) {
  let news!: CarrierNews;
  let begun = 0;
  let state: 'ready' | 'rejected' = 'ready';
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async () => ({ ...archive, state, reject_reason: state === 'ready' ? null : 'The archive is damaged.' }),
    openCarrier: async (_, given) => {
      news = given;
      begun += 1;
      return { start: () => undefined, abort: async () => undefined };
    },
  });
  const left = [...steps];
  const next = () => (left.length > 1 ? left.shift()! : left[0]!);
  const shown = await renderIn(locale, <ImportCourseModal uploads={uploads} onClose={() => undefined} />, {
    url: '/course/manage',
    session: teacher,
    replies: { importCourse: next, getCourseImport: next, listOwnCourses: undefined, ...replies },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const choose = (name = 'porch.zip', bytes = 4) =>
    shown.user.upload(
      dialog.getByLabelText(/archive/, { selector: 'input' }),
      new File([new Uint8Array(bytes)], name, { type: 'application/zip' }),
    );
  return {
    ...shown,
    dialog,
    choose,
    tell: (what: (news: CarrierNews) => void) => act(async () => what(news)),
    refuse: () => (state = 'rejected'),
    begun: () => begun,
  };
}

test('an archive is sent, looked into and made into a draft, and what did not come along is told', async () => {
  const notes = [
    { kind: 'skill', name: 'Walking on water' },
    { kind: 'picture', name: 'torn.png', reason: 'The picture is damaged.' },
  ] satisfies CourseImport['notes'];
  const done = anImport({ state: 'done', course, notes });
  const { dialog, choose, tell, calls } = await show([anImport(), anImport(), anImport({ files_done: 5 }), done]);
  await choose();
  await tell((news) => news.onProgress(2, 4));
  expect(dialog.getByText(/50% · /)).toBeVisible();
  await tell((news) => news.onSent(archive.id));
  expect(await dialog.findByText('0 of 12 files looked into')).toBeVisible();
  expect(await dialog.findByText('5 of 12 files looked into', {}, { timeout: 3_000 })).toBeVisible();
  expect(await dialog.findByText(/is here, as a draft\. This did not/, {}, { timeout: 3_000 })).toHaveFocus();
  expect(dialog.getByText('Walking on water')).toBeVisible();
  expect(dialog.getByText('torn.png: The picture is damaged.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', '/course/edit/the-whole-porch');
  expect(calls.filter(({ name }) => name === 'importCourse').map(({ body }) => body)).toEqual([
    { file_id: archive.id },
  ]);
});

test('a course that came along whole is said to be so', async () => {
  const { dialog, choose, tell } = await show([anImport({ state: 'done', course })]);
  await choose();
  await tell((news) => news.onSent(archive.id));
  expect(await dialog.findByText('“The whole porch” is here, as a draft. All of it came along.')).toBeVisible();
});

test('a cartridge is sent as an archive is', async () => {
  const { choose, begun } = await show([anImport()]);
  await choose('course.imscc');
  expect(begun()).toBe(1);
});

test('a file that is no archive is not sent', async () => {
  const { dialog, choose, begun } = await show([anImport()]);
  await choose('notes.zip', 0);
  expect(await dialog.findByRole('alert')).toHaveTextContent('“notes.zip” is empty.');
  expect(begun()).toBe(0);
});

test('what the check of the archive says is told, and another file can be chosen', async () => {
  const { dialog, choose, tell, refuse, begun } = await show([anImport()]);
  await choose();
  refuse();
  await tell((news) => news.onSent(archive.id));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The archive is damaged.');
  await choose();
  expect(begun()).toBe(2);
});

test('a refused course names the part and its rule', async () => {
  const reason = 'The video has no picture.';
  const { dialog, choose, tell } = await show([anImport({ state: 'refused', refusal: { name: 'talk.mp4', reason } })]);
  await choose();
  await tell((news) => news.onSent(archive.id));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '“talk.mp4”: The video has no picture. Nothing was taken in.',
  );
  expect(dialog.getByRole('button', { name: 'Choose an archive or a cartridge' })).toBeEnabled();
});

test('an import that could not be asked for is asked for again, without sending the file anew', async () => {
  let isDown = true;
  const { dialog, choose, tell, user, begun } = await show([], {
    replies: {
      importCourse: () => {
        if (isDown) throw refusal('internal', { message: 'The database sleeps.' });
        return anImport({ state: 'done', course });
      },
      getCourseImport: anImport({ state: 'done', course }),
    },
  });
  await choose();
  await tell((news) => news.onSent(archive.id));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/All of it came along/)).toBeVisible();
  expect(begun()).toBe(1);
});

test('the dialog speaks French', async () => {
  const reason = 'The video has no picture.';
  const { dialog, choose, tell } = await show([anImport({ state: 'refused', refusal: { name: 'talk.mp4', reason } })], {
    locale: 'fr',
  });
  await choose();
  await tell((news) => news.onSent(archive.id));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    '«\u00a0talk.mp4\u00a0»\u00a0: La vidéo n’a pas d’image. Rien n’a été importé.',
  );
});

test('who begins a course can take one in instead', async () => {
  const { user } = renderScreen(<App />, {
    url: '/course/create',
    session: teacher,
    replies: { listCategories: [], listOwnCourses: { items: [], page: 1, per_page: 12, total: 0, counts: {} } },
  });
  await user.click(await screen.findByRole('button', { name: 'Import a course' }));
  expect(await screen.findByRole('dialog', { name: 'Import a course' })).toBeVisible();
});
