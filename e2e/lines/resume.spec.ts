import { expect, test, type Page } from '../fixtures.ts';
import { openLesson, theVideo } from '../journeys/learning.ts';
import { aPerson } from '../journeys/people.ts';

const COURSE = 'typography-basics';
const FILM = 'The parts of a letter';

/** As slow as a phone at the edge of a village; bytes a second. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 30_000 };

const at = (page: Page): Promise<number> =>
  theVideo(page, FILM).evaluate((video: HTMLVideoElement) => (video.seeking ? -1 : video.currentTime));

/** Plays two seconds from the twentieth on, and waits until the server knows. */
async function stopAtTwenty(page: Page): Promise<number> {
  const video = theVideo(page, FILM);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 20;
    return element.play();
  });
  await expect.poll(() => at(page)).toBeGreaterThan(22);
  const told = page.waitForResponse((response) => response.url().includes('/enrollment/progress/') && response.ok());
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await told;
  return at(page);
}

/** Stands where it was left, and plays as fast as the menu says. */
async function expectResumed(page: Page, left: number): Promise<void> {
  await expect.poll(() => at(page)).toBeGreaterThan(left - 2);
  expect(await at(page)).toBeLessThan(left + 2);
  const rate = await theVideo(page, FILM).evaluate((video: HTMLVideoElement) => video.playbackRate);
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue(String(rate));
  expect(rate).toBe(1.5);
}

test.beforeEach(async ({ page, apiAs, makeAccount, keepToken }) => {
  const token = await makeAccount(aPerson('Rhea'));
  const api = apiAs(token);
  const { course } = await api.getPlayer({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  await keepToken(token);
  await page.goto(`/course/${COURSE}`);
  await openLesson(page, FILM);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
});

for (const line of ['a fast', 'a slow'] as const) {
  test(`a video goes on where it stopped, as fast as before, over ${line} line`, async ({ page }) => {
    const left = await stopAtTwenty(page);
    if (line === 'a slow') {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', SLOW);
    }
    for (let reload = 0; reload < 3; reload += 1) {
      await page.reload();
      await expectResumed(page, left);
    }
  });
}

test('a video goes on where it stopped after another lesson, and from “Continue learning”', async ({ page }) => {
  const left = await stopAtTwenty(page);
  await openLesson(page, 'What typography is for');
  await expect(page.getByRole('heading', { level: 1, name: 'What typography is for' })).toBeVisible();
  await openLesson(page, FILM);
  await expect.poll(() => at(page)).toBeGreaterThan(left - 1);
  await theVideo(page, FILM).evaluate((video: HTMLVideoElement) => video.pause());
  const stopped = await at(page);
  await page.goto('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Continue/ })
    .first()
    .click();
  await expectResumed(page, stopped);
});

test('who looks at the beginning again does not lose the place where they stopped', async ({ page }) => {
  const video = theVideo(page, FILM);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => at(page)).toBeGreaterThan(9);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const left = await at(page);
  const told = page.waitForResponse((response) => response.url().includes('/enrollment/progress/') && response.ok());
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0;
    return element.play();
  });
  await expect.poll(() => at(page)).toBeGreaterThan(2);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await told;
  await page.reload();
  await expectResumed(page, left);
});
