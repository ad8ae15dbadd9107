import { expect, test } from '../fixtures.ts';
import { newestMail } from '../mail/newest-mail.ts';
import { codeIn, pathIn } from '../mail/read-mail.ts';

const aPerson = (name: string) => ({
  first_name: 'Ada',
  last_name: 'Porch',
  email: `${name}-${Date.now()}@example.org`,
  password: 'walk the painted porch',
});

test('who tries the site out reads a mail as it arrives, and follows its link', async ({ page, apiAs }) => {
  const person = aPerson('reads-mail');
  const api = apiAs();
  await page.goto(`/dev/mail?to=${encodeURIComponent(person.email)}`);
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible();
  const { registration_id } = await api.register({ body: person });
  await expect(page.getByRole('link', { name: 'Your code for Stoa' })).toBeVisible();
  const first = await newestMail(api, person.email, { template: 'registration_code' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(codeIn(first), { exact: true })).toBeVisible();

  await api.confirmRegistration({ body: { registration_id, code: codeIn(first) } });
  await api.requestPasswordReset({ body: { email: person.email } });
  await page.getByRole('link', { name: 'Set a new password' }).click();
  const second = await newestMail(api, person.email, { after: first });
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Set a new password' }).click();
  const link = await opened;
  await expect(link).toHaveURL(pathIn(second, '/password/reset/'));
  await expect(link.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a mail speaks the language that its reader chose', async ({ apiAs, baseURL }) => {
  const person = aPerson('lit-en-francais');
  const french = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'fr' };
  const reply = await fetch(`${baseURL}/api/v1.3.0/register`, {
    method: 'POST',
    headers: french,
    body: JSON.stringify(person),
  });
  expect(reply.status).toBe(200);
  const mail = await newestMail(apiAs(), person.email);
  expect(mail.subject).toBe('Votre code pour Stoa');
  expect(mail.text).toContain('Bonjour Ada,');
});
