import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { markDone } from './learning.ts';
import { doAllButLast, findTextCourses, publishPath } from './paths.ts';
import { aPerson } from './people.ts';

const main = (page: Page) => page.getByRole('main');

/** Learns a course to its end, the last lesson in the page; gives what the player then says of the path. */
async function learn(page: Page, { api, course, path }: { api: Api; course: { slug: string }; path: string }) {
  const last = await doAllButLast(api, course);
  await page.goto(to.player({ slug: course.slug }, { lesson: last.id }));
  await markDone(page, last.title);
  const said = page.getByRole('region', { name: path });
  await expect(said).toBeVisible();
  return said;
}

test('a learner finds a path, takes it, is led from course to course, and gets its certificate', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const [first, second] = await findTextCourses(apiAs());
  const path = await publishPath(page, { apiAs, courseIds: [first!.id, second!.id] });
  const token = await makeAccount(aPerson('Frida'));
  const api = apiAs(token);
  await keepToken(token);

  await test.step('it is found in the list', async () => {
    await page.goto(to.marketplace());
    await main(page).getByRole('link', { name: 'All learning paths' }).click();
    await expect(page).toHaveURL('/learning-path');
    await page.getByRole('searchbox', { name: 'Search for a learning path' }).fill(path.title);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).last().click();
    await expect(page).toHaveURL(/\/learning-path\?q=/);
    await main(page).getByRole('link', { name: path.title, exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: path.title })).toBeVisible();
  });

  await test.step('it is taken, and its second course waits for the first', async () => {
    await main(page).getByRole('button', { name: 'Enrol for free' }).click();
    await expect(main(page).getByRole('link', { name: `Start with ${first!.name}` })).toBeVisible();
    await expect(main(page).getByText('0 of 2 courses completed')).toBeVisible();
    await expect(main(page).getByText(`Complete “${first!.name}” first.`)).toBeVisible();
    await page.goto(to.home());
    const taken = main(page).getByRole('region', { name: 'Your learning paths' });
    await expect(taken.getByRole('link', { name: `Start with ${first!.name}` })).toBeVisible();
  });

  await test.step('a completed course leads to the next one, which is open now', async () => {
    const said = await learn(page, { api, course: first!, path: path.title });
    await expect(said.getByText('1 of 2 courses completed')).toBeVisible();
    await said.getByRole('link', { name: `Start with ${second!.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/course/${second!.slug}`));
    await page.goto(to.learningPathInfo(path));
    await expect(main(page).getByRole('progressbar', { name: `Progress of ${path.title}` })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(main(page).getByText(/^Complete “/)).toHaveCount(0);
  });

  await test.step('the last one completes the path', async () => {
    const said = await learn(page, { api, course: second!, path: path.title });
    await expect(said.getByText(/^You completed the learning path/)).toBeVisible();
    await said.getByRole('link', { name: 'View certificate' }).click();
    const sheet = page.getByRole('figure', { name: 'The certificate' });
    await expect(sheet).toContainText('You have completed the learning path');
    const courses = main(page).getByRole('list', { name: 'Courses' });
    await expect(courses.getByRole('link')).toHaveText([first!.name, second!.name]);
  });

  await test.step('it stands among those completed, and its certificate is genuine', async () => {
    await page.goto(to.myCourses({ tab: 'paths' }));
    await expect(main(page).getByText(/^Completed on /)).toBeVisible();
    await page.goto(to.learningPath({ mine: 'completed' }));
    await expect(main(page).getByRole('link', { name: path.title, exact: true })).toBeVisible();
    const { cert_id } = (await api.listCertificates()).find(({ item }) => item === 'learning_path')!;
    await page.goto(to.verifyCertificate({ id: cert_id }));
    await expect(main(page).getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
    await expect(main(page).getByText(path.title)).toBeVisible();
  });
});

test('a plan of one’s own is made, changed by hand, and stands in the address', async ({ page, apiAs }) => {
  const skills = await apiAs().listSkills();
  const { skills: taught } = await apiAs().getCourseDetails({ params: { slug: 'typography-basics' } });
  const skill = skills.find(({ id }) => id === taught[0]!.id)!;
  await page.goto(to.learningPath());
  await main(page).getByRole('link', { name: 'Plan your own path' }).click();
  await page.getByRole('combobox', { name: 'Skills you would like to have' }).fill(skill.skill);
  await page.getByRole('option', { name: skill.skill, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByText(new RegExp(`Teaches .*${skill.skill}`)).first()).toBeVisible();
  await plan
    .getByRole('button', { name: /^Swap / })
    .first()
    .click();
  const take = plan.getByRole('button', { name: /^Take / }).first();
  const taken = /^Take (.+) instead of /.exec((await take.getAttribute('aria-label'))!)![1]!;
  await take.click();
  await expect(plan.getByRole('link', { name: taken, exact: true })).toBeVisible();
  await page.reload();
  await expect(plan.getByRole('link', { name: taken, exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await plan.getByRole('button', { name: 'Put it into a calendar' }).click();
  expect((await download).suggestedFilename()).toBe('plan.ics');
});
