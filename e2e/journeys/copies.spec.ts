import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { lessonList, markDone, openLesson } from './learning.ts';
import { aPerson, unique } from './people.ts';
import { saved, toSection } from './studio.ts';

const COURSE = 'typography-basics';
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const versions = (page: Page) => page.getByRole('region', { name: 'Earlier versions' });

test('a teacher copies a course and its lessons, says when they open, and goes back to what it was', async ({
  page,
  signIn,
}) => {
  const name = `Letters, taught again ${unique()}`;
  await signIn('teacher');

  await test.step('a copy of a course is a draft, and opens', async () => {
    await page.goto('/course/manage');
    await page.getByRole('button', { name: /^More for Typography Basics$/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/course\/edit\/typography-basics-copy/);
    await page.getByLabel('Title').fill(name);
    await saved(page);
  });

  await test.step('a copy of a lesson stands behind it, and its message takes it back', async () => {
    await toSection(page, 'Curriculum');
    const copies = page.getByRole('link', { name: / \(copy\)$/ });
    await page
      .getByRole('button', { name: /^Duplicate lesson/ })
      .first()
      .click();
    await expect(copies).toHaveCount(1);
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(copies).toHaveCount(0);
  });

  await test.step('a lesson opens after another, and a module some days after enrolling', async () => {
    const firstModule = page.getByRole('region', { name: /^Module 1/ });
    await firstModule.getByRole('listitem').getByRole('link').nth(1).click();
    await page.getByLabel('When it opens').selectOption('After a lesson or a module');
    await expect(page.getByLabel('After', { exact: true })).toBeVisible();
    await saved(page);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByText(/Opens after “/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Set when module/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('When it opens').selectOption('Some days after enrolling');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/Opens 7 days after enrolling/)).toBeVisible();
    await saved(page);
  });

  await test.step('a state of the course is kept under a name, and comes back by it', async () => {
    await toSection(page, 'Review & submit');
    const named = page.getByRole('region', { name: 'Named versions' });
    await named.getByRole('textbox', { name: 'Name what the course is now' }).fill('Before the review');
    await named.getByRole('button', { name: 'Keep under this name' }).click();
    await named.getByRole('button', { name: 'Look at it: Before the review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Before the review' });
    await dialog.getByLabel('Compare it with').selectOption('What you work on now');
    await expect(dialog.getByText('Nothing differs.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('what the course was comes back, and its message takes that back', async () => {
    await toSection(page, 'Review & submit');
    await versions(page)
      .getByRole('button', { name: /^Look at the version/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Compare it with').selectOption('What you work on now');
    await expect(dialog.getByText(name)).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Typography Basics (copy)' })).toBeVisible();
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('a learner reads when a lesson opens, and it opens when what it waits for is done', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const { id, slug, first, second } = await aCourseThatWaits(
    await demoApi(apiAs, 'teacher'),
    await demoApi(apiAs, 'admin'),
  );
  const token = await makeAccount(aPerson('Odile'));
  await keepToken(token);
  await apiAs(token).enrol({ body: { course_id: id } });

  await page.goto(`/course/${slug}?lesson=${second}`);
  const waiting = lessonList(page).getByRole('button', { name: LATER });
  await expect(page.getByRole('alert', { name: `“${LATER}” is not open yet` })).toContainText(
    `Opens when you have finished “${SOONER}”.`,
  );
  await expect(waiting).toBeDisabled();
  await expect(apiAs(token).getLesson({ params: { id: second } })).rejects.toMatchObject({ code: 'lesson_locked' });

  await openLesson(page, new RegExp(`^Text ${SOONER}`));
  await expect(page).toHaveURL(new RegExp(first));
  await markDone(page, SOONER);
  await waiting.click();
  await expect(page.getByRole('heading', { level: 1, name: LATER })).toBeVisible();
});

const SOONER = 'What comes first';
const LATER = 'And then the other';

async function demoApi(apiAs: (token?: string) => Api, role: string): Promise<Api> {
  const account = (await apiAs().listDemoAccounts()).find((one) => one.role === role)!;
  const { token } = await apiAs().login({ body: { email: account.email, password: account.password } });
  return apiAs(token);
}

/** A copy of a demo course with two texts more, of which the second opens after the first; published. */
async function aCourseThatWaits(teacher: Api, admin: Api) {
  const { course } = await teacher.getPlayer({ params: { slug: COURSE } });
  const { id, slug, modules, version } = await teacher.duplicateCourse({ params: { id: course.id } });
  const name = `Patience ${unique()}`;
  await teacher.updateCourse({ params: { id }, body: { name, base_version: version } });
  // Their dates stayed behind, and what has none cannot be submitted.
  for (const lesson of modules.flatMap(({ lessons }) => lessons).filter(({ kind }) => kind === 'live')) {
    const { version: base_version } = await teacher.getCourseBuilder({ params: { slug } });
    await teacher.removeLesson({ params: { id: lesson.id }, query: { base_version } });
  }
  const addText = async (title: string, opening: Opening | null) => {
    const added = await teacher.createLesson({ body: { module_id: modules[0]!.id, title, kind: 'text' } });
    const lesson = added.modules[0]!.lessons.at(-1)!.id;
    const body = { markdown: 'One thing after another. '.repeat(20), opening, base_version: added.version };
    await teacher.updateLesson({ params: { id: lesson }, body });
    return lesson;
  };
  const first = await addText(SOONER, null);
  const second = await addText(LATER, { kind: 'after', id: first });
  await teacher.submitCourse({ params: { id } });
  await admin.publishCourse({ params: { slug }, body: {} });
  return { id, slug, first, second };
}
