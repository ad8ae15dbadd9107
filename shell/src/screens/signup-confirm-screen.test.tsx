import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser, anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { rememberRoute, takePreviousRoute } from '../session/previous-route.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import SignupConfirmScreen from './signup-confirm-screen.tsx';
import { resendTime, useSignup } from '../features/signup/signup-store.ts';

const reply = { token: 'a-token', expires_at: '2026-12-01T00:00:00.000Z', user: aUser({ first_login: true }) };
const plain: Replies = { listDemoAccounts: [], confirmRegistration: reply };
const values = {
  first_name: 'Nadia',
  last_name: 'Haddad',
  email: 'nadia@example.test',
  password: 'a walk beside the market',
};
const wrong = () => {
  throw refusal('invalid', { errors: { code: ['This code is not right. Look at the newest email.'] } });
};
const spent = () => {
  throw refusal('link_spent', { status: 422 });
};

const begin = ({ wantsToTeach = false, resendAt = resendTime() } = {}) =>
  useSignup.getState().begin({ values, wantsToTeach }, { registrationId: anId(7), email: values.email, resendAt });

function open(replies: Replies = {}, screens?: string[]) {
  const tokens: string[] = [];
  const doors = { completeSignIn: async ({ token }: { token: string }) => void tokens.push(token) };
  const page = renderInFrame(<SignupConfirmScreen />, {
    url: '/signup/confirm',
    doors,
    ...(screens && { screens }),
    replies: { ...plain, ...replies },
  });
  return { ...page, tokens, sent: () => page.calls.filter(({ name }) => name === 'confirmRegistration') };
}
const code = () => screen.getByLabelText('Code');

const forget = () => {
  useSignup.getState().finish();
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.useRealTimers();
};
beforeEach(forget);
afterEach(forget);

test('the sixth digit sends the code, once, and the session begins', async () => {
  begin();
  const page = open();
  expect(screen.getByText('nadia@example.test')).toBeVisible();
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await page.user.type(code(), '12345');
  expect(page.sent()).toEqual([]);
  await page.user.type(code(), '6{Enter}');
  await waitFor(() => expect(page.tokens).toEqual(['a-token']));
  expect(page.sent()).toMatchObject([{ body: { registration_id: anId(7), code: '123456' } }]);
  expect(useSignup.getState().pending).toBeUndefined();
  expect(takePreviousRoute()).toBe('/welcome');
});

test('a code is pasted as the mail writes it', async () => {
  begin();
  const page = open();
  await page.user.click(code());
  await page.user.paste(' 123 456\n');
  await waitFor(() => expect(page.sent()).toMatchObject([{ body: { code: '123456' } }]));
});

test('a wrong code is told at its field and typed over', async () => {
  begin();
  const answers = [wrong, () => reply];
  const page = open({ confirmRegistration: () => answers.shift()!() });
  await page.user.type(code(), '111111');
  expect(await screen.findByRole('alert')).toHaveTextContent(/This code is not right/);
  expect(code()).toHaveAccessibleDescription(/This code is not right/);
  await waitFor(() => expect(code()).not.toHaveAttribute('readonly'));
  expect(code()).toHaveFocus();
  await page.user.keyboard('222222');
  await waitFor(() => expect(page.tokens).toEqual(['a-token']));
  expect(page.sent().map(({ body }) => (body as { code: string }).code)).toEqual(['111111', '222222']);
});

test('too few digits are told without asking the server', async () => {
  begin();
  const page = open();
  await page.user.type(code(), '12{Enter}');
  expect(await screen.findByText('Enter the 6 digits of the code.')).toBeVisible();
  expect(page.sent()).toEqual([]);
});

test('when no try is left, the form comes back and is still filled', async () => {
  begin();
  const page = open({ confirmRegistration: spent });
  await page.user.type(code(), '111111');
  await waitFor(() => expect(page.url()).toBe('/signup'));
  expect(useSignup.getState()).toMatchObject({ draft: { values }, pending: undefined });
});

test('who goes on before the last try is refused is not taken back to the form', async () => {
  begin();
  const late = lateReply(spent);
  const page = open({ confirmRegistration: late.reply });
  await page.user.type(code(), '111111');
  page.unmount();
  await late.come();
  expect(page.navigations).toEqual([]);
  expect(useSignup.getState().pending).toBeUndefined();
});

test('a reload keeps the step, but for the password', async () => {
  begin();
  const kept = window.sessionStorage.getItem('stoa.signup')!;
  expect(kept).not.toContain(values.password);
  useSignup.getState().finish();
  window.sessionStorage.setItem('stoa.signup', kept);
  await useSignup.persist.rehydrate();
  open();
  expect(screen.getByText('nadia@example.test')).toBeVisible();
});

/** As a login leads here. */
const resume = () =>
  useSignup.getState().resume({ registrationId: anId(7), email: values.email, resendAt: resendTime() });

test('who comes from the login is told that the address is not confirmed yet, after a reload too', async () => {
  resume();
  const kept = window.sessionStorage.getItem('stoa.signup')!;
  useSignup.getState().finish();
  window.sessionStorage.setItem('stoa.signup', kept);
  await useSignup.persist.rehydrate();
  rememberRoute('/course/light');
  const page = open();
  expect(screen.getByText(/isn’t confirmed yet/)).toHaveTextContent('nadia@example.test');
  await page.user.type(code(), '123456');
  await waitFor(() => expect(page.tokens).toEqual(['a-token']));
  expect(takePreviousRoute()).toBe('/course/light');
});

test('who comes from the login and has no try left logs in again for another code', async () => {
  resume();
  const page = open({ confirmRegistration: spent });
  await page.user.type(code(), '111111');
  await waitFor(() => expect(page.url()).toBe('/login'));
  expect(page.navigations.at(-1)).toMatchObject({ replace: true });
  expect(useSignup.getState().pending).toBeUndefined();
});

test('a sign-up that a login has found does not take over the form of another address', () => {
  begin();
  resume();
  expect(useSignup.getState().draft).toMatchObject({ values });
  useSignup.getState().resume({ registrationId: anId(8), email: 'other@example.test', resendAt: 0 });
  expect(useSignup.getState().draft).toBeUndefined();
});

test('who has not signed up is led to the form', async () => {
  const { url } = open();
  await waitFor(() => expect(url()).toBe('/signup'));
});

test('the mail is sent again after a minute, counted down, and the new sign-up is the one that counts', async () => {
  jest.useFakeTimers();
  begin();
  const page = open({
    resendRegistration: { registration_id: anId(8), expires_at: '2026-12-01T00:30:00.000Z' },
  });
  expect(screen.getByText(/another email in 60 seconds/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(screen.getByText(/another email in 1 second\./)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  fireEvent.click(screen.getByRole('button', { name: 'send the email again' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/Sent again/)).toBeVisible();
  expect(screen.getByText(/another email in 60 seconds/)).toBeVisible();
  expect(page.calls.filter(({ name }) => name === 'resendRegistration')).toMatchObject([
    { body: { registration_id: anId(7) } },
  ]);
  expect(useSignup.getState().pending?.registrationId).toBe(anId(8));
});

test('a mail that cannot be sent again is told', async () => {
  begin({ resendAt: Date.now() });
  const page = open({
    resendRegistration: () => {
      throw refusal('unavailable');
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'send the email again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/not available/);
});

test('on a demonstration the outbox is shown, in a tab of its own', async () => {
  begin();
  open({ listDemoAccounts: [{ role: 'learner', name: 'Nadia', email: 'n@example.test', password: 'demo' }] });
  const link = await screen.findByRole('link', { name: /outbox.*new tab/ });
  expect(link).toHaveAttribute('href', '/dev/mail');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  { screens: ['/verify'], to: '/verify' },
  { screens: [], to: '/welcome' },
])('who wants to teach goes to $to when the live screens are $screens', async ({ screens, to }) => {
  begin({ wantsToTeach: true });
  const page = open({}, screens);
  await page.user.type(code(), '123456');
  await waitFor(() => expect(page.tokens).toHaveLength(1));
  expect(takePreviousRoute()).toBe(to);
});

test('in French it says everything in French', async () => {
  begin();
  const found = await untranslated(inFrame(<SignupConfirmScreen />), {
    url: '/signup/confirm',
    replies: plain,
    until: 'nadia@example.test',
    except: ['Code', 'nadia@example.test'],
  });
  expect(found).toEqual([]);
});
