import { expect, test } from '../fixtures.ts';
import { lessonList, markDone, openLesson, theVideo } from '../journeys/learning.ts';
import { aPerson } from '../journeys/people.ts';

const COURSE = 'typography-basics';
const TEXT = 'What typography is for';
const FILM = 'The parts of a letter';

test.beforeEach(async ({ page, apiAs, makeAccount, keepToken }) => {
  const token = await makeAccount(aPerson('Rhea'));
  const api = apiAs(token);
  const { course } = await api.getPlayer({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  await keepToken(token);
  await page.goto(`/course/${COURSE}`);
});

test('what is done offline shows at once, outlives a reload and reaches the server', async ({ page, context }) => {
  await openLesson(page, TEXT);
  await expect(page.getByRole('button', { name: `Mark as done: ${TEXT}` })).toBeVisible();
  // The line is there, and the server does not take anything.
  await context.route('**/enrollment/progress/**', (route) => route.abort());
  await markDone(page, TEXT);
  await expect(lessonList(page).getByRole('region', { name: 'Letters' })).toContainText('1 of 3 lessons completed');
  await page.reload();
  await expect(lessonList(page).getByRole('region', { name: 'Letters' })).toContainText('1 of 3 lessons completed');
  const told = page.waitForResponse((response) => response.url().includes('/enrollment/progress/') && response.ok());
  await context.unroute('**/enrollment/progress/**');
  await page.reload();
  await told;
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.reload();
  await expect(lessonList(page).getByRole('region', { name: 'Letters' })).toContainText('1 of 3 lessons completed');
});

test('what is done offline reaches the server from whatever screen is open when the line is back', async ({
  page,
  context,
}) => {
  const toMyCourses = async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'My Courses' }).click();
  };
  const percentage = page.getByRole('main').getByText(/\d% complete$/);
  await toMyCourses();
  await expect(percentage).toHaveText('0% complete');
  await page.goBack();
  await openLesson(page, TEXT);
  await expect(page.getByRole('button', { name: `Mark as done: ${TEXT}` })).toBeVisible();
  await context.setOffline(true);
  await markDone(page, TEXT);
  await expect(lessonList(page).getByRole('region', { name: 'Letters' })).toContainText('1 of 3 lessons completed');
  await toMyCourses();
  await expect(page).toHaveURL(/my-courses/);
  await context.setOffline(false);
  await expect(percentage).toHaveText(/^[1-9]\d?% complete$/);
});

test('a lesson that cannot be loaded offline says so at once, and comes by itself', async ({ page, context }) => {
  await openLesson(page, TEXT);
  await expect(page.getByRole('button', { name: `Mark as done: ${TEXT}` })).toBeVisible();
  await context.setOffline(true);
  await openLesson(page, 'Choosing a typeface you can trust');
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Mark as done: Choosing a typeface you can trust' })).toBeVisible();
});

test('the last seconds of a page that is left reach the server', async ({ page, context }) => {
  await openLesson(page, FILM);
  const video = theVideo(page, FILM);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(4);
  await page.goto('about:blank');
  // Another page, which knows nothing of what this browser keeps; the site's own screens would send that.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await other.goto(`/course/${COURSE}`);
  await openLesson(other, FILM);
  await expect
    .poll(() => theVideo(other, FILM).evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(3.5);
});

test('a killed page takes along no more than two seconds of what was watched', async ({ page, context }) => {
  await openLesson(page, FILM);
  const second = (element: HTMLVideoElement) => element.currentTime;
  await expect.poll(() => theVideo(page, FILM).evaluate(second)).toBeGreaterThan(4);
  const devtools = await context.newCDPSession(page);
  const killed = page.waitForEvent('crash');
  const left = await theVideo(page, FILM).evaluate(second);
  devtools.send('Page.crash').catch(() => undefined);
  await killed;
  const other = await context.newPage();
  const told = other.waitForResponse((response) => response.url().includes('/enrollment/progress/') && response.ok());
  await other.goto('/about');
  await told;
  await other.goto(`/course/${COURSE}`);
  await openLesson(other, FILM);
  await expect.poll(() => theVideo(other, FILM).evaluate(second)).toBeGreaterThan(left - 2);
});

test('a film that was skipped to its end says what is missing, and leads there by keyboard', async ({ page }) => {
  await openLesson(page, FILM);
  const video = theVideo(page, FILM);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 3;
  });
  const missing = page.getByRole('region', { name: 'What you have watched' });
  await expect(missing).toContainText('but the lesson is not complete');
  await expect(missing).toContainText('90% needed');
  await expect(page.getByRole('heading', { level: 1, name: FILM })).toBeVisible();
  const part = missing.getByRole('button', { name: /^Watch / }).first();
  await part.focus();
  await page.keyboard.press('Enter');
  // Back before what was skipped, wherever the start of the film had got to.
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime < element.duration - 5),
    )
    .toBe(true);
});
