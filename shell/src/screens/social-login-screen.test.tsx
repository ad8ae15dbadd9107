import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { keepProviderErrand, type ProviderErrand } from '@stoa/shared/session/provider-errand.ts';
import { aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { takePreviousRoute } from '../session/previous-route.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import SocialLoginScreen from './social-login-screen.tsx';

const reply = { token: 'a-token', expires_at: '2026-12-01T00:00:00.000Z', user: aUser(), is_new: false };
const plain: Replies = { listSignInProviders: [{ id: 'google', name: 'Google' }], socialRegister: reply };
const ANSWER = '/login/google?code=a-code&state=a-state';

const send = (errand: Partial<ProviderErrand> = {}) =>
  keepProviderErrand({ provider: 'google', state: 'a-state', purpose: 'sign-in', ...errand });
const refuse = (code: Parameters<typeof refusal>[0], status?: number) => () => {
  throw refusal(code, status === undefined ? {} : { status });
};

function open({ url = ANSWER, replies = {}, session }: { url?: string; replies?: Replies; session?: object } = {}) {
  const tokens: string[] = [];
  const doors = { completeSignIn: async ({ token }: { token: string }) => void tokens.push(token) };
  const page = renderInFrame(<SocialLoginScreen />, {
    url,
    doors,
    ...(session && { session }),
    replies: { ...plain, ...replies },
  });
  const used = () => page.calls.filter(({ name }) => name === 'socialRegister' || name === 'linkIdentity');
  return { ...page, tokens, used };
}

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('the answer that this tab waited for begins a session, and is used once', async () => {
  send();
  const page = open();
  expect(screen.getByRole('heading', { name: 'Logging you in' })).toBeVisible();
  await waitFor(() => expect(page.tokens).toEqual(['a-token']));
  expect(page.used()).toMatchObject([
    { name: 'socialRegister', body: { provider: 'google', code: 'a-code', state: 'a-state' } },
  ]);
  await waitFor(() => expect(page.navigations).toEqual([{ to: '/login', replace: true }]));
  page.unmount();
  const again = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/already been used/);
  expect(again.used()).toEqual([]);
});

test('who goes on while the session begins stays where they went', async () => {
  send();
  const late = lateReply(() => reply);
  const page = open({ replies: { socialRegister: late.reply } });
  await waitFor(() => expect(page.used()).toHaveLength(1));
  page.unmount();
  await late.come();
  expect(page.tokens).toEqual(['a-token']);
  expect(page.navigations).toEqual([]);
});

test('who answered is passed on with the answer', async () => {
  send();
  const page = open({ url: `${ANSWER}&iss=https%3A%2F%2Faccounts.google.com` });
  await waitFor(() => expect(page.used()).toMatchObject([{ body: { iss: 'https://accounts.google.com' } }]));
});

test('someone new is led to the introduction', async () => {
  send();
  const page = open({
    replies: { socialRegister: { ...reply, user: aUser({ first_login: true }), is_new: true } },
  });
  await waitFor(() => expect(page.tokens).toHaveLength(1));
  expect(takePreviousRoute()).toBe('/welcome');
});

test.each([
  ['nothing was asked', undefined, ANSWER],
  ['another state', { state: 'another' }, ANSWER],
  ['another provider', { provider: 'github' }, ANSWER],
  ['no state at all', {}, '/login/google?code=a-code'],
])('an answer that is not this tab’s is not used: %s', async (_, errand, url) => {
  if (errand) send(errand);
  const page = open({ url });
  expect(await screen.findByRole('alert')).toHaveTextContent(/belongs to another tab/);
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  expect(page.used()).toEqual([]);
});

test.each([
  ['access_denied', /Google was not allowed/],
  ['server_error', /Google could not log you in/],
])('a provider that says no is told: %s', async (error, words) => {
  send();
  const page = open({ url: `/login/google?error=${error}&state=a-state` });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(page.used()).toEqual([]);
});

test.each([
  ['identity_email_taken', 409, /log in to that account with its password, then link Google/],
  ['provider_unavailable', 503, /is not responding/],
  ['link_spent', 422, /came too late/],
  ['rate_limited', 429, /Too many attempts/],
  ['internal', 500, /Something went wrong on our side/],
] as const)('a refusal is told in words, with the way on: %s', async (code, status, words) => {
  send();
  const page = open({ replies: { socialRegister: refuse(code, status) } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
  expect(page.tokens).toEqual([]);
});

test('an address that the provider has not confirmed is named, with what to do', async () => {
  send();
  const words = 'The provider has not confirmed your email address. Confirm it there, or sign up with a password.';
  const socialRegister = () => {
    throw refusal('invalid', { status: 422, errors: { email: [words] } });
  };
  open({ replies: { socialRegister } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
});

test('who came to link a provider goes back to the account settings', async () => {
  send({ purpose: 'link' });
  const page = open({ session: {}, replies: { linkIdentity: { ok: true } } });
  await waitFor(() => expect(page.url()).toBe('/account/settings'));
  expect(page.used()).toMatchObject([{ name: 'linkIdentity', body: { provider: 'google', code: 'a-code' } }]);
  expect(page.toasts).toMatchObject([{ kind: 'success' }]);
});

test.each([
  ['identity_linked_elsewhere', /belongs to another account on Stoa/],
  ['provider_linked_already', /Another Google account already logs in to your account on Stoa/],
] as const)('a link that cannot be made is told, and leads back to the settings: %s', async (code, words) => {
  send({ purpose: 'link' });
  open({ session: {}, replies: { linkIdentity: refuse(code, 409) } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('heading', { name: 'Linking did not work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the account settings' })).toBeVisible();
});

test('who is no longer logged in when the link comes back logs in first', async () => {
  send({ purpose: 'link' });
  open({ replies: { linkIdentity: refuse('unauthenticated') } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Your session has ended/));
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
});

test('in French it says everything in French', async () => {
  const found = await untranslated(inFrame(<SocialLoginScreen />), {
    url: ANSWER,
    replies: plain,
    until: /another tab|autre onglet/,
  });
  expect(found).toEqual([]);
});
