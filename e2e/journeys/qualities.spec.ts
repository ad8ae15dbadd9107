import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { openLesson } from './learning.ts';
import { unique } from './people.ts';
import { saved, toSection, upload } from './studio.ts';

const film = new URL('../../api/demo/media/light-direction.mp4', import.meta.url);

/** A film of slides with four megabytes of nothing behind it: as large as one that was written with less care. */
async function largeFilm(): Promise<Buffer> {
  const nothing = Buffer.alloc(4_000_000);
  nothing.writeUInt32BE(nothing.length);
  nothing.write('free', 4);
  return Buffer.concat([await readFile(film), nothing]);
}

test('a teacher’s browser makes a smaller copy of a film, and the film goes on in it at the same second', async ({
  page,
  signIn,
}) => {
  const title = `Light in copies ${unique()}`;
  await signIn('teacher');
  await page.goto('/course/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Design' });
  await page.getByLabel('Sub-category').selectOption({ index: 1 });
  await page.getByLabel('Final category').selectOption({ index: 1 });
  await page.getByLabel('Content').selectOption({ label: 'Video' });
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await toSection(page, 'Curriculum');
  await page.getByLabel('Title of the first module').fill('Seeing');
  await page.getByRole('button', { name: 'Add module' }).click();
  await page.getByRole('button', { name: 'Add a lesson to Seeing' }).click();
  await page.getByLabel('Kind').selectOption({ label: 'Video' });
  await page.getByLabel('Title of the lesson').fill('From the side');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('link', { name: 'From the side' }).click();

  const copies = page.getByRole('group', { name: 'Smaller copies' });
  await test.step('the copy is made after the upload, in the browser, and kept', async () => {
    await upload(page, 'Video', { name: 'side.mp4', mimeType: 'video/mp4', buffer: await largeFilm() });
    await expect(copies.getByRole('status')).toContainText(/the copy of 360p/);
    await expect(copies.getByRole('listitem')).toContainText(/^360p, /, { timeout: 240_000 });
    await saved(page);
    await page.reload();
    await expect(copies.getByRole('listitem')).toContainText(/^360p, /);
    await expect(copies.getByRole('button', { name: 'Make smaller copies' })).toBeHidden();
  });

  await test.step('one chooses it while the film plays, and it goes on', async () => {
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await openLesson(page, 'From the side');
    await playFrom(page, 30);
    const before = await filmNow(page);
    const began = Date.now();
    await page.getByRole('button', { name: 'Player settings' }).click();
    const quality = page.getByRole('combobox', { name: 'Quality' });
    await expect(quality.getByRole('option')).toContainText([/^Auto/, /^720p \(/, /^360p \(/, /^Data saver \(/]);
    const [other] = before.height === 720 ? [/^360p/] : [/^720p/];
    const label = await quality.getByRole('option', { name: other }).textContent();
    await quality.focus();
    await quality.selectOption({ label: label ?? '' });
    const wanted = before.height === 720 ? 360 : 720;
    await expect.poll(async () => (await filmNow(page)).height).toBe(wanted);
    // Its height is known a moment before it is where it was.
    await expect.poll(async () => (await filmNow(page)).second).toBeGreaterThanOrEqual(Math.floor(before.second));
    const after = await filmNow(page);
    expect(after.second).toBeLessThan(before.second + (Date.now() - began) / 1000 + 1);
    await expect.poll(async () => (await filmNow(page)).second).toBeGreaterThan(after.second + 1);
    expect((await filmNow(page)).isPaused).toBe(false);
    await expect(quality).toBeFocused();
  });

  await test.step('the choice holds for this browser', async () => {
    const { height } = await filmNow(page);
    await page.reload();
    await expect.poll(async () => (await filmNow(page)).height).toBe(height);
  });
});

/** The film that is on stage, as the browser plays it. */
const filmNow = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    second: video.currentTime,
    height: video.videoHeight,
    isPaused: video.paused,
  }));

async function playFrom(page: Page, second: number): Promise<void> {
  const video = page.locator('video');
  await expect.poll(async () => (await filmNow(page)).height).toBeGreaterThan(0);
  await video.evaluate((element: HTMLVideoElement, at) => {
    element.muted = true;
    element.currentTime = at;
    return element.play();
  }, second);
  await expect.poll(async () => (await filmNow(page)).second).toBeGreaterThan(second + 0.5);
}
