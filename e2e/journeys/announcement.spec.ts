import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { aPerson, unique } from './people.ts';

const COURSE = 'typography-basics';

test('a teacher writes to a ticked learner, who is told, reads it in the course, and is counted', async ({
  page,
  browser,
  signInAs,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const person = { ...aPerson('Wilma'), last_name: `Reader${unique()}` };
  const token = await makeAccount(person);
  const { course } = await apiAs(token).getPlayer({ params: { slug: COURSE } });
  await apiAs(token).enrol({ body: { course_id: course.id } });
  await keepToken(token);
  const teacher = await signInAs('teacher', browser);
  const main = teacher.getByRole('main');
  const name = `${person.first_name} ${person.last_name}`;
  const subject = `The kiln is hot ${unique()}`;

  await test.step('the teacher ticks who is meant, sees how many these are, and sends it', async () => {
    await teacher.goto(to.courseReports({ tab: 'learners', course: course.id, q: person.last_name }));
    await main.getByRole('checkbox', { name: `Tick ${name}`, exact: true }).check();
    await main.getByRole('button', { name: 'Write to 1 ticked learner' }).click();
    const form = teacher.getByRole('form', { name: /^Write to learners of/ });
    await expect(form.getByRole('status')).toContainText('1 person is in this group now.');
    await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await form.getByRole('textbox', { name: 'What you write' }).fill('Bring your **pots** on Tuesday.');
    await form.getByRole('button', { name: 'Send now' }).click();
    await expect(form).toHaveCount(0);
  });

  await test.step('the learner is told on the site, and reads it in the course', async () => {
    await expect
      .poll(async () => (await apiAs(token).listNotifications({ query: {} })).items.map(({ body }) => body))
      .toContain(subject);
    await page.goto(to.notifications());
    await page
      .getByRole('link', { name: /wrote to you about/ })
      .first()
      .click();
    await expect(page).toHaveURL(/tab=announcements/);
    await expect(page.getByText('Bring your pots on Tuesday.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Announcements', exact: true })).toBeVisible();
  });

  await test.step('the teacher sees that it was read', async () => {
    await teacher.goto(to.courseReports({ tab: 'announcements', course: course.id }));
    const row = main.getByRole('listitem').filter({ hasText: subject });
    await expect(row).toContainText('1 person was told; 1 has read it on the site (100%).');
  });
});

test('one that waits is taken back, and never sent', async ({ browser, signInAs }) => {
  const teacher = await signInAs('teacher', browser);
  const main = teacher.getByRole('main');
  const subject = `Not so fast ${unique()}`;
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 16);
  await teacher.goto(to.courseReports({ tab: 'announcements' }));
  await main.getByRole('button', { name: 'Write to learners' }).click();
  const form = teacher.getByRole('form', { name: /^Write to learners of/ });
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await form.getByRole('textbox', { name: 'What you write' }).fill('This was too early.');
  await form.getByLabel('Send at', { exact: true }).fill(later);
  await form.getByRole('button', { name: 'Send at that time' }).click();
  await expect(form).toHaveCount(0);
  await main.getByRole('button', { name: `Do not send “${subject}”` }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Do not send', exact: true }).click();
  await expect(main.getByRole('listitem').filter({ hasText: subject })).toContainText('Cancelled');
});

test('a moderator cancels a planned announcement with a reason, which its author reads', async ({
  page,
  browser,
  signIn,
  signInAs,
}) => {
  const teacher = await signInAs('teacher', browser);
  const main = teacher.getByRole('main');
  const subject = `Buy my shoes ${unique()}`;
  const reason = 'It advertises another shop.';
  const later = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 16);
  await teacher.goto(to.courseReports({ tab: 'announcements' }));
  await main.getByRole('button', { name: 'Write to learners' }).click();
  const form = teacher.getByRole('form', { name: /^Write to learners of/ });
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await form.getByRole('textbox', { name: 'What you write' }).fill('They are cheap.');
  await form.getByLabel('Send at', { exact: true }).fill(later);
  await form.getByRole('button', { name: 'Send at that time' }).click();
  await expect(form).toHaveCount(0);

  await signIn('admin');
  await page.goto(to.communityModeration({ status: 'announcements' }));
  await page.getByRole('button', { name: `Do not send it: “${subject}”`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel “${subject}”?`, exact: true });
  await dialog.getByRole('textbox', { name: 'Note to the author', exact: true }).fill(reason);
  await dialog.getByRole('button', { name: 'Do not send it', exact: true }).click();
  await expect(
    page.getByText(`“${subject}” will not be sent. Its author has been told.`, { exact: true }),
  ).toBeVisible();

  await teacher.reload();
  const row = main.getByRole('listitem').filter({ hasText: subject });
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText(`Why: ${reason}`);
});
