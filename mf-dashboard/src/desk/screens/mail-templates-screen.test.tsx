import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mailTemplateNames } from '@stoa/shared/contract/telling/mail-words.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./mail-templates-screen.tsx');
});

const session = { roles: ['super-admin' as const], permissions: ['view-admin-dashboard' as const] };
const replies: Replies = {
  getMailPreview: ({ params, query }) => ({
    subject: `A sample of ${params.template}`,
    text: 'Hello Sample,',
    html_path: `/api/v1.3.0/mails/preview/${params.template}/${query.locale}/${query.theme}?signature=s`,
  }),
};
const visit = (given: Replies = {}, url = '/dashboard/mails/templates') =>
  renderScreen(<App />, { url, session, replies: { ...replies, ...given } });
const frame = (name: string) => screen.findByTitle(`The email “${name}”`);

test('an email is shown in a frame that runs no scripts, with its subject and its plain text', async () => {
  visit();
  const shown = await frame('A sample of registration_code');
  expect(shown).toHaveAttribute('src', '/api/v1.3.0/mails/preview/registration_code/en/light?signature=s');
  expect(shown.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(shown.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(screen.getByText('Subject: A sample of registration_code')).toBeVisible();
  expect(screen.getByText('Hello Sample,')).toBeVisible();
});

test('template, language, colours and width are chosen, and stand in the address', async () => {
  const { user, url } = visit();
  await frame('A sample of registration_code');
  const chooser = screen.getByRole('combobox', { name: 'Template' });
  expect([...chooser.querySelectorAll('option')].map(({ value }) => value)).toEqual([...mailTemplateNames]);
  await user.selectOptions(chooser, 'Receipt of a payment');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(url()).toBe('/dashboard/mails/templates?template=receipt&locale=fr&theme=dark&width=phone');
  const shown = await frame('A sample of receipt');
  expect(shown).toHaveAttribute('src', expect.stringContaining('/receipt/fr/dark?'));
  expect(shown).toHaveAttribute('data-width', 'phone');
});

test('a test goes to whoever asks for it', async () => {
  const { user, calls, toasts } = visit({ sendTestMail: { ok: true } }, '/dashboard/mails/templates?template=receipt');
  await user.click(await screen.findByRole('button', { name: 'Send this to myself' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success' }));
  expect(calls.find(({ name }) => name === 'sendTestMail')).toMatchObject({
    params: { template: 'receipt' },
    body: { locale: 'en' },
  });
});

test('an email that cannot be shown says so, and is asked for again', async () => {
  let isDown = true;
  const { user } = visit({
    getMailPreview: () => {
      if (isDown) throw refusal('internal');
      return { subject: 'A sample', text: 'Hello', html_path: '/api/v1.3.0/mails/preview/a' };
    },
  });
  const again = await screen.findByRole('button', { name: /try again|retry/i });
  isDown = false;
  await user.click(again);
  expect(await frame('A sample')).toBeVisible();
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/mails/templates',
      session,
      replies,
      until: 'Hello Sample,',
      except: ['Notification', 'English', 'Français', 'Hello Sample,'],
    }),
  ).toEqual([]);
});
