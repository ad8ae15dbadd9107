import { expect, test, type Page } from '../fixtures.ts';
import { expectModuleProgress, markDone, openLesson, watchToEnd } from './learning.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { codeIn } from '../mail/read-mail.ts';
import { aPerson } from './people.ts';

const COURSE = 'Typography Basics';
const rightAnswers: Record<string, string[]> = {
  'What is the x-height?': ['The height of small letters such as x'],
  'Which line length is comfortable': ['45 to 75 characters'],
  'Sans serif typefaces are always more legible': ['False'],
  'Where does more space belong?': ['Above a heading'],
  'Which of these mark a difference in hierarchy?': ['Size', 'Weight', 'Space'],
  'Which stroke belongs in the range 9 to 12?': ['En dash: 9–12'],
  'As lines get longer, line spacing should': ['increase'],
};

test('a guest finds a course, signs up, learns it to its end, and anyone can verify the certificate', async ({
  page,
  browser,
  apiAs,
}) => {
  const learner = aPerson('Lena');

  await test.step('a search in the header, by keyboard, leads to the results', async () => {
    await page.goto('/');
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search for a course' });
    await search.fill('typograph');
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(suggestions.filter({ hasText: COURSE })).toBeVisible();
    for (const suggestion of await suggestions.all()) {
      await search.press('ArrowDown');
      await expect(suggestion).toHaveAttribute('aria-selected', 'true');
      if ((await suggestion.textContent())?.includes(COURSE)) break;
    }
    await search.press('Enter');
    await expect(page).toHaveURL(/\/marketplace\/results\?.*q=Typography\+Basics/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(COURSE);
    await expect(page.getByRole('button', { name: 'Remove the filter Design' })).toBeVisible();
  });

  await test.step('filters narrow the results, and stand in the address', async () => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('radio', { name: /^Free/ }).check();
    await expect(page).toHaveURL(/type=free/);
    await filters.getByRole('checkbox', { name: /^Beginner/ }).check();
    await expect(page).toHaveURL(/level=beginner/);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Beginner');
    await page.getByRole('link', { name: COURSE, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
    await expect(page).toHaveURL('/course-info/typography-basics');
  });

  await test.step('enrolling needs an account; after signing up one is enrolled, as one had asked', async () => {
    await page.getByRole('button', { name: 'Log in to enrol' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill(learner.first_name);
    await page.getByLabel('Last name').fill(learner.last_name);
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/signup/confirm');
    await page.getByLabel('Code').fill(codeIn(await newestMail(apiAs(), learner.email)));
    await expect(page).toHaveURL(/^[^?]*\/course\/typography-basics/);
  });

  await test.step('texts are read, videos are watched, the document is paged through', async () => {
    for (const title of ['What typography is for', 'Choosing a typeface you can trust']) {
      await openLesson(page, title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await markDone(page, title);
    }
    await watchToEnd(page, 'The parts of a letter');
    await expectModuleProgress(page, 'Letters', '3 of 3 lessons completed');

    await watchToEnd(page, 'Line length and line spacing');
    for (const title of ['Hierarchy from few sizes', 'Small marks, large effect']) {
      await openLesson(page, title);
      await markDone(page, title);
    }
    await expectModuleProgress(page, 'Lines and pages', '3 of 3 lessons completed');
    await readDocument(page, 'Checklist for any page of text');
    await expectModuleProgress(page, 'Keep and check', '1 of 5 lessons completed');
  });

  await test.step('home tells what is to be handed in, lets one read what it asks, and leads there', async () => {
    await page.goto('/home');
    const due = page.getByRole('region', { name: 'Due assignments' });
    const row = due.getByRole('listitem').filter({ hasText: 'Set one page of running text' });
    await expect(row).toContainText(/Due \d+ \w+ \d{4} \(in 2 weeks\)/);
    await row.getByText('Read the instructions').click();
    await expect(row.getByText('Line length between 45 and 75 characters')).toBeVisible();
    await expect(row).toContainText('What to hand in: up to 2 files.');
    await expect(row.getByRole('link', { name: COURSE })).toHaveAttribute('href', '/course/typography-basics');
    await row.getByRole('link', { name: /^Hand in: Set one page/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Set one page of running text (demo)' })).toBeVisible();
  });

  await test.step('the quiz is passed', async () => {
    await openLesson(page, 'Check what you learnt');
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    for (const [question, answers] of Object.entries(rightAnswers)) {
      const asked = page.getByRole('group', { name: /^Question \d/ }).filter({ hasText: question });
      for (const answer of answers) await asked.getByLabel(answer, { exact: true }).check();
    }
    await expect(page.getByText('7 of 7 answered')).toBeVisible();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(page.getByText('You scored 100%')).toBeVisible();
  });

  const { address, id } = await test.step('the certificate is there at once', async () => {
    await page.getByRole('link', { name: 'See your certificate' }).click();
    const sheet = page.getByRole('figure', { name: 'The certificate' });
    await expect(sheet).toContainText(`${learner.first_name} ${learner.last_name}`);
    await expect(sheet).toContainText(COURSE);
    const words = (await sheet.textContent()) ?? '';
    return { address: page.url(), id: /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(words)?.[0] ?? '' };
  });

  await test.step('a stranger opens it, verifies its ID and downloads it', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Certificate of Completion' })).toBeVisible();
    await expect(stranger.getByRole('figure', { name: 'The certificate' })).toContainText(id);

    const download = stranger.waitForEvent('download');
    await stranger.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    const pdf = await stranger.request.get((await download).url());
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).byteLength).toBeGreaterThan(10_000);

    await stranger.goto('/certificates/verify');
    await stranger.getByLabel('Certificate ID').fill(id.toLowerCase());
    await stranger.getByRole('button', { name: 'Verify' }).click();
    await expect(stranger.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
    await expect(stranger.getByRole('main')).toContainText(`${learner.first_name} ${learner.last_name}`);
    await stranger.context().close();
  });

  await test.step('home tells of the next live class, which goes into a calendar', async () => {
    await page.goto('/home');
    const next = page.getByRole('region', { name: 'Next live class' });
    await expect(next.getByRole('link', { name: COURSE })).toHaveAttribute('href', '/course/typography-basics');
    await expect(next.getByRole('button', { name: 'Join' })).toBeVisible();
    const download = page.waitForEvent('download');
    await next.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('class.ics');
    const calendar = await page.request.get((await download).url());
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    const title = await next.getByRole('heading', { level: 3 }).textContent();
    expect((await calendar.text()).replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(`SUMMARY:${title}`);
  });

  await test.step('home and the bell tell of it', async () => {
    await page.getByRole('banner').getByRole('link', { name: /^Stoa/ }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('main')).toContainText(COURSE);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /notification/i })
      .click();
    await expect(page.getByRole('main')).toContainText(/certificate/i);
  });
});

async function readDocument(page: Page, title: string): Promise<void> {
  await openLesson(page, title);
  const place = page.getByRole('group', { name: 'Pages' }).getByRole('status');
  await expect(page.getByRole('group', { name: /, page 1$/ })).toContainText(/\w/);
  const [, pages = '1'] = /of (\d+)/.exec((await place.textContent()) ?? '') ?? [];
  for (let number = 2; number <= Number(pages); number += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(`Page ${number} of ${pages}`);
  }
}
