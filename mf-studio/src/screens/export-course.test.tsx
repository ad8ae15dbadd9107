import { expect, jest, test } from '@jest/globals';
import type { ScormExport } from '@stoa/shared/contract/teaching/scorm-export.ts';
import type { CourseCartridge } from '@stoa/shared/contract/teaching/course-cartridges.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { anOwnCourse, teacher } from '../testing/builders.ts';

const course = anOwnCourse({ name: 'Drawing with light' });
const lesson = (number: number, given: Omit<ScormExport['lessons'][number], 'id'>) => ({ id: anId(number), ...given });
const held: ScormExport = {
  source: 'draft',
  bytes: 3_400_000,
  lessons: [
    lesson(1, { title: 'Light', kind: 'video', fate: 'whole' }),
    lesson(2, { title: 'Shade', kind: 'video', fate: 'whole' }),
    lesson(3, { title: 'What was it?', kind: 'quiz', fate: 'whole' }),
    lesson(4, { title: 'Draw a lamp', kind: 'assignment', fate: 'on_site' }),
    lesson(5, { title: 'Another maker’s package', kind: 'scorm', fate: 'nested' }),
  ],
};
const list = { items: [course], page: 1, per_page: 12, total: 1, counts: { draft: 1 } };
const link = { url: '#package', expires_at: '2026-11-26T13:00:00.000Z' };

async function open(replies: Parameters<typeof renderScreen>[1]['replies'] = {}) {
  const rendered = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: list, getScormExport: held, getScormExportLink: link, ...replies },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'More for Drawing with light' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Export…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export “Drawing with light”' });
  return { ...rendered, dialog: within(dialog) };
}

test('before the download it is said what comes along and what stays', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('Video: 2')).toBeVisible();
  expect(dialog.getByText(/never published/)).toBeVisible();
  expect(dialog.getByText('Assignment: 1')).toBeVisible();
  expect(dialog.getByText('Another maker’s package')).toBeVisible();
  expect(dialog.getByText(/Right answers of quizzes are inside/)).toBeVisible();
  expect(dialog.getByText(/3\.4 MB/)).toBeVisible();
});

test('the package of the chosen version is downloaded', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { dialog, user, calls } = await open();
  await dialog.findByText('Video: 2');
  await user.click(dialog.getByRole('radio', { name: /SCORM 2004/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText(/Your browser is downloading/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'getScormExportLink')?.query).toEqual({ version: '2004-4' });
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('a course of which nothing can come along is not downloaded', async () => {
  const { dialog } = await open({
    getScormExport: { ...held, bytes: 0, lessons: [lesson(1, { title: 'Empty', kind: 'text', fate: 'unfinished' })] },
  });
  expect(await dialog.findByText('No lesson can come along yet. Finish one first.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
});

test('a refused link is told in the dialog, and can be asked for again', async () => {
  const { dialog, user } = await open({
    getScormExportLink: () => {
      throw refusal('internal', { message: 'The database sleeps.' });
    },
  });
  await dialog.findByText('Video: 2');
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('what comes along can be asked for again when that failed', async () => {
  let isDown = true;
  const { dialog, user } = await open({
    getScormExport: () => {
      if (isDown) throw refusal('internal', { message: 'The database sleeps.' });
      return held;
    },
  });
  await dialog.findByText('What comes along could not be loaded');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Video: 2')).toBeVisible();
});

const archive = { lesson_count: 10, file_count: 1, bytes: 5_200_000, unfinished: ['slow.mp4'] };

test('an archive says how much comes along and what is not whole yet, and is downloaded', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { dialog, user, calls } = await open({ getCourseArchive: archive, getCourseArchiveLink: link });
  await user.click(dialog.getByRole('radio', { name: /Archive of the course/ }));
  expect(await dialog.findByText('10 lessons and 1 file (5.2 MB) come along.')).toBeVisible();
  expect(within(dialog.getByRole('list')).getByText('slow.mp4')).toBeVisible();
  expect(dialog.queryByText(/[Ss]maller cop/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText(/downloading the archive/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'getCourseArchiveLink')?.params).toEqual({ id: course.id });
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

const cartridge: CourseCartridge = {
  ...{ lesson_count: 10, file_count: 3, bytes: 5_200_000 },
  notes: [
    { kind: 'nested', name: 'Another maker’s package' },
    { kind: 'question', name: 'What was it?: In which order?' },
  ],
};

test('a cartridge says what it leaves out, and is downloaded', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { dialog, user, calls } = await open({ getCourseCartridge: cartridge, getCourseCartridgeLink: link });
  await user.click(dialog.getByRole('radio', { name: /Common Cartridge/ }));
  expect(await dialog.findByText('10 lessons and 3 files (5.2 MB) come along.')).toBeVisible();
  expect(dialog.getByText('Another maker’s package')).toBeVisible();
  expect(dialog.getByText('What was it?: In which order?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText(/downloading the cartridge/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'getCourseCartridgeLink')?.params).toEqual({ id: course.id });
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('a cartridge of which nothing can come along is not downloaded', async () => {
  const { dialog, user } = await open({
    getCourseCartridge: { lesson_count: 0, file_count: 0, bytes: 0, notes: [{ kind: 'unfinished', name: 'Empty' }] },
  });
  await user.click(dialog.getByRole('radio', { name: /Common Cartridge/ }));
  expect(await dialog.findByText('No lesson can come along yet. Finish one first.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
});

test('smaller copies of films are counted, and it is said where they stay', async () => {
  const counted = await open({ getCourseArchive: { ...archive, rung_count: 2 } });
  await counted.user.click(counted.dialog.getByRole('radio', { name: /Archive of the course/ }));
  expect(await counted.dialog.findByText('10 lessons and 3 files (5.2 MB) come along.')).toBeVisible();
  expect(counted.dialog.getByText('2 smaller copies of films are among its files.')).toBeVisible();
  counted.unmount();
  const left = await open({ getCourseArchive: { ...archive, rungs_left: 2 } });
  await left.user.click(left.dialog.getByRole('radio', { name: /Archive of the course/ }));
  expect(await left.dialog.findByText(/^Smaller copies of films stay here/)).toBeVisible();
});

test('what an archive would hold can be asked for again when that failed', async () => {
  let isDown = true;
  const { dialog, user } = await open({
    getCourseArchive: () => {
      if (isDown) throw refusal('internal', { message: 'The database sleeps.' });
      return archive;
    },
  });
  await user.click(dialog.getByRole('radio', { name: /Archive of the course/ }));
  await dialog.findByText('What comes along could not be loaded');
  expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/10 lessons/)).toBeVisible();
});

test('the dialog speaks French', async () => {
  const { user } = await renderIn('fr', <App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: list, getScormExport: held, getScormExportLink: link },
  });
  await user.click(await screen.findByRole('button', { name: 'Autres actions pour Drawing with light' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Exporter…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exporter «\u00a0Drawing with light\u00a0»' });
  expect(await within(dialog).findByText('Reste ici : un paquet ne peut pas en contenir un autre')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Télécharger' })).toBeEnabled();
});
