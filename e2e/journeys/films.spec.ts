import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { openLesson } from './learning.ts';
import { unique } from './people.ts';
import { saved, toSection } from './studio.ts';

const media = (name: string) => new URL(`../../api/demo/media/${name}`, import.meta.url);
const filmFile = async (name: string) => ({
  name,
  mimeType: 'video/mp4',
  buffer: await readFile(media('light-direction.mp4')),
});

test('a teacher makes lessons of many files at once, captions one, and puts a picture into a text', async ({
  page,
  signIn,
}) => {
  const title = `Light in order ${unique()}`;
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
  const module = page.getByRole('region', { name: 'Module 1: Seeing' });
  await expect(module).toBeVisible();

  await test.step('three files are dropped; one makes no lesson', async () => {
    await dropOn(page, '[data-module]', [
      await filmFile('10_noon.mp4'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No film.') },
      await filmFile('2_dawn.mp4'),
    ]);
    await expect(page.getByRole('alert')).toContainText('“notes.txt” makes no lesson');
    await expect(page.getByText('2 of 2 on the server')).toBeVisible({ timeout: 60_000 });
    await expect(module.getByRole('listitem').getByRole('link')).toHaveText(['2 dawn', '10 noon']);
    await saved(page);
  });

  await test.step('a page that is closed in the middle of an upload is gone on with', async () => {
    // The line is cut after the first piece is begun.
    await page.route(/\/fileupload\/[^/]+$/, (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionfailed') : route.continue(),
    );
    await page
      .getByLabel('Add files to Seeing')
      .last()
      .setInputFiles(await filmFile('11_dusk.mp4'));
    await expect(page.getByText(/Connection lost/)).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.unroute(/\/fileupload\/[^/]+$/);
    const row = page.getByRole('listitem').filter({ hasText: 'Not finished when the page was closed' });
    await expect(row).toContainText('11_dusk.mp4');
    await row
      .getByLabel('Go on with 11_dusk.mp4')
      .last()
      .setInputFiles(await filmFile('11_dusk.mp4'));
    await expect(page.getByText('1 of 1 on the server')).toBeVisible({ timeout: 60_000 });
    await saved(page);
    await expect(module.getByRole('listitem').getByRole('link')).toHaveText(['2 dawn', '10 noon', '11 dusk']);
  });

  await test.step('captions are written beside the film, and a frame becomes its poster', async () => {
    await module.getByRole('link', { name: '2 dawn' }).click();
    // It can be pressed before the film shows anything, and says so then.
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
      .toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Use the frame that the film shows now' }).click();
    await expect(page.getByRole('img', { name: 'The picture before the film' })).toBeVisible();
    await page.getByRole('button', { name: /^Write the captions here/ }).click();
    await page.getByRole('button', { name: 'Add caption', exact: true }).click();
    await page.keyboard.type('Light comes from the side.');
    await expect(page.getByText('Captions saved')).toBeVisible();
    await saved(page);
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await openLesson(page, '2 dawn');
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await expect(page.getByText('Light comes from the side.').first()).toBeVisible();
  });

  await test.step('a pasted picture stands in the text', async () => {
    await page.goto(`/course/edit/${slugIn(page.url())}?section=curriculum`);
    await page.getByRole('button', { name: 'Add a lesson to Seeing' }).click();
    await page.getByLabel('Kind').selectOption({ label: 'Text' });
    await page.getByLabel('Title of the lesson').fill('What a cup does');
    await page.getByRole('button', { name: 'Add lesson' }).click();
    await page.getByRole('link', { name: 'What a cup does' }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('A cup throws a shadow.');
    await pastePicture(page);
    const dialog = page.getByRole('dialog', { name: 'Picture for the text' });
    await dialog.getByLabel('What is to be seen').fill('A golden square');
    await dialog.getByLabel('Caption').fill('Gold at noon');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(text).toHaveValue(/^A cup throws a shadow\.\n\n!\[A golden square\]\(file:\S+ "Gold at noon"\)/);
    await saved(page);
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await openLesson(page, 'What a cup does');
    const picture = page.getByRole('img', { name: 'A golden square' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    await expect(page.getByText('Gold at noon')).toBeVisible();
  });
});

const slugIn = (url: string): string =>
  new URL(url).pathname.split('/').find((part) => part.startsWith('light-in')) ?? '';

interface Dropped {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** As somebody drops files from their desktop. */
async function dropOn(page: Page, selector: string, files: readonly Dropped[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }));
  await page.evaluate(
    ({ selector: where, given: all }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, content } of all) {
        const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: mimeType, lastModified: 1 }));
      }
      const target = document.querySelector(where);
      for (const kind of ['dragover', 'drop']) {
        target?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
      }
    },
    { selector, given },
  );
}

/** A golden square from the clipboard, into what has the focus. */
async function pastePicture(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#e9c46a';
    pen.fillRect(0, 0, 320, 320);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob!], 'gold.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  });
}
