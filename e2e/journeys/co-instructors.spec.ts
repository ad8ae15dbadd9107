import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, unique } from './people.ts';
import { saved, toSection } from './studio.ts';

const COURSE = 'typography-basics';
const TEXT = 'Name the hierarchy of a printed page (demo)';

test('an owner invites someone, who edits the course and not its price, is removed, and is refused', async ({
  page,
  browser,
  signIn,
  openAs,
  apiAs,
}) => {
  const other = await anotherTeacher(apiAs());
  await signIn('teacher');
  const owner = await ownerOf(page, apiAs);
  const name = `Teaching together ${unique()}`;
  const slug = await aDraft(owner, name);

  await test.step('the owner invites them by their address, and sees that it waits', async () => {
    await page.goto(`/course/edit/${slug}`);
    await toSection(page, 'Co-instructors');
    await expect(page.getByText('You work on this course alone.')).toBeVisible();
    const address = page.getByRole('textbox', { name: 'Their email address' });
    await address.fill('nobody@journeys.example');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('Nobody who teaches here has this email address.')).toBeVisible();
    await address.fill(other.email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: other.name })).toContainText('Invited');
  });

  const theirs = await openAs(other.token, browser);
  await test.step('they accept it among their courses, where the course stands from then on', async () => {
    await theirs.goto('/course/manage');
    await theirs.getByRole('button', { name: `Accept the invitation to “${name}”` }).click();
    const row = theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { name }) });
    await expect(row).toContainText('Shared by Demo Teacher');
    await row.getByRole('link', { name: 'Edit' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('they edit a lesson, which the owner reads; the price is not theirs', async () => {
    await toSection(theirs, 'Curriculum');
    await theirs.getByRole('link', { name: 'Read this' }).click();
    const text = theirs.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('Written by the two of us.');
    await saved(theirs);
    await toSection(theirs, 'Price');
    await expect(theirs.getByText('Only the owner of the course changes its price.')).toBeVisible();
    await expect(theirs.getByRole('radio', { name: 'Paid' })).toBeDisabled();
    const { modules } = await owner.getCourseBuilder({ params: { slug } });
    expect(modules[0]?.lessons[0]?.markdown).toBe('Written by the two of us.');
  });

  await test.step('removed, they are refused in an open window, where what they typed stays', async () => {
    await toSection(theirs, 'Basics');
    await expect(theirs.getByLabel('Short description')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: `Remove ${other.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You work on this course alone.')).toBeVisible();
    await theirs.getByLabel('Short description').fill('Typed a moment too late.');
    await expect(
      theirs.getByRole('status').filter({ hasText: 'Not saved: You no longer have access to this course' }),
    ).toBeVisible();
    await expect(theirs.getByLabel('Short description')).toHaveValue('Typed a moment too late.');
  });

  await test.step('and the course is gone from their list', async () => {
    theirs.once('dialog', (dialog) => void dialog.accept());
    await theirs.goto('/course/manage');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Your courses' })).toBeVisible();
    await expect(theirs.getByRole('listitem').first()).toBeVisible();
    await expect(theirs.getByRole('heading', { name })).toHaveCount(0);
  });
});

test('who may teach a course judges work that was handed in there', async ({
  page,
  browser,
  signIn,
  openAs,
  makeAccount,
  apiAs,
}) => {
  const other = await anotherTeacher(apiAs());
  await signIn('teacher');
  const owner = await ownerOf(page, apiAs);
  const { id } = await owner.getCourseDetails({ params: { slug: COURSE } });
  const seat = { params: { id, user_id: other.id } };
  await owner.removeCoInstructor(seat);
  await owner.inviteCoInstructor({ params: { id }, body: { email: other.email, rights: ['grade'] } });
  await apiAs(other.token).answerCourseInvitation({ params: { id }, body: { accept: true } });

  const person = aPerson('Greta');
  await handIn(apiAs(await makeAccount(person)), id);
  const theirs = await openAs(other.token, browser);
  await theirs.goto(`/course/edit/${COURSE}`);
  await expect(theirs.getByText('You teach this course, and do not edit it.')).toBeVisible();
  await theirs.goto('/student/portfolio/assessment');
  await theirs.getByRole('searchbox').fill(person.first_name);
  await theirs
    .getByRole('link', { name: new RegExp(person.first_name) })
    .first()
    .click();
  const judgement = theirs.getByRole('region', { name: 'Judgement' });
  for (const criterion of ['Levels found', 'What sets them apart', 'The level struck out']) {
    await judgement.getByRole('textbox', { name: `${criterion}: points` }).fill('1');
  }
  await judgement.getByRole('textbox', { name: /^Feedback to/ }).fill('Say what sets the levels apart.');
  await theirs.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(theirs.getByText(/is returned to Greta/)).toBeVisible();

  await owner.removeCoInstructor(seat);
  await theirs.goto('/student/portfolio/assessment');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /Greta/ })).toHaveCount(0);
});

/** A creator of the demonstration beside the one whom the login screen names. */
async function anotherTeacher(api: Api) {
  const first = (await api.listDemoAccounts()).find(({ role }) => role === 'teacher')!;
  const email = first.email.replace('@', '.business@');
  const { token, user } = await api.login({ body: { email, password: first.password } });
  return { email, token, id: user.id, name: user.full_name };
}

async function ownerOf(page: Page, apiAs: (token?: string) => Api): Promise<Api> {
  const cookies = await page.context().cookies();
  return apiAs(cookies.find(({ name }) => name === 'token')!.value);
}

async function aDraft(owner: Api, name: string): Promise<string> {
  const [category] = await owner.listCategories();
  const final_category_id = category!.sub_categories[0]!.final_categories[0]!.id;
  const { id, slug } = await owner.createCourse({ body: { name, final_category_id, content_type: 'mixed' } });
  const { modules } = await owner.createModule({ body: { course_id: id, title: 'On the way' } });
  await owner.createLesson({ body: { module_id: modules[0]!.id, title: 'Read this', kind: 'text' } });
  return slug;
}

async function handIn(learner: Api, courseId: string): Promise<void> {
  await learner.enrol({ body: { course_id: courseId } });
  const { modules } = await learner.getPlayer({ params: { slug: COURSE } });
  const lesson = modules.flatMap(({ lessons }) => lessons).find(({ title }) => title === TEXT);
  const body = { text: 'A menu: the name of the house.', url: null, status: 'submitted' as const, on: 0 };
  await learner.saveSubmission({ params: { id: lesson!.id }, body });
}
