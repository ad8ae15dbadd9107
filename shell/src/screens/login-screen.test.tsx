import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { takeProviderErrand } from '@stoa/shared/session/provider-errand.ts';
import { aUser, anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { rememberRoute, takePreviousRoute } from '../session/previous-route.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import LoginScreen from './login-screen.tsx';
import { useSignup } from '../features/signup/signup-store.ts';

const reply = { token: 'a-token', expires_at: '2026-12-01T00:00:00.000Z', user: aUser() };
const lina = { role: 'teacher', name: 'Lina Farouk', email: 'lina@example.test', password: 'demo-pass' };
const plain: Replies = { listDemoAccounts: [], listSignInProviders: [], login: reply };
const refuse = (code: 'credentials_wrong' | 'rate_limited') => () => {
  throw refusal(code);
};

/** The screen, and the sessions that began on it. */
function open(replies: Replies = {}) {
  const tokens: string[] = [];
  const doors = { completeSignIn: async ({ token }: { token: string }) => void tokens.push(token) };
  return { ...renderInFrame(<LoginScreen />, { url: '/login', doors, replies: { ...plain, ...replies } }), tokens };
}
async function fill({ user }: ReturnType<typeof open>, password = 'a walk beside the market') {
  await user.type(screen.getByLabelText('Email'), 'nadia@example.test');
  await user.type(screen.getByLabelText('Password'), password);
}
const submit = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Log in' }));

afterEach(() => {
  useSignup.getState().finish();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('empty fields are named, the first of them gets the focus, and nothing is sent', async () => {
  const page = open();
  await submit(page);
  expect(await screen.findByText(/Enter an email address/)).toBeInTheDocument();
  expect(screen.getByText('Enter your password.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(page.calls.map(({ name }) => name)).not.toContain('login');
});

test.each([
  ['credentials_wrong', /The email or password is not right/],
  ['rate_limited', /Too many attempts. Wait a minute/],
] as const)('%s is said in words, and what was typed stays', async (code, words) => {
  const page = open({ login: refuse(code) });
  await fill(page, 'wrong');
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(page.tokens).toEqual([]);
});

test('who never entered the code of their sign-up is led to it, and what they came for stays remembered', async () => {
  rememberRoute('/course/light?lesson=2');
  const registration = { registration_id: anId(7), expires_at: '2026-12-01T00:00:00.000Z' };
  const page = open({
    login: () => {
      throw refusal('registration_unconfirmed', { registration });
    },
  });
  await fill(page);
  await submit(page);
  await waitFor(() => expect(page.url()).toBe('/signup/confirm'));
  const { pending } = useSignup.getState();
  expect(pending).toMatchObject({ registrationId: anId(7), email: 'nadia@example.test', isResumed: true });
  expect(window.sessionStorage.getItem('stoa.signup')).not.toContain('a walk beside the market');
  expect(page.tokens).toEqual([]);
  expect(takePreviousRoute()).toBe('/course/light?lesson=2');
});

test('who is suspended is told why, and how to appeal', async () => {
  const suspension = { since: '2026-03-01T09:00:00.000Z', reason: 'Advertisements in many discussions' };
  const page = open({
    login: () => {
      throw refusal('account_suspended', { suspension });
    },
  });
  await fill(page);
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your account is suspended. The reason: “Advertisements in many discussions” .* “Contact Us” at the foot/,
  );
  expect(page.tokens).toEqual([]);
});

test('who goes on before a login is refused for want of the code is not taken to it', async () => {
  const registration = { registration_id: anId(7), expires_at: '2026-12-01T00:00:00.000Z' };
  const late = lateReply(() => {
    throw refusal('registration_unconfirmed', { registration });
  });
  const page = open({ login: late.reply });
  await fill(page);
  await submit(page);
  page.unmount();
  await late.come();
  expect(page.navigations).toEqual([]);
  expect(useSignup.getState().pending).toMatchObject({ registrationId: anId(7) });
});

test('however often it is pressed, one session begins', async () => {
  let answer: (value: typeof reply) => void = () => undefined;
  const page = open({ login: () => new Promise<typeof reply>((resolve) => (answer = resolve)) });
  await fill(page);
  await page.user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  await submit(page);
  answer(reply);
  await waitFor(() => expect(page.tokens).toEqual(['a-token']));
  expect(page.calls.filter(({ name }) => name === 'login')).toHaveLength(1);
});

test('one click signs in as a demo account', async () => {
  const page = open({ listDemoAccounts: [lina] });
  await page.user.dblClick(await screen.findByRole('button', { name: 'Lina Farouk Teacher' }));
  await waitFor(() => expect(page.tokens).toEqual(['a-token']));
  expect(page.calls.filter(({ name }) => name === 'login')).toMatchObject([
    { body: { email: 'lina@example.test', password: 'demo-pass' } },
  ]);
});

test.each([
  ['session-expired', /Your session has ended/],
  ['link-spent', /no longer valid/],
  ['provider-failed', /did not work/],
  ['code-spent', /Log in again and we will email you a new one/],
  ['password-changed', /new password is set/],
  ['signed-out-everywhere', /You are logged out everywhere/],
])('who was sent here is told why: %s', async (reason, words) => {
  const { platform } = open();
  platform.navigation.navigate('/login', { state: { reason } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('who deleted their account is told until when it can be kept', async () => {
  const { platform } = open();
  const state = { reason: 'account-deleted', deletesAt: '2026-04-14T09:00:00.000Z' };
  platform.navigation.navigate('/login', { state });
  expect(await screen.findByText(/deleted on 14 April 2026; log in before then to keep it/)).toBeVisible();
});

test.each([undefined, 7, 'soon'])('a deletion without a date is not told: %j', (deletesAt) => {
  const { platform } = open();
  platform.navigation.navigate('/login', { state: { reason: 'account-deleted', deletesAt } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a reason that nobody knows is not shown', () => {
  const { platform } = open();
  platform.navigation.navigate('/login', { state: { reason: 'buy this' } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a provider is visited with the state kept in this tab', async () => {
  const page = open({
    listSignInProviders: [{ id: 'google', name: 'Google' }],
    redirectToProvider: ({ params }) => ({ url: `https://sign-in.example/${params.provider}`, state: 'a-state' }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(page.navigations.at(-1)?.to).toBe('https://sign-in.example/google'));
  expect(takeProviderErrand()).toEqual({ provider: 'google', state: 'a-state', purpose: 'sign-in' });
});

test('who goes on before the provider’s address has come stays on this site', async () => {
  const late = lateReply(() => ({ url: 'https://sign-in.example/google', state: 'a-state' }));
  const page = open({ listSignInProviders: [{ id: 'google', name: 'Google' }], redirectToProvider: late.reply });
  await page.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  page.unmount();
  await late.come();
  expect(page.navigations).toEqual([]);
  expect(takeProviderErrand()).toBeUndefined();
});

test('a provider that is out of reach is told, and may be tried again', async () => {
  const page = open({
    listSignInProviders: [{ id: 'google', name: 'Google' }],
    redirectToProvider: () => {
      throw refusal('provider_unavailable');
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not responding/);
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(takeProviderErrand()).toBeUndefined();
});

test('a newcomer is led to the introduction, once', async () => {
  const newcomer = { ...reply, user: aUser({ first_login: true }) };
  for (const to of ['/welcome', undefined]) {
    const page = open({ login: newcomer });
    await fill(page);
    await submit(page);
    await waitFor(() => expect(page.tokens).toHaveLength(1));
    expect(takePreviousRoute()).toBe(to);
    page.unmount();
  }
});

test('a newcomer who was on the way to a course goes there', async () => {
  rememberRoute('/course/light?lesson=2');
  const page = open({ login: { ...reply, user: aUser({ first_login: true }) } });
  await fill(page);
  await submit(page);
  await waitFor(() => expect(page.tokens).toHaveLength(1));
  expect(takePreviousRoute()).toBe('/course/light?lesson=2');
});

test('a forgotten password has its way', () => {
  open();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/password/email');
});

test('in French it says everything in French, what is wrong too', async () => {
  const replies: Replies = {
    ...plain,
    listDemoAccounts: [lina],
    listSignInProviders: [{ id: 'google', name: 'Google' }],
  };
  const options = { url: '/login', replies };
  expect(await untranslated(inFrame(<LoginScreen />), { ...options, until: 'Lina Farouk' })).toEqual([]);
  const { user } = await renderIn('fr', inFrame(<LoginScreen />), options);
  await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByText('Saisissez votre mot de passe.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lina Farouk Formateur' })).toBeVisible();
});
