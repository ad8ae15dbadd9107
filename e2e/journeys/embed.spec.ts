import { expect, test } from '../fixtures.ts';
import { lessonList, markDone, openLesson } from './learning.ts';
import { aPerson } from './people.ts';

const COURSE = 'html-and-css-foundations';
const LESSON = 'A page inside a page (demo)';
const HOST = 'www.youtube-nocookie.com';

test('a page of another site is asked for before it is fetched, shown, and done', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const asked: string[] = [];
  // The other site itself is asked by nobody.
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>How a player is embedded</h1>' });
  });
  const token = await makeAccount(aPerson('Ismene'));
  const { id } = await apiAs(token).getCourseDetails({ params: { slug: COURSE } });
  await apiAs(token).enrol({ body: { course_id: id } });
  await keepToken(token);
  await page.goto(`/course/${COURSE}`);
  await openLesson(page, LESSON);

  await expect(page.getByRole('heading', { level: 1, name: LESSON })).toBeVisible();
  await expect(page.getByText('This is demo data:')).toBeVisible();
  const consent = page.getByRole('region', { name: `This page comes from ${HOST}` });
  await expect(consent).toBeVisible();
  expect(asked).toEqual([]);
  await consent.getByRole('button', { name: 'Show the page' }).click();
  const frame = page.frameLocator(`iframe[title="${LESSON}, on ${HOST}"]`);
  await expect(frame.getByRole('heading', { name: 'How a player is embedded' })).toBeVisible();
  expect(asked).toEqual([`https://${HOST}/embed/M7lc1UVf-VE`]);
  await markDone(page, LESSON);
  const entry = lessonList(page).getByRole('button').filter({ hasText: LESSON });
  await expect(entry.getByRole('img', { name: /completed/i })).toBeVisible();
});
