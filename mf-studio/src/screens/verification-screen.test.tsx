import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { CarrierNews } from '@stoa/shared/files/start-upload.ts';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen, type RenderedScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { teacher } from '../testing/builders.ts';
import { aVerification, aVerificationRequest, someFields } from '../testing/verification-builders.ts';

/** What becomes of the bytes, in place of tus. */
const carry = jest.fn<(news: CarrierNews) => void>();
jest.unstable_mockModule('@stoa/shared/files/open-tus.ts', () => ({
  openTus: () => async (_: unknown, news: CarrierNews) => ({ start: () => carry(news), abort: async () => undefined }),
}));
afterEach(() => {
  carry.mockReset();
  jest.useRealTimers();
});

// Its code takes longer to come than a test waits for a heading.
beforeAll(async () => {
  await import('./verification-screen.tsx');
});

const session = { roles: ['learner' as const], permissions: ['view-course-first-video' as const] };
const asked = { requested_at: '2026-03-02T09:00:00.000Z', request: aVerificationRequest() };
const pending = aVerification({ status: 'pending', ...asked });
const decided = { ...asked, decided_at: '2026-03-05T09:00:00.000Z' };
const denied = aVerification({ status: 'denied', ...decided, decision_note: 'The sample video has no sound.' });
const bio = 'I have taught photography for ten years, in evening classes.';

const visit = (replies: Replies = {}, url = '/verify') =>
  renderScreen(<App />, {
    url,
    session,
    replies: { getCreatorVerification: aVerification(), listCategories: someFields, ...replies },
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const send = ({ user }: RenderedScreen) => user.click(screen.getByRole('button', { name: 'Send the request' }));
const agree = async ({ user }: RenderedScreen) => user.click(await screen.findByRole('checkbox', { name: /I agree/ }));
const sentBy = ({ calls }: RenderedScreen) => calls.filter(({ name }) => name === 'requestCreatorVerification');

/** At once: a keystroke draws the whole form. */
async function write({ user }: RenderedScreen, name: string, text: string): Promise<void> {
  await user.click(field(name));
  await user.paste(text);
}

async function fillIn(page: RenderedScreen): Promise<void> {
  const { user } = page;
  await screen.findByRole('combobox', { name: 'Country' });
  await write(page, 'Legal name', 'Nadia Haddad');
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.paste('tunis');
  await user.click(await screen.findByRole('option', { name: 'Tunisia' }));
  await write(page, 'Phone', '+216 71 123 456');
  await write(page, 'Headline', 'Draws with light');
  await write(page, 'Experience', bio);
  await user.click(screen.getByRole('combobox', { name: 'Fields' }));
  await user.click(await screen.findByRole('option', { name: 'Photography' }));
  await write(page, 'Link to the video', 'https://video.example.org/light');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

test('a request is sent with all that it holds, and the page says at once that it is being reviewed', async () => {
  const page = visit({ requestCreatorVerification: pending });
  await fillIn(page);
  await page.user.click(screen.getByRole('button', { name: 'Add a link' }));
  await write(page, 'Link 2', 'https://light.example.org/nadia');
  await send(page);
  expect(await screen.findByText('Your request is being reviewed')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(sentBy(page)).toHaveLength(1);
  expect(sentBy(page)[0]?.body).toEqual({
    legal_name: 'Nadia Haddad',
    headline: 'Draws with light',
    bio,
    country: 'TN',
    phone: '+21671123456',
    expertise: [anId(41)],
    links: ['https://light.example.org/nadia'],
    sample_video_url: 'https://video.example.org/light',
    sample_video_file_id: null,
    id_document_file_id: null,
    agree_terms: true,
  });
  expect(page.toasts.at(-1)?.message).toBe('Your request is sent.');
});

test('what is missing is said when it is sent, all at once, and goes as soon as it is mended', async () => {
  const page = visit();
  await screen.findByRole('combobox', { name: 'Country' });
  await send(page);
  for (const text of [
    'Legal name must be between 2 and 120 characters.',
    'Choose a country from the list.',
    'Enter the phone number with its country code, such as +33 6 12 34 56 78.',
    'Headline must be between 5 and 100 characters.',
    'Experience must be between 50 and 2000 characters.',
    'Choose at least one field.',
    'Give either a link to a sample video or a file.',
    'Agree to the terms of use to go on.',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(sentBy(page)).toEqual([]);
  await write(page, 'Legal name', 'Na');
  expect(screen.queryByText('Legal name must be between 2 and 120 characters.')).not.toBeInTheDocument();
  await write(page, 'Link 1', 'light.example.org');
  expect(await screen.findByText('Enter an address that begins with https://.')).toBeVisible();
});

test('what the server refuses is said at its field, and nothing typed is lost', async () => {
  const text = 'Choose a field of the list.';
  const page = visit({
    getCreatorVerification: denied,
    requestCreatorVerification: () => {
      throw refusal('invalid', { errors: { expertise: [text] } });
    },
  });
  await agree(page);
  await write(page, 'Headline', ' and shade');
  await send(page);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Headline')).toHaveValue('Draws with light and shade');
  expect(screen.getByRole('button', { name: 'Send the request' })).toBeEnabled();
});

test.each([
  { code: 'already_requested' as const, text: 'Your request is already being reviewed.' },
  { code: 'unavailable' as const, text: 'This is not available at the moment.' },
])('a refusal ($code) is said above the button', async ({ code, text }) => {
  const page = visit({
    getCreatorVerification: denied,
    requestCreatorVerification: () => {
      throw refusal(code);
    },
  });
  await agree(page);
  await send(page);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('who signed up to teach is told that this form is what is left', async () => {
  visit({ getCreatorVerification: aVerification({ wants_to_teach: true }) });
  expect(await screen.findByText(/this form is the one step left/)).toBeVisible();
});

test('while a request is reviewed, what was sent can be read and not sent again', async () => {
  visit({ getCreatorVerification: pending });
  expect(await screen.findByText(/^You sent it on 2 Mar/)).toBeVisible();
  expect(screen.getByText('Tunisia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://video.example.org/light' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(screen.queryByRole('button', { name: 'Send the request' })).not.toBeInTheDocument();
});

test('a verified creator is told since when, and led to the courses', async () => {
  const granted = aVerification({ status: 'granted', ...decided });
  renderScreen(<App />, {
    url: '/course/verify',
    session: teacher,
    replies: { getCreatorVerification: granted, listCategories: someFields },
  });
  expect(await screen.findByText(/^Since 5 March 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a course' })).toHaveAttribute('href', '/course/create');
});

test('who was denied reads why, and asks again with what was sent before', async () => {
  const page = visit({ getCreatorVerification: denied, requestCreatorVerification: pending });
  expect(await screen.findByText('The sample video has no sound.')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('Tunisia');
  expect(field('Legal name')).toHaveValue('Nadia Haddad');
  await page.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await send(page);
  expect(await screen.findByText('Your request is being reviewed')).toBeVisible();
  expect(sentBy(page)[0]?.body).toMatchObject({ legal_name: 'Nadia Haddad', expertise: [anId(41)] });
});

const revoked = aVerification({ ...denied, status: 'revoked' });

test('who was revoked reads why and what stays, and asks for it back once', async () => {
  const note = 'The video had sound all the time.';
  const { user, calls } = visit({
    getCreatorVerification: revoked,
    appealRevocation: { ...revoked, appeal: { at: '2026-03-06T09:00:00.000Z', note } },
  });
  expect(await screen.findByText('You are no longer a verified creator')).toBeVisible();
  expect(screen.getByText(/published courses stay open/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read your courses' })).toHaveAttribute('href', '/course/manage');
  const send = screen.getByRole('button', { name: 'Send the appeal' });
  await user.click(send);
  expect(await screen.findByText('Write between 10 and 512 characters.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Why you should be verified again' }), note);
  await user.dblClick(send);
  expect(await screen.findByText(/^Your appeal of .* is being reviewed$/)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'appealRevocation').map(({ body }) => body)).toEqual([{ note }]);
});

test('an appeal that was turned down says so, and another can be sent', async () => {
  const at = '2026-03-07T09:00:00.000Z';
  const history = [{ action: 'uphold' as const, at, note: 'There is still no sound.' }];
  visit({ getCreatorVerification: { ...revoked, history } });
  expect(await screen.findByText('There is still no sound.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the appeal' })).toBeVisible();
});

test('a partner is told why there is nothing to ask here', async () => {
  renderScreen(<App />, {
    url: '/verify',
    session: { roles: ['partner'], permissions: ['create-learning-path'] },
    replies: {},
  });
  expect(await screen.findByRole('heading', { name: 'Partners make learning paths' })).toBeVisible();
});

test('a file that is too large or of another kind is refused before a byte is sent', async () => {
  const page = visit();
  const group = within(await screen.findByRole('group', { name: 'Identity document' }));
  await page.user.upload(group.getByLabelText('Identity document', { selector: 'input' }), [
    new File([new Uint8Array(11 * 1024 ** 2)], 'passport.pdf', { type: 'application/pdf' }),
  ]);
  expect(await group.findByText('“passport.pdf” is larger than 10 MB.')).toBeVisible();
  expect(page.calls.filter(({ name }) => name === 'getFile')).toEqual([]);
});

const rejected: StoredFile = {
  id: anId(60),
  purpose: 'id_document',
  name: 'passport.pdf',
  type: 'application/pdf',
  bytes: 1,
  state: 'rejected',
  url: null,
  duration_s: null,
  width: null,
  height: null,
  reject_reason: 'This file type is not accepted.',
  created_at: '2026-03-05T09:00:00.000Z',
};

test('a file that the server looked into and refused says why', async () => {
  carry.mockImplementation((news) => news.onSent(anId(60)));
  const document = await chooseDocument(visit({ getFile: rejected }));
  expect(await document.findByRole('alert')).toHaveTextContent(
    '“passport.pdf” was not accepted. This file type is not accepted.',
  );
});

test('a file that the server would not take says why', async () => {
  carry.mockImplementation((news) => news.onRefused(new ApiError('No.', { code: 'forbidden', status: 403 })));
  const document = await chooseDocument(visit());
  expect(await document.findByRole('alert')).toHaveTextContent(/was not accepted\. Your account is not allowed/);
});

test.each([
  { name: 'the form', reply: aVerification({ wants_to_teach: true }), until: /\+33/ },
  { name: 'a waiting request', reply: pending, until: 'Draws with light' },
  { name: 'a denial', reply: denied, until: 'The sample video has no sound.' },
  { name: 'a revocation', reply: aVerification({ ...denied, status: 'revoked' }), until: 'Draws with light' },
  { name: 'a verified creator', reply: aVerification({ status: 'granted', ...decided }), until: 'Draws with light' },
])('$name speaks the page’s language', async ({ reply, until }) => {
  const found = await untranslated(<App />, {
    url: '/verify',
    session,
    replies: { getCreatorVerification: reply, listCategories: someFields },
    until,
    except: ['https://'],
  });
  expect(found).toEqual([]);
});

const aNotification = {
  id: anId(900),
  kind: 'verification_denied' as const,
  title: 'Your request to become a creator was denied',
  body: 'The sample video has no sound.',
  link: '/verify',
  read: false,
  created_at: '2026-03-05T09:00:00.000Z',
};
const chooseDocument = async ({ user }: RenderedScreen) => {
  const group = await screen.findByRole('group', { name: 'Identity document' });
  const input = within(group).getByLabelText('Identity document', { selector: 'input' });
  await user.upload(input, new File(['x'], 'passport.pdf', { type: 'application/pdf' }));
  return within(group);
};

test('what is typed and what is being sent outlive a notification and a state that cannot be read again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let reads = 0;
  const page = visit({
    getCreatorVerification: () => {
      reads += 1;
      if (reads > 1) throw refusal('internal');
      return aVerification();
    },
  });
  await screen.findByRole('combobox', { name: 'Country' });
  await write(page, 'Headline', 'Draws with light');
  const document = await chooseDocument(page);
  expect(await document.findByRole('progressbar')).toBeVisible();
  act(() => page.setSession({ ...session, notifications: [aNotification] }));
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(field('Headline')).toHaveValue('Draws with light');
  expect(document.getByRole('progressbar')).toBeVisible();
});

test('a decision that comes while the page is open is shown without a reload', async () => {
  let isDecided = false;
  const page = visit({ getCreatorVerification: () => (isDecided ? denied : pending) });
  await screen.findByText('Your request is being reviewed');
  isDecided = true;
  act(() =>
    page.setSession({
      ...session,
      notifications: [aNotification],
    }),
  );
  await waitFor(() => expect(screen.getByText('Your request was denied')).toBeVisible());
});
