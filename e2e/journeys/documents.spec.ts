import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson } from './people.ts';
import { scannedPage } from './scanned-page.ts';

const COURSE = 'typography-basics';

const place = (page: Page) => page.getByRole('group', { name: 'Pages' }).getByRole('status');
const sheet = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`, page ${number}$`) });
const addressOf = (lesson: string): string => `/course/${COURSE}?lesson=${lesson}`;

/** The document of the course, whose learner this person becomes. */
async function enrolFor(api: Api): Promise<string> {
  const { course, modules } = await api.getPlayer({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  return modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'document')!.id;
}

/** Where the ledger says that this person is in a document. */
async function pageOf(api: Api, lesson: string): Promise<number | undefined> {
  const { modules } = await api.getPlayer({ params: { slug: COURSE } });
  return modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson)?.progress.position_s;
}

test('a document is searched, followed and turned by its contents, and goes on where it was left on another device', async ({
  page,
  browser,
  makeAccount,
  keepToken,
  openAs,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Dora'));
  await keepToken(token);
  const lesson = await enrolFor(apiAs(token));
  await page.goto(addressOf(lesson));
  await expect(place(page)).toHaveText('Page 1 of 4');

  await test.step('words are found, marked and gone through', async () => {
    await page.getByRole('button', { name: 'Find in the document' }).click();
    const search = page.getByRole('search').filter({ has: page.getByRole('button', { name: 'Next place' }) });
    await page.getByRole('searchbox', { name: 'Find in the document' }).fill('HEADING');
    await expect(search.getByRole('status')).toHaveText('1 of 4');
    await expect(place(page)).toHaveText('Page 2 of 4');
    await expect(sheet(page, 2).locator('mark')).toHaveText(['heading', 'Heading', 'heading']);
    await page.keyboard.press('Shift+Enter');
    await expect(place(page)).toHaveText('Page 4 of 4');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(search.getByRole('status')).toHaveText('2 of 4');
    await expect(sheet(page, 2).locator('mark[data-chosen]')).toHaveText('Heading');
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(sheet(page, 2).locator('mark')).toHaveCount(0);
  });

  await test.step('it is enlarged, and moved within its frame', async () => {
    const widthOf = async () => (await sheet(page, 2).locator('canvas').boundingBox())!.width;
    const before = await widthOf();
    await page.getByRole('button', { name: 'Zoom: 100%' }).click();
    await expect.poll(widthOf).toBeCloseTo(1.5 * before, -1);
    await page.getByRole('button', { name: 'Zoom: 150%' }).click();
    await page.getByRole('button', { name: 'Zoom: 200%' }).click();
    await page.getByRole('button', { name: 'Zoom: 300%' }).click();
    await expect.poll(widthOf).toBeCloseTo(before, -1);
  });

  await test.step('its text can be selected', async () => {
    await sheet(page, 2).getByText('Line length', { exact: true }).click({ clickCount: 3 });
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Line length');
  });

  await test.step('its contents and its links turn to pages; a link out of it opens beside', async () => {
    await page.getByRole('button', { name: 'Contents of the document' }).click();
    const contents = page.getByRole('navigation', { name: 'Contents of the document' });
    await expect(contents.getByRole('button', { name: 'Figures to start from' })).toHaveAttribute('aria-current');
    await contents.getByRole('button', { name: 'Before you publish' }).click();
    await expect(place(page)).toHaveText('Page 4 of 4');
    const out = sheet(page, 4).getByRole('link', { name: 'Contrast' });
    await expect(out).toHaveAttribute('href', 'https://www.w3.org/TR/WCAG22/#contrast-minimum');
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(out).toHaveAttribute('rel', /noopener noreferrer/);
    await contents.getByRole('button', { name: 'A checklist for any page' }).click();
    await sheet(page, 1).getByRole('button', { name: 'Choosing a typeface' }).click();
    await expect(place(page)).toHaveText('Page 3 of 4');
  });

  await test.step('arrows choose a tab where tabs are, and turn pages elsewhere', async () => {
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Notes' })).toBeFocused();
    await expect(place(page)).toHaveText('Page 3 of 4');
    await page.getByRole('button', { name: 'Contents of the document' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText('Page 2 of 4');
    // What was only passed is not told: the page that one stays with is.
    await expect.poll(() => pageOf(apiAs(token), lesson)).toBe(2);
  });

  await test.step('another device of the same person opens it at that page', async () => {
    const other = await openAs(token, browser);
    await other.setViewportSize({ width: 360, height: 740 });
    await other.goto(addressOf(lesson));
    await expect(place(other)).toHaveText('Page 2 of 4');
    await expect(sheet(other, 2)).toContainText('Line length');
    await other.context().close();
  });
});

test('who turns back a page and leaves at once goes on from it', async ({ page, makeAccount, keepToken, apiAs }) => {
  const token = await makeAccount(aPerson('Dirk'));
  await keepToken(token);
  const lesson = await enrolFor(apiAs(token));
  await page.goto(addressOf(lesson));
  await expect(sheet(page, 1)).toContainText(/\w/);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place(page)).toHaveText(`Page ${number} of 4`);
  }
  await page.goto('/home');
  await expect.poll(() => pageOf(apiAs(token), lesson)).toBe(2);
});

test('a page that was scanned is drawn, though the policy allows no WebAssembly', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Sabine'));
  await keepToken(token);
  const lesson = await enrolFor(apiAs(token));
  await page.route(/\.pdf/, (route) => route.fulfill({ contentType: 'application/pdf', body: scannedPage }));
  await page.goto(addressOf(lesson));
  await expect(place(page)).toHaveText('Page 1 of 1');
  const canvas = sheet(page, 1).locator('canvas');
  const middle = () =>
    canvas.evaluate((element: HTMLCanvasElement) => [
      ...element.getContext('2d')!.getImageData(element.width / 2, element.height / 2, 1, 1).data,
    ]);
  await expect.poll(middle).toEqual([0, 0, 0, 255]);
});
