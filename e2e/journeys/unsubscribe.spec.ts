import { expect, test } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { pathIn } from '../mail/read-mail.ts';
import { aPerson } from './people.ts';

test('who follows the link in an email’s foot stops emails of its kind without logging in, and turns them on again', async ({
  page,
  makeAccount,
  apiAs,
  baseURL,
}) => {
  const person = aPerson('Unsubscribes');
  const api = apiAs(await makeAccount(person));
  await api.updateNotificationChannels({ body: { kind: 'enrolled', mail: true } });
  const isMailed = async () => (await api.listNotificationChannels()).find(({ kind }) => kind === 'enrolled')?.mail;
  const course = await api.getCourseDetails({ params: { slug: 'typography-basics' } });
  await api.enrol({ body: { course_id: course.id } });
  const mail = await newestMail(apiAs(), person.email, { template: 'notification' });
  const path = pathIn(mail, '/unsubscribe/');

  await test.step('opening it changes nothing', async () => {
    await page.goto(path);
    await expect(page.getByText('You are enrolled in a course', { exact: true })).toBeVisible();
    await expect(page.getByText('They are sent to you.')).toBeVisible();
    expect(await isMailed()).toBe(true);
  });

  await test.step('one button stops them, another has them sent again', async () => {
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByText(/They are turned off/)).toBeVisible();
    expect(await isMailed()).toBe(false);
    await page.getByRole('button', { name: 'Turn them on again' }).click();
    await expect(page.getByText('They are sent to you.')).toBeVisible();
    expect(await isMailed()).toBe(true);
  });

  await test.step('a mail program does it with one request of its own', async () => {
    const token = path.split('/').at(-1)!;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const reply = await fetch(`${baseURL}/api/unsubscribe/${token}`, { method: 'POST', body });
    expect(reply.status).toBe(200);
    await page.reload();
    await expect(page.getByText(/They are turned off/)).toBeVisible();
  });

  await test.step('a link that was changed on its way leads nowhere', async () => {
    await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
    await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  });
});
