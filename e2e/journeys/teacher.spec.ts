import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { unique } from './people.ts';
import { openInQueue, reviseCourse } from './revision.ts';
import { saved, toSection, upload } from './studio.ts';

const media = (name: string) => new URL(`../../api/demo/media/${name}`, import.meta.url);

test('a teacher makes a course and later revises it; a reviewer asks for changes, and publishes both', async ({
  page,
  browser,
  signIn,
  signInAs,
}) => {
  const title = `Reading a sundial ${unique()}`;
  await signIn('teacher');

  await test.step('three answers make a draft', async () => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Creator Studio' }).click();
    await page.getByRole('menuitem', { name: 'Create A Course' }).click();
    await page.getByLabel('Title').fill(title);
    await chooseCategory(page);
    await page.getByLabel('Content').selectOption({ label: 'Video' });
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('the checklist says what is missing', async () => {
    await toSection(page, 'Review & submit');
    await expect(page.getByRole('heading', { name: /\d+ things missing/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cover picture' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
  });

  await test.step('words: basics, description, audience, price', async () => {
    await toSection(page, 'Basics');
    await page.getByLabel('Short description').fill('Tell the hour from a shadow, and build a dial of your own.');
    await page.getByLabel('Level').selectOption({ label: 'Beginner' });
    await page.getByRole('combobox', { name: 'Skills' }).click();
    await page.getByRole('listbox', { name: 'Skills' }).getByRole('option', { name: 'Typography' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: /^This is a micro course/ }).check();
    await saved(page);

    await toSection(page, 'Description');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('The sun tells the time to those who look. '.repeat(8));
    await expect(page.getByText(/^(6|7)\d words/)).toBeVisible();
    await saved(page);

    await toSection(page, 'Audience & objectives');
    for (const objective of ['Read a shadow to the hour', 'Find true north without a compass', 'Build a paper dial']) {
      await page.getByRole('button', { name: 'Add an objective' }).click();
      await page.keyboard.type(objective);
    }
    await page.getByRole('button', { name: 'Add a requirement' }).click();
    await page.keyboard.type('A sunny day');
    await page.getByRole('button', { name: 'Add an audience line' }).click();
    await page.keyboard.type('Everyone who wonders what time it is');
    await saved(page);

    await toSection(page, 'Price');
    await expect(page.getByRole('radio', { name: 'Free' })).toBeChecked();
  });

  await test.step('a cover', async () => {
    await toSection(page, 'Media');
    await upload(page, 'Cover', { name: 'sundial.png', mimeType: 'image/png', buffer: await drawCover(page) });
  });

  await test.step('a video with captions, a text, a quiz', async () => {
    await toSection(page, 'Curriculum');
    await page.getByLabel('Title of the first module').fill('Light and shadow');
    await page.getByRole('button', { name: 'Add module' }).click();
    await page.getByRole('button', { name: 'Add a lesson to Light and shadow' }).click();
    for (const [kind, name] of [
      ['Video', 'Where the shadow falls'],
      ['Text', 'Why noon is not at twelve'],
      ['Quiz', 'What time is it?'],
    ] as const) {
      await page.getByLabel('Kind').selectOption({ label: kind });
      await page.getByLabel('Title of the lesson').fill(name);
      await page.getByRole('button', { name: 'Add lesson' }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
    }

    await page.getByRole('link', { name: 'Where the shadow falls' }).click();
    await upload(page, 'Video', {
      name: 'light-direction.mp4',
      mimeType: 'video/mp4',
      buffer: await readFile(media('light-direction.mp4')),
    });
    await upload(page, 'Captions', {
      name: 'light-direction.vtt',
      mimeType: 'text/vtt',
      buffer: await readFile(media('light-direction.vtt')),
    });
    await page.getByRole('switch', { name: 'Free preview' }).check();
    await saved(page);

    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: 'Why noon is not at twelve' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Clocks agree with their neighbours, dials with the sun.');
    await saved(page);

    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: 'What time is it?' }).click();
    await page.getByRole('button', { name: 'One right answer' }).click();
    await page
      .getByLabel('Question', { exact: true })
      .fill('Where does the shadow point at noon, north of the tropics?');
    await page.getByLabel('Answer 1 of question 1', { exact: true }).fill('North');
    await page.getByLabel('Answer 2 of question 1', { exact: true }).fill('South');
    await page.getByRole('radio', { name: 'Answer 1 of question 1 is right' }).check();
    await saved(page);
  });

  await test.step('the course goes to review', async () => {
    await toSection(page, 'Review & submit');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByRole('main')).toContainText('Course is in review. Editing disabled.');
  });

  const reviewer = await signInAs('admin', browser);
  await test.step('the reviewer looks at it and asks for a change', async () => {
    await openInQueue(reviewer, title);
    await reviewer
      .getByRole('textbox', { name: 'Comment' })
      .fill('Say in the short description for which latitudes this holds.');
    await reviewer.getByRole('button', { name: 'Request changes' }).click();
    await expect(reviewer.getByRole('main')).toContainText('Must be fixed');
  });

  await test.step('the teacher hears of it, mends it and sends it again', async () => {
    await page.goto('/notifications');
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ hasText: /change/i })
      .getByRole('link')
      .click();
    await toSection(page, 'Review & submit');
    await expect(page.getByText('Say in the short description for which latitudes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit again' })).toBeDisabled();
    await toSection(page, 'Basics');
    await page.getByLabel('Short description').fill('Tell the hour from a shadow, anywhere north of the tropics.');
    await saved(page);
    await toSection(page, 'Review & submit');
    await page.getByRole('button', { name: 'Mark as resolved' }).click();
    await page.getByRole('button', { name: 'Submit again' }).click();
    await expect(page.getByRole('main')).toContainText('Course is in review');
  });

  await test.step('the reviewer publishes it', async () => {
    await openInQueue(reviewer, title);
    await expect(reviewer.getByRole('main')).toContainText('anywhere north of the tropics');
    await reviewer.getByRole('button', { name: 'Publish the course' }).click();
    await expect(reviewer.getByRole('main')).toContainText('Published');
  });

  await test.step('a guest finds it and looks inside', async () => {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto('/marketplace');
    await guest.getByRole('searchbox', { name: 'Search the catalogue' }).fill(title);
    await guest.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await guest.getByRole('link', { name: title }).click();
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await guest.getByRole('link', { name: /Look inside/ }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Where the shadow falls' })).toBeVisible();
    const video = guest.getByLabel('Where the shadow falls', { exact: true });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    await guest.context().close();
  });

  await reviseCourse(page, reviewer, title);
  await reviewer.context().close();
  await test.step('learners see what was approved', async () => {
    await page.goto('/marketplace');
    await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(title);
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('main')).toContainText('wherever the sun casts one');
  });
});

async function chooseCategory(page: Page): Promise<void> {
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Design' });
  await page.getByLabel('Sub-category').selectOption({ index: 1 });
  await page.getByLabel('Final category').selectOption({ index: 1 });
}

/** Authors give pictures; here one is drawn. */
async function drawCover(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#e9c46a';
    pen.fillRect(0, 0, 1280, 720);
    pen.fillStyle = '#264653';
    pen.fillRect(620, 120, 40, 480);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
}
