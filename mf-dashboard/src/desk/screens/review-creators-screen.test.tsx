import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

// Its code takes longer to come than a test waits for an article.
beforeAll(async () => {
  await Promise.all([import('./review-creators-screen.tsx'), import('../features/creators/note-modal.tsx')]);
});

const { id, full_name, initial, title, profile_image, email } = aUser({ full_name: 'Lina Saleh' });
const aRequest = (given: Partial<ListedVerification> = {}): ListedVerification => ({
  id: anId(700),
  status: 'pending',
  user: { id, full_name, initial, title, profile_image, email },
  is_own: false,
  request: {
    legal_name: 'Lina Saleh ben Omar',
    headline: 'Teaches numbers',
    bio: 'I have taught spreadsheets at the library for eight years, every spring.',
    country: 'TN',
    phone: '+21671123456',
    expertise: [{ id: anId(41), name: 'Data' }],
    links: ['https://people.example.org/lina'],
    sample_video_url: 'https://video.example.org/lina',
    sample_video_file: null,
    id_document: { id: anId(55), name: 'passport.pdf', bytes: 9, url: '/api/v1.3.0/files/55/passport.pdf?signature=x' },
  },
  requested_at: '2026-03-02T09:00:00.000Z',
  decided_at: null,
  decided_by: null,
  decision_note: null,
  earlier_denials: 0,
  appeal: null,
  history: [],
  ...given,
});
const counts = { pending: 1, granted: 0, denied: 0, revoked: 0 };
const listOf = (...items: ListedVerification[]) => ({
  items,
  page: 1,
  per_page: 10,
  total: items.length,
  counts,
  appeals: 0,
});
const nobody = { ...listOf(), counts: { ...counts, pending: 0 } };

const session = { roles: ['admin' as const], permissions: ['verify-creator' as const] };
const visit = (replies: Replies = {}, url = '/review/creators') =>
  renderScreen(<App />, { url, session, replies: { listCreatorVerifications: listOf(aRequest()), ...replies } });
const card = async () => within(await screen.findByRole('article', { name: 'Lina Saleh' }));
const decision = {
  decided_at: '2026-03-05T09:00:00.000Z',
  decided_by: { id: anId(4), full_name: 'Ada Keeper', initial: 'AK', title: null, profile_image: null },
};

test('a request shows who asks and all that was sent; its links tell nobody where one comes from', async () => {
  visit({ listCreatorVerifications: listOf(aRequest({ earlier_denials: 2 })) });
  const shown = await card();
  for (const text of ['Lina Saleh ben Omar', 'Tunisia', '+21671123456', 'Data', email, 'Denied 2 times before'])
    expect(shown.getByText(text)).toBeVisible();
  for (const name of ['https://video.example.org/lina', 'https://people.example.org/lina', 'passport.pdf']) {
    const link = shown.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.getByRole('tab', { name: 'Waiting (1)' })).toBeVisible();
});

test('a page beyond the last is the last', async () => {
  visit(
    {
      listCreatorVerifications: ({ query }) =>
        Number(query.page) > 1 ? { ...listOf(), page: 4, total: 1 } : listOf(aRequest()),
    },
    '/review/creators?page=4',
  );
  expect((await card()).getByRole('button', { name: 'Grant' })).toBeVisible();
});

test('words and an order stay with another tab, are asked of the server, and leave as a file', async () => {
  const link = { url: '#requests', expires_at: '2026-03-02T09:00:00.000Z' };
  const { user, url, calls } = visit({ getCreatorVerificationsLink: link }, '/review/creators?q=lina&sort=name');
  await card();
  await user.click(screen.getByRole('tab', { name: 'Granted (0)' }));
  expect(url()).toBe('/review/creators?q=lina&status=granted&sort=name');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listCreatorVerifications')?.query).toMatchObject({
      ...{ status: 'granted', search: 'lina', sort: 'name', order: 'ascending' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'getCreatorVerificationsLink')?.query).toEqual({
      ...{ status: 'granted', search: 'lina' },
    }),
  );
});

test('what is decided comes the newest first; where words leave nothing, they are taken back and the tab stays', async () => {
  const { user, url, calls } = visit({ listCreatorVerifications: listOf() }, '/review/creators?q=x&status=denied');
  await user.click(await screen.findByRole('button', { name: 'Remove all filters' }));
  expect(url()).toBe('/review/creators?status=denied');
  expect(await screen.findByText('No requests denied yet')).toBeVisible();
  expect(calls.findLast(({ name }) => name === 'listCreatorVerifications')?.query).toMatchObject({
    ...{ status: 'denied', sort: 'since', order: 'descending' },
  });
});

test('a yes is asked about, then the person is told and leaves the list', async () => {
  let isOpen = true;
  const { user, calls, toasts } = visit({
    listCreatorVerifications: () => (isOpen ? listOf(aRequest()) : nobody),
    decideCreatorVerification: () => {
      isOpen = false;
      return aRequest({ status: 'granted', ...decision });
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Grant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Lina Saleh a verified creator?' }));
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'decideCreatorVerification')).toMatchObject({
    params: { id: anId(700) },
    body: { verdict: 'grant' },
  });
  expect(toasts.at(-1)?.message).toBe('Lina Saleh is a verified creator now.');
});

test('a no wants a note', async () => {
  const { user, calls, toasts } = visit({ decideCreatorVerification: aRequest({ status: 'denied', ...decision }) });
  await user.click((await card()).getByRole('button', { name: 'Deny' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny the request of Lina Saleh?' }));
  await user.click(dialog.getByRole('button', { name: 'Deny' }));
  expect(await dialog.findByText('Note must be between 10 and 512 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Note to the person' }), 'The sample has no sound.');
  await user.click(dialog.getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name === 'decideCreatorVerification')?.body).toEqual({
    verdict: 'deny',
    note: 'The sample has no sound.',
  });
  expect(toasts.at(-1)?.message).toBe('The request of Lina Saleh is denied.');
});

test('a note that could not be sent stays in its dialog', async () => {
  const { user } = visit({
    decideCreatorVerification: () => {
      throw refusal('unavailable');
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Deny' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The sample has no sound.');
  await user.click(dialog.getByRole('button', { name: 'Deny' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is not available at the moment.');
  expect(dialog.getByRole('textbox')).toHaveValue('The sample has no sound.');
});

test.each([
  { code: 'unavailable' as const, text: 'This is not available at the moment.' },
  { code: 'own_request' as const, text: 'You cannot decide on your own request.' },
])('a yes that fails ($code) is told', async ({ code, text }) => {
  const { user, toasts } = visit({
    decideCreatorVerification: () => {
      throw refusal(code);
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Grant' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toContain(text));
  expect(toasts.at(-1)?.kind).toBe('error');
  expect((await card()).getByRole('button', { name: 'Grant' })).toBeVisible();
});

test('a note outlives a list that cannot be read again, too', async () => {
  let isDown = false;
  const { user, calls } = visit({
    listCreatorVerifications: () => {
      if (isDown) throw refusal('internal');
      return listOf(aRequest());
    },
    decideCreatorVerification: () => {
      isDown = true;
      throw refusal('unavailable');
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Deny' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The sample has no sound.');
  await user.click(dialog.getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listCreatorVerifications')).toHaveLength(2));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not available at the moment.');
  expect(screen.getByRole('textbox')).toHaveValue('The sample has no sound.');
});

test('who decides second is told, and the list is read again', async () => {
  let isOpen = true;
  const { user, toasts } = visit({
    listCreatorVerifications: () => (isOpen ? listOf(aRequest()) : nobody),
    decideCreatorVerification: () => {
      isOpen = false;
      throw refusal('verification_transition');
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Grant' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }));
  expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  expect(toasts).toContainEqual({
    kind: 'warning',
    message: 'Someone else has already decided on this request.',
  });
});

test('what was granted can be revoked with a note; what was denied is over', async () => {
  const granted = aRequest({ status: 'granted', ...decision });
  const { user, calls } = visit(
    {
      listCreatorVerifications: listOf(granted),
      decideCreatorVerification: aRequest({ status: 'revoked', ...decision }),
    },
    '/review/creators?status=granted',
  );
  expect((await card()).getByText(/^Granted by Ada Keeper/)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the verification of Lina Saleh?' }));
  await user.type(dialog.getByRole('textbox'), 'Courses were copied from others.');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'decideCreatorVerification')?.body).toMatchObject({ verdict: 'revoke' }),
  );
});

test('a revocation is undone with a note, or an appeal against it turned down', async () => {
  const by = decision.decided_by;
  const at = '2026-03-05T09:00:00.000Z';
  const appeal = { at: '2026-03-06T09:00:00.000Z', note: 'The other school is my own.' };
  const revoked = aRequest({
    status: 'revoked',
    ...decision,
    decision_note: 'Courses were copied.',
    appeal,
    history: [
      { action: 'request', at, by: null, note: null },
      { action: 'grant', at, by, note: null },
      { action: 'revoke', at, by, note: 'Courses were copied.' },
      { action: 'appeal', by: null, ...appeal },
    ],
  });
  const { user, calls, toasts } = visit(
    { listCreatorVerifications: listOf(revoked), decideCreatorVerification: aRequest({ status: 'granted' }) },
    '/review/creators?status=revoked',
  );
  const shown = await card();
  expect(shown.getAllByText('The other school is my own.')[0]).toBeVisible();
  await user.click(shown.getByText('History'));
  expect(shown.getByText(/^Granted · Ada Keeper/)).toBeVisible();
  expect(shown.getByRole('button', { name: 'Keep it revoked' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Reinstate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Lina Saleh a verified creator again?' }));
  await user.type(dialog.getByRole('textbox'), 'The school agreed in writing.');
  await user.click(dialog.getByRole('button', { name: 'Reinstate' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'decideCreatorVerification')?.body).toEqual({
      verdict: 'reinstate',
      note: 'The school agreed in writing.',
    }),
  );
  await waitFor(() =>
    expect(toasts).toContainEqual(expect.objectContaining({ message: 'Lina Saleh is a verified creator again.' })),
  );
});

test('appeals are spoken of where requests wait', async () => {
  visit({ listCreatorVerifications: { ...listOf(aRequest()), appeals: 2 } });
  expect(await screen.findByText(/2 appeals wait for an answer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who was revoked' })).toHaveAttribute(
    'href',
    '/review/creators?status=revoked',
  );
});

test('nobody decides on their own request', async () => {
  visit({ listCreatorVerifications: listOf(aRequest({ is_own: true })) });
  expect((await card()).getByText(/This is your own request/)).toBeVisible();
  expect((await card()).queryByRole('button')).not.toBeInTheDocument();
});

test.each(['pending', 'granted', 'denied', 'revoked'] as const)(
  'the %s list speaks the page’s language',
  async (status) => {
    const given = status === 'pending' ? {} : { ...decision, decision_note: 'No sound.' };
    const replies = { listCreatorVerifications: listOf(aRequest({ status, earlier_denials: 1, ...given })) };
    const url = `/review/creators?status=${status}`;
    expect(await untranslated(<App />, { url, session, replies, until: 'Teaches numbers' })).toEqual([]);
    const empty = { url, session, replies: { listCreatorVerifications: listOf() }, until: /“Teacher|« / };
    expect(await untranslated(<App />, empty)).toEqual([]);
  },
);
