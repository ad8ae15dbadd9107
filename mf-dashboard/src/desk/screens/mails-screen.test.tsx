import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { OutgoingMail } from '@stoa/shared/contract/telling/mail-desk.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./mails-screen.tsx');
});
beforeEach(() => window.localStorage.clear());

const aMail = (given: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: anId(80),
  recipient: { address: 'ada@example.org', name: 'Ada Porch' },
  template: 'password_changed',
  locale: 'fr',
  subject: 'Votre mot de passe',
  state: 'given_up',
  tries: 8,
  fault: 'unreachable',
  last_error: 'Error: connect ECONNREFUSED',
  created_at: '2026-03-02T09:00:00.000Z',
  sent_at: null,
  given_up_at: '2026-03-02T21:00:00.000Z',
  due_at: null,
  resend: 'possible',
  ...given,
});
const sent = aMail({
  id: anId(81),
  recipient: { address: 'omar@example.org', name: 'Omar Saleh' },
  ...{ state: 'sent', sent_at: '2026-03-02T09:00:10.000Z', given_up_at: null, tries: 1, fault: null, last_error: null },
  resend: 'sent',
});
const expired = aMail({
  id: anId(82),
  recipient: { address: 'late@example.org', name: '' },
  ...{ template: 'registration_code', fault: 'unknown_address', resend: 'link_expired' },
});
const listOf = (...items: OutgoingMail[]) => ({ items, page: 1, per_page: 25, total: items.length, kept_days: 30 });
const session = { roles: ['super-admin' as const], permissions: ['view-admin-dashboard' as const] };
const replies: Replies = { listMails: listOf(aMail(), sent, expired) };
const visit = (given: Replies = {}, url = '/dashboard/mails') =>
  renderScreen(<App />, { url, session, replies: { ...replies, ...given } });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('each says to whom it goes, how it stands, and in plain words what broke it', async () => {
  visit();
  const row = await rowOf(/ada@example\.org/);
  for (const text of ['Ada Porch', 'Votre mot de passe', 'Password changed · Français', 'Given up', '8'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('The email server could not be reached.')).toBeVisible();
  expect(row.getByText('Error: connect ECONNREFUSED')).toBeInTheDocument();
  expect(screen.getByText(/remembered for 30 days after it was sent or given up/)).toBeVisible();
});

test('what was sent needs nothing, and what cannot be sent again says why', async () => {
  visit();
  expect((await rowOf(/omar@example\.org/)).queryByRole('button')).toBeNull();
  const late = await rowOf(/late@example\.org/);
  expect(late.getByText(/Cannot be sent again: its code or link holds no longer/)).toBeVisible();
  expect(late.queryByRole('button')).toBeNull();
});

test('one is sent again, and that can be taken back', async () => {
  const { user, calls, toasts } = visit({
    resendMails: { resent: [anId(80)], refused: [] },
    undoResendMails: { done: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again: ada@example.org' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('1 email is sent again.'));
  expect(calls.find(({ name }) => name === 'resendMails')?.body).toEqual({ ids: [anId(80)] });
  const action = toasts.at(-1)?.action;
  expect(action?.label).toBe('Undo');
  act(() => action?.run());
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('1 email is not sent again.'));
  expect(calls.find(({ name }) => name === 'undoResendMails')?.body).toEqual({ ids: [anId(80)] });
});

test('many are sent again at once; those that cannot be are counted, and offer nothing to take back', async () => {
  const { user, calls, toasts } = visit({
    resendMails: {
      resent: [],
      refused: [
        { id: anId(81), why: 'sent' },
        { id: anId(82), why: 'link_expired' },
      ],
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose omar@example.org Votre mot de passe' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose late@example.org Votre mot de passe' }));
  const bar = within(screen.getByRole('group', { name: 'What to do with the chosen rows' }));
  await user.click(bar.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toEqual({
      kind: 'warning',
      message: 'None could be sent again. 2 were left as they are.',
    }),
  );
  expect(calls.find(({ name }) => name === 'resendMails')?.body).toEqual({ ids: [anId(81), anId(82)] });
});

test('a resend that fails is told, and the button can be pressed again', async () => {
  const { user, toasts } = visit({
    resendMails: () => {
      throw refusal('unavailable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again: ada@example.org' }));
  await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
  expect(screen.getByRole('button', { name: 'Send again: ada@example.org' })).toBeEnabled();
});

test('filters and sorting stand in the address and go to the server', async () => {
  const { user, calls, url } = visit({}, '/dashboard/mails?state=given_up');
  await screen.findByRole('table', { name: 'Emails' });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('given_up');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Receipt of a payment');
  await user.type(screen.getByLabelText('From'), '2026-03-01');
  await user.click(screen.getByRole('button', { name: /^Attempts/ }));
  expect(url()).toBe('/dashboard/mails?state=given_up&template=receipt&from=2026-03-01&sort=tries');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listMails')?.query).toMatchObject({
      ...{ state: 'given_up', template: 'receipt', from: '2026-03-01', sort: 'tries', order: 'ascending' },
    }),
  );
});

test('a site that has sent nothing says so', async () => {
  visit({ listMails: listOf() });
  expect(await screen.findByRole('heading', { name: 'No email was sent yet' })).toBeVisible();
});

test('a list that cannot be read says so, and is read again when asked', async () => {
  let isDown = true;
  const { user } = visit({
    listMails: () => {
      if (isDown) throw refusal('internal');
      return listOf(aMail());
    },
  });
  const again = await screen.findByRole('button', { name: /try again|retry/i });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Emails' })).toBeVisible();
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      ...{ url: '/dashboard/mails', session, replies, until: 'ada@example.org' },
      except: ['Notification'],
    }),
  ).toEqual([]);
});
