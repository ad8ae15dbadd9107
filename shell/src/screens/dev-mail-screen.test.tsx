import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DevMail } from '@stoa/shared/contract/telling/mail.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import DevMailScreen from './dev-mail-screen.tsx';

const aMail = (number: number, given: Partial<DevMail> = {}): DevMail => {
  const id = `01900000-0000-7000-8000-00000000000${number}`;
  return {
    id,
    to: `person${number}@example.org`,
    subject: `Subject ${number}`,
    template: 'registration_code',
    created_at: '2026-11-21T15:41:00.000Z',
    text: `Words of mail ${number}`,
    html_path: `/api/v1.3.0/dev/mails/${id}/html`,
    ...given,
  };
};
const page = (items: DevMail[], { total = items.length, kept = true } = {}) => ({
  items: items.map(({ text: _text, html_path: _path, ...summary }) => summary),
  page: 1,
  per_page: 30,
  total,
  kept,
});
const outboxOf = (mails: () => DevMail[]): Replies => ({
  listDevMails: ({ query }) => page(mails().filter(({ to }) => query.to === undefined || to === query.to)),
  getDevMail: ({ params }) => {
    const mail = mails().find(({ id }) => id === params.id);
    if (!mail) throw refusal('not_found');
    return mail;
  },
});
const drawn = async (url: string, replies: Replies, locale?: 'en' | 'fr') =>
  act(async () => renderInFrame(<DevMailScreen />, { url, replies, locale }));

test('the newest mail is shown beside the list, in a frame that may run nothing', async () => {
  await drawn(
    '/dev/mail',
    outboxOf(() => [aMail(2), aMail(1)]),
  );
  const list = await screen.findByRole('list', { name: 'Emails, newest first' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Subject 2', 'Subject 1']);
  const frame = await screen.findByTitle('The email “Subject 2”');
  expect(frame).toHaveAttribute('src', aMail(2).html_path);
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  expect(within(list).getByRole('link', { name: 'Subject 2' })).toHaveAttribute('aria-current', 'true');
});

test('another mail is chosen from the list, stands in the address, and can be read as plain text', async () => {
  const { user, url } = await drawn(
    '/dev/mail',
    outboxOf(() => [aMail(2), aMail(1)]),
  );
  await user.click(await screen.findByRole('link', { name: 'Subject 1' }));
  expect(url()).toBe(`/dev/mail?mail=${aMail(1).id}`);
  await user.click(await screen.findByRole('radio', { name: 'Plain text' }));
  expect(await screen.findByText('Words of mail 1')).toBeVisible();
  expect(screen.queryByTitle(/The email/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All emails' }));
  expect(url()).toBe('/dev/mail');
});

test('a new mail arrives by itself and is announced', async () => {
  const mails = [aMail(1)];
  await drawn(
    '/dev/mail',
    outboxOf(() => mails),
  );
  await screen.findByRole('link', { name: 'Subject 1' });
  expect(screen.queryByText(/New email to/)).not.toBeInTheDocument();
  mails.unshift(aMail(2));
  expect(await screen.findByRole('link', { name: 'Subject 2' })).toBeVisible();
  expect(screen.getByText('New email to person2@example.org: Subject 2')).toHaveAttribute('role', 'status');
});

test('mails of one address alone can be asked for', async () => {
  const { user, calls } = await drawn(
    '/dev/mail?to=person1%40example.org',
    outboxOf(() => [aMail(2), aMail(1)]),
  );
  await screen.findByRole('link', { name: 'Subject 1' });
  expect(screen.queryByRole('link', { name: 'Subject 2' })).not.toBeInTheDocument();
  expect(calls[0]).toMatchObject({ name: 'listDevMails', query: { to: 'person1@example.org' } });
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Subject 2' })).toBeVisible();
});

test('an empty outbox says what would fill it', async () => {
  await drawn(
    '/dev/mail',
    outboxOf(() => []),
  );
  expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
});

test('where mails leave by a mail server, the page says that none is kept', async () => {
  await drawn('/dev/mail', { listDevMails: page([], { kept: false }) });
  expect(await screen.findByRole('heading', { name: 'Emails leave this site' })).toBeVisible();
});

test('a mail that is gone is told, and the list stays', async () => {
  await drawn(
    `/dev/mail?mail=${aMail(9).id}`,
    outboxOf(() => [aMail(1)]),
  );
  expect(await screen.findByRole('heading', { name: 'This email is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subject 1' })).toBeVisible();
});

test('outside demo mode there is no such page', async () => {
  const gone = () => {
    throw refusal('not_found');
  };
  await drawn('/dev/mail', { listDevMails: gone });
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found!' })).toBeVisible();
  expect(document.title).toBe('Page not found · Stoa');
});

test('a list that cannot be asked for can be asked for again', async () => {
  let isDown = true;
  const replies: Replies = {
    ...outboxOf(() => [aMail(1)]),
    listDevMails: () => {
      if (isDown) throw refusal('internal');
      return page([aMail(1)]);
    },
  };
  const { user } = await drawn('/dev/mail', replies);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Subject 1' })).toBeVisible();
});

test('when the site is away for a moment, the mails stay on the page', async () => {
  let isDown = false;
  const replies: Replies = {
    ...outboxOf(() => [aMail(1)]),
    listDevMails: () => {
      if (isDown) throw refusal('internal');
      return page([aMail(1)]);
    },
  };
  await drawn('/dev/mail', replies);
  await screen.findByRole('link', { name: 'Subject 1' });
  isDown = true;
  expect(await screen.findByText(/New emails could not be loaded/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subject 1' })).toBeVisible();
  isDown = false;
  await waitFor(() => expect(screen.queryByText(/New emails could not be loaded/)).not.toBeInTheDocument(), {
    timeout: 5_000,
  });
});

test('the page speaks French', async () => {
  await drawn(
    '/dev/mail',
    outboxOf(() => [aMail(1)]),
    'fr',
  );
  expect(await screen.findByRole('heading', { name: 'Boîte d’envoi' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Texte brut' })).toBeInTheDocument();
});
