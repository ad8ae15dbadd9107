import { readFile } from 'node:fs/promises';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, unique } from './people.ts';
import { saved, toSection } from './studio.ts';

const COURSE = 'typography-basics';
const TEXT = 'Name the hierarchy of a printed page (demo)';
const FILES = 'Set one page of running text (demo)';
const checklist = new URL('../../api/demo/media/typography-checklist.pdf', import.meta.url);

test('work is handed in, returned with points and words, improved, approved, and becomes a piece of the portfolio', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const person = aPerson('Wanda');
  const token = await makeAccount(person);
  await enrol(apiAs(token));
  await keepToken(token);
  const teacher = await signInAs('teacher', browser);

  await test.step('a draft is kept while one writes, and is there after a reload', async () => {
    await openAssignment(page, TEXT);
    await page.getByRole('textbox', { name: 'Your text' }).fill('A menu: the name of the house, then the dishes.');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(/^A menu/);
  });

  await test.step('it is handed in', async () => {
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('main')).toContainText('Handed in');
  });

  await test.step('the teacher is told, and returns it with points and words', async () => {
    await openWork(teacher, person.first_name, TEXT);
    const judgement = teacher.getByRole('region', { name: 'Judgement' });
    await judgement.getByRole('textbox', { name: 'Levels found: points' }).fill('4');
    await judgement.getByRole('textbox', { name: 'What sets them apart: points' }).fill('1');
    await judgement.getByRole('textbox', { name: 'The level struck out: points' }).fill('0');
    await expect(judgement).toContainText('50');
    await judgement.getByRole('textbox', { name: /^Feedback to/ }).fill('Say what sets the levels apart.');
    await teacher.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(teacher.getByText(/is returned to Wanda/)).toBeVisible();
  });

  await test.step('the learner improves it where it was left', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Say what sets the levels apart.');
    const work = page.getByRole('textbox', { name: 'Your text' });
    await expect(work).toHaveValue(/^A menu/);
    await work.fill('A menu. The name of the house is set apart by size, the groups by space.');
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('main')).toContainText('Handed in');
  });

  await test.step('the teacher approves it', async () => {
    await openWork(teacher, person.first_name, TEXT);
    await expect(teacher.getByRole('main')).toContainText('Earlier attempts');
    const judgement = teacher.getByRole('region', { name: 'Judgement' });
    for (const [name, points] of [
      ['Levels found', '4'],
      ['What sets them apart', '4'],
      ['The level struck out', '1'],
    ] as const) {
      await judgement.getByRole('textbox', { name: `${name}: points` }).fill(points);
    }
    await teacher.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(teacher.getByText(/by Wanda .* is approved/)).toBeVisible();
  });

  await test.step('the lesson is done, and the work stands in the portfolio', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Approved');
    const lesson = page
      .getByRole('navigation', { name: 'Lessons' })
      .getByRole('button', { name: new RegExp(TEXT.slice(0, 20)) });
    await expect(lesson.getByRole('img', { name: /completed/i })).toBeVisible();
    await page.goto('/skills-portfolio');
    await expect(page.getByRole('main')).toContainText(TEXT);
  });
});

test('files are handed in, and shown in place to the reviewer', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const person = aPerson('Filippa');
  const token = await makeAccount(person);
  await enrol(apiAs(token));
  await keepToken(token);
  await openAssignment(page, FILES);

  const content = await readFile(checklist);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: content },
    { name: 'notes.md', mimeType: '', buffer: Buffer.from('# What breaks the rule\n\nThe second heading.\n') },
  ]);
  for (const name of ['page.pdf', 'notes.md']) {
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByRole('button', { name: /^Remove/ }),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('main')).toContainText('Handed in');

  const teacher = await signInAs('teacher', browser);
  await openWork(teacher, person.first_name, FILES);
  const main = teacher.getByRole('main');
  await expect(main).toContainText('page.pdf');
  await expect(main.locator('canvas').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What breaks the rule' })).toBeVisible();
});

test('a teacher asks for work in the builder, with a rubric that survives a reload', async ({
  page,
  signIn,
  apiAs,
}) => {
  await signIn('teacher');
  const cookies = await page.context().cookies();
  const api = apiAs(cookies.find(({ name }) => name === 'token')!.value);
  const [category] = await api.listCategories();
  const final_category_id = category!.sub_categories[0]!.final_categories[0]!.id;
  const name = `Drawing porches ${unique()}`;
  const { id, slug } = await api.createCourse({ body: { name, final_category_id, content_type: 'mixed' } });
  await api.createModule({ body: { course_id: id, title: 'On the way' } });

  await page.goto(`/course/edit/${slug}`);
  await toSection(page, 'Curriculum');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByRole('textbox', { name: 'Title of the lesson' }).fill('Draw a porch');
  await page.getByLabel('Kind').selectOption({ label: 'Assignment' });
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await page.getByRole('link', { name: 'Draw a porch' }).click();
  await page
    .getByRole('textbox', { name: 'Instructions' })
    .fill('Draw the porch of a house that you know, in three lines.');
  await page.getByRole('button', { name: 'Add a criterion' }).click();
  await page.keyboard.type('Columns');
  await saved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toHaveValue(/three lines/);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Columns');
});

async function enrol(api: Api): Promise<void> {
  const { id } = await api.getCourseDetails({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: id } });
}

async function openAssignment(page: Page, title: string): Promise<void> {
  await page.goto(`/course/${COURSE}`);
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button').filter({ hasText: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The work of this learner, found in the queue of what waits. */
async function openWork(teacher: Page, learner: string, title: string): Promise<void> {
  await teacher.goto('/student/portfolio/assessment');
  await teacher.getByRole('searchbox').fill(learner);
  await teacher
    .getByRole('link', { name: new RegExp(learner) })
    .first()
    .click();
  await expect(teacher.getByRole('heading', { name: new RegExp(escaped(title)) })).toBeVisible();
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, String.raw`\$&`);
