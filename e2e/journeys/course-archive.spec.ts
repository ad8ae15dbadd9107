import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Locator } from 'playwright/test';
import { expect, test, type Page } from '../fixtures.ts';
import { lessonList, openLesson } from './learning.ts';
import { makeZip } from './zip.ts';

const COURSE = 'Typography Basics';

/** The field behind it is called the same. */
const chooseButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Choose an archive or a cartridge' }).first();

/** Chooses a file on the page where courses begin, and waits until it is a draft. */
async function importCourse(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/course/create');
  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  const chooser = page.waitForEvent('filechooser');
  await chooseButton(dialog).click();
  await (await chooser).setFiles(file);
  await expect(dialog.getByText(/is here, as a draft/)).toBeVisible({ timeout: 300_000 });
  return dialog;
}

test('a course leaves as an archive, comes back as a draft, and is seen as learners will', async ({ page, signIn }) => {
  await signIn('teacher');
  await page.goto('/course/manage');
  await page.getByRole('button', { name: `More for ${COURSE}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: `Export “${COURSE}”` });
  await dialog.getByRole('radio', { name: /^Archive of the course/ }).check();
  await expect(dialog.getByText(/ come along\.$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('typography-basics-archive.zip');
  const path = test.info().outputPath('course.zip');
  await saved.saveAs(path);

  const report = await importCourse(page, path);
  await report.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page).toHaveURL(/\/course\/edit\/typography-basics-\d+/);
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  await preview(page);
  await expect(lessonList(page).getByRole('region', { name: 'Lines and pages' })).toBeVisible();
});

test('a course leaves as a Common Cartridge, tells what stays, and comes back as a draft', async ({ page, signIn }) => {
  await signIn('teacher');
  await page.goto('/course/manage');
  await page.getByRole('button', { name: `More for ${COURSE}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: `Export “${COURSE}”` });
  await dialog.getByRole('radio', { name: /^Common Cartridge 1\.3/ }).check();
  await expect(dialog.getByText(/A text file inside lists what is left out/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('typography-basics.imscc');
  const path = test.info().outputPath('course.imscc');
  await saved.saveAs(path);

  const report = await importCourse(page, path);
  await report.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  await preview(page);
  await expect(lessonList(page).getByRole('region', { name: 'Lines and pages' })).toBeVisible();
});

/** What is being edited, as learners will see it. */
async function preview(page: Page): Promise<void> {
  const slug = /\/edit\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(to.preview({ slug }));
}

const CARTRIDGE = {
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1">
  <metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion></metadata>
  <organizations><organization identifier="O" structure="rooted-hierarchy"><title>Porches of Athens</title><item identifier="R">
    <item identifier="F"><title>First steps</title>
      <item identifier="A" identifierref="PAGE"><title>Read this first</title></item>
      <item identifier="B" identifierref="TOOL"><title>A tool of others</title></item>
    </item></item></organization></organizations>
  <resources><resource identifier="PAGE" type="webcontent" href="page.html"><file href="page.html"/></resource>
    <resource identifier="TOOL" type="imsbasiclti_xmlv1p3"><file href="tool.xml"/></resource></resources>
</manifest>`,
  'page.html': '<h2>Columns</h2><p>A porch has <b>columns</b>.</p>',
  'tool.xml': '<cartridge_basiclti_link/>',
};

test('a Common Cartridge becomes a draft, and what has no place here is named', async ({ page, signIn }) => {
  await signIn('teacher');
  const file = { name: 'porches.imscc', mimeType: 'application/octet-stream', buffer: makeZip(CARTRIDGE) };
  const report = await importCourse(page, file);
  await expect(report.getByText('A tool of others')).toBeVisible();
  await report.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porches of Athens' })).toBeVisible();
  await preview(page);
  await openLesson(page, /^Text Read this first/);
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
  await expect(page.getByText('A porch has columns.')).toBeVisible();
});

test('a file that holds no course is refused with its reason, and another can be chosen', async ({ page, signIn }) => {
  await signIn('teacher');
  await page.goto('/course/create');
  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  const chooser = page.waitForEvent('filechooser');
  await chooseButton(dialog).click();
  const buffer = makeZip({ 'photo.txt': 'none' });
  await (await chooser).setFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer });
  await expect(dialog.getByRole('alert')).toHaveText(
    'This ZIP file holds no course: it has neither course.json nor imsmanifest.xml.',
  );
  await expect(chooseButton(dialog)).toBeEnabled();
});
