import { expect, test } from '../fixtures.ts';
import { aPerson, logIn, unique } from './people.ts';

const WHY = 'Both were shown to be hers on Monday';

test('a super-admin merges two accounts of one person, who finds everything at the one that stayed', async ({
  page,
  browser,
  signIn,
  makeAccount,
  apiAs,
}) => {
  const box = `olive.${unique()}`;
  const kept = { ...aPerson('Olive'), email: `${box}@journeys.example` };
  const ended = { ...aPerson('Olive'), email: `${box}+courses@journeys.example`, password: 'another walk at night' };
  await makeAccount(kept);
  const api = apiAs(await makeAccount(ended));
  const { items } = await api.listCourses({ query: { type: 'free' } });
  const course = items[0]!;
  await api.enrol({ body: { course_id: course.id } });

  await signIn('super-admin');
  await test.step('the pair is offered, with the reason', async () => {
    await page.goto('/dashboard/duplicate-accounts');
    const pair = page.getByRole('article').filter({ hasText: kept.email });
    await expect(pair).toContainText('Both addresses lead to one mailbox.');
    await pair.getByRole('link', { name: 'Look at the merge' }).click();
    await expect(page.getByRole('row', { name: /^Enrolments/ })).toBeVisible();
  });

  await test.step('the merge wants a reason and the password', async () => {
    await page.getByRole('textbox', { name: 'Reason' }).fill(WHY);
    await page.getByLabel('Your password', { exact: true }).fill('stoa-demo-2026');
    await page.getByRole('button', { name: 'Merge for good' }).click();
    await expect(page.getByRole('heading', { name: 'Also logs in with' })).toBeVisible();
    await expect(page.getByText(ended.email, { exact: true })).toBeVisible();
  });

  await test.step('the person logs in with the other address, has the course, and lets the address go', async () => {
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto('/login');
    await logIn(theirs, { email: ended.email, password: kept.password });
    await expect(theirs).toHaveURL('/home');
    await theirs.goto('/my-courses');
    await expect(theirs.getByRole('main').getByText(course.name).first()).toBeVisible();
    await theirs.goto('/account/settings');
    await theirs.getByRole('button', { name: `Remove ${ended.email}`, exact: true }).click();
    const dialog = theirs.getByRole('dialog', { name: `Remove ${ended.email}?`, exact: true });
    await dialog.getByLabel('Password', { exact: true }).fill(kept.password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(theirs.getByRole('button', { name: `Remove ${ended.email}`, exact: true })).toBeHidden();
    await expect(theirs.getByText(`${ended.email} no longer logs in.`)).toBeVisible();
  });
});
