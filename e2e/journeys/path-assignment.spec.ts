import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { doAllButLast, findTextCourses, publishPath } from './paths.ts';
import { aPerson } from './people.ts';
import { saved } from './studio.ts';

const WORK = 'Show what you can do';
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Enrolment' });

async function complete(api: Api, course: { slug: string }): Promise<void> {
  const { id: lesson_id } = await doAllButLast(api, course);
  const { enrollment } = await api.getPlayer({ params: { slug: course.slug } });
  const events = [{ kind: 'marked_done' as const, lesson_id, idem_key: crypto.randomUUID() }];
  await api.recordProgress({ params: { id: enrollment!.id }, body: { events } });
}

async function handIn(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your text' }).fill(text);
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(main(page)).toContainText('Handed in');
}

/** From the bar, the work of this learner in the queue of the partner's own paths. */
async function openWork(partner: Page, learner: string): Promise<void> {
  await partner.goto(to.learningPathAssessments());
  await partner.getByRole('searchbox').fill(learner);
  await partner.getByRole('link', { name: new RegExp(`^Review .+ by ${learner}`) }).click();
  await expect(partner.getByRole('heading', { level: 1, name: new RegExp(WORK) })).toBeVisible();
}

test('a partner asks for work, returns what a learner hands in, approves the next, and the path gives its certificate', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  test.slow();
  const [first, second] = await findTextCourses(apiAs());
  const path = await publishPath(page, { apiAs, courseIds: [first!.id, second!.id] });
  const person = aPerson('Pia');
  const token = await makeAccount(person);
  const api = apiAs(token);
  await keepToken(token);
  const partner = await signInAs('partner', browser);

  await test.step('the partner adds an assignment to the published path', async () => {
    await partner.goto(to.editLearningPath({ slug: path.slug }, { section: 'assignments' }));
    const form = partner.getByRole('form', { name: 'Add an assignment' });
    await form.getByRole('textbox', { name: 'Title' }).fill(WORK);
    await form
      .getByRole('textbox', { name: 'Instructions' })
      .fill('Make one page with what you learned in both courses.');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(partner.getByRole('button', { name: `Close “${WORK}”` })).toBeVisible();
    await partner.getByRole('textbox', { name: /^Pass mark/ }).fill('50');
    await saved(partner);
  });

  await test.step('a second one goes to the front by its button, stays there, and is taken away', async () => {
    const form = partner.getByRole('form', { name: 'Add an assignment' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Warm up');
    await form.getByRole('textbox', { name: 'Instructions' }).fill('Write down what you know already.');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(partner.getByRole('button', { name: 'Close “Warm up”' })).toBeVisible();
    await partner.getByRole('button', { name: 'Move Warm up up' }).click();
    await expect(partner.getByRole('button', { name: 'Move Warm up up' })).toBeDisabled();
    await saved(partner);
    await partner.reload();
    await expect(partner.getByRole('button', { name: /^Edit “/ }).first()).toHaveAccessibleName('Edit “Warm up”');
    await partner.getByRole('button', { name: 'Remove Warm up' }).click();
    await partner.getByRole('dialog').getByRole('button', { name: 'Remove Warm up' }).click();
    await expect(partner.getByRole('button', { name: 'Edit “Warm up”' })).toHaveCount(0);
  });

  await test.step('a learner takes the path, completes its courses, and is not done yet', async () => {
    await api.enrolInPath({ params: { slug: path.slug } });
    for (const course of [first!, second!]) await complete(api, course);
    await page.goto(to.learningPathInfo({ slug: path.slug }));
    await expect(panel(page)).toContainText('2 of 2 courses completed, 0 of 1 assignment approved');
    await expect(panel(page).getByRole('link', { name: 'View certificate' })).toHaveCount(0);
  });

  await test.step('it waits on their home screen, and is handed in from the path', async () => {
    await page.goto(to.home());
    await expect(
      page.getByRole('region', { name: 'Due assignments' }).getByRole('link', { name: WORK, exact: true }),
    ).toBeVisible();
    await page.goto(to.learningPathInfo({ slug: path.slug }));
    await page.getByRole('link', { name: `Begin your work: ${WORK}` }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: WORK })).toBeVisible();
    await handIn(page, 'A page about letters.');
  });

  await test.step('the partner returns it with what is missing', async () => {
    await openWork(partner, person.first_name);
    await partner.getByRole('textbox', { name: /^Feedback to/ }).fill('Say something of the second course, too.');
    await partner.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(partner.getByText(new RegExp(`is returned to ${person.first_name}`))).toBeVisible();
  });

  await test.step('the learner improves it and hands it in again', async () => {
    await page.reload();
    await expect(main(page)).toContainText('Say something of the second course, too.');
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('A page about letters.');
    await handIn(page, 'A page about letters, and how they stand together.');
  });

  await test.step('the partner approves it', async () => {
    await openWork(partner, person.first_name);
    await partner.getByRole('textbox', { name: 'Score (0–100)' }).fill('80');
    await partner.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(partner.getByText(new RegExp(`by ${person.first_name} .* is approved`))).toBeVisible();
    await partner.close();
  });

  await test.step('the path is completed, and its certificate is there', async () => {
    await page.goto(to.learningPathInfo({ slug: path.slug }));
    await panel(page).getByRole('link', { name: 'View certificate' }).click();
    await expect(page).toHaveURL(/\/certificates\//);
    await expect(main(page)).toContainText(path.title);
  });
});
