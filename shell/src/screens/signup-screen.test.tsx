import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import SignupScreen from './signup-screen.tsx';
import { useSignup } from '../features/signup/signup-store.ts';

const pending = { registration_id: anId(7), expires_at: '2026-12-01T00:15:00.000Z' };
const plain: Replies = { listSignInProviders: [], register: pending, registerInstructor: pending };

const open = (url = '/signup', replies: Replies = {}) =>
  renderInFrame(<SignupScreen />, { url, replies: { ...plain, ...replies } });
type Opened = ReturnType<typeof open>;

async function fill({ user }: Opened, password = 'a walk beside the market') {
  await user.type(screen.getByLabelText('First name'), 'Nadia');
  await user.type(screen.getByLabelText('Last name'), 'Haddad');
  await user.type(screen.getByLabelText('Email'), 'nadia@example.test');
  await user.type(screen.getByLabelText('Password'), password);
}
const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Sign Up' }));
const sent = ({ calls }: Opened) => calls.filter(({ name }) => name.startsWith('register'));

const forget = () => {
  useSignup.getState().finish();
  window.sessionStorage.clear();
};
beforeEach(forget);
afterEach(forget);

test('a sign-up leads to the code; the form would stand filled again, and the password is kept nowhere', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  await waitFor(() => expect(page.url()).toBe('/signup/confirm'));
  expect(useSignup.getState().pending).toMatchObject({ registrationId: anId(7), email: 'nadia@example.test' });
  const kept = JSON.stringify({ ...window.sessionStorage });
  expect(kept).toContain('nadia@example.test');
  expect(kept).not.toContain('a walk beside the market');
  page.unmount();
  open();
  expect(screen.getByLabelText('First name')).toHaveValue('Nadia');
  expect(screen.getByLabelText('Password')).toHaveValue('a walk beside the market');
  expect(screen.getByRole('link', { name: 'Enter it' })).toHaveAttribute('href', '/signup/confirm');
});

test('however often it is pressed, one code is mailed', async () => {
  let answer: (value: typeof pending) => void = () => undefined;
  const page = open('/signup', { register: () => new Promise<typeof pending>((resolve) => (answer = resolve)) });
  await fill(page, 'a walk beside the market{Enter}{Enter}');
  await submit(page);
  answer(pending);
  await waitFor(() => expect(page.url()).toBe('/signup/confirm'));
  expect(sent(page)).toHaveLength(1);
});

test('who goes on while the code is mailed is not taken to it; the sign-up waits for them', async () => {
  const late = lateReply(() => pending);
  const page = open('/signup', { register: late.reply });
  await fill(page);
  await submit(page);
  page.unmount();
  await late.come();
  expect(page.navigations).toEqual([]);
  expect(useSignup.getState().pending).toMatchObject({ registrationId: anId(7) });
});

test('empty fields are named, and the first of them gets the focus', async () => {
  const page = open();
  await submit(page);
  expect(await screen.findByText('Enter your first name.')).toBeInTheDocument();
  expect(screen.getByText('Password must be at least 8 characters.')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(sent(page)).toEqual([]);
});

test('a rule that only the server knows is shown at its field, which gets the focus', async () => {
  const common = 'This password is used by many people. Choose another one.';
  const page = open('/signup', {
    register: () => {
      throw refusal('invalid', { errors: { password: [common] } });
    },
  });
  await fill(page, 'password123');
  await submit(page);
  expect(await screen.findByText(common)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('First name')).toHaveValue('Nadia');
});

test('a failure that no field explains is told above the form, with the number of the request', async () => {
  const page = open('/signup', {
    register: () => {
      throw refusal('internal');
    },
  });
  await fill(page);
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on our side.*this number: fake/);
});

test.each([
  ['short', '5 more characters needed'],
  ['eight ch', 'Long enough; longer is safer'],
  ['a longer one', 'Good length'],
  ['a walk beside the market', 'Very good length'],
])('a password of such a length is told: %s', async (password, words) => {
  const page = open();
  await page.user.type(screen.getByLabelText('Password'), password.slice(0, password === 'short' ? 3 : undefined));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(words);
});

test('who wants to teach asks for an account as an instructor, and reads what follows', async () => {
  const page = open();
  await page.user.click(screen.getByRole('switch', { name: 'I want to teach' }));
  expect(screen.getByText(/the people who run this site verify it/)).toBeVisible();
  await fill(page);
  await submit(page);
  await waitFor(() => expect(page.url()).toBe('/signup/confirm'));
  expect(sent(page).map(({ name }) => name)).toEqual(['registerInstructor']);
});

test('who comes from the invitation to teach finds the switch on', () => {
  open('/signup?teach');
  expect(screen.getByRole('switch', { name: 'I want to teach' })).toBeChecked();
});

test('an invitation is kept from screen to screen, and sent', async () => {
  const first = open('/signup/aZ09_-aZ09');
  expect(screen.getByText('You were invited to Stoa.')).toBeVisible();
  first.unmount();
  const page = open('/signup');
  expect(screen.getByText('You were invited to Stoa.')).toBeVisible();
  await fill(page);
  await submit(page);
  await waitFor(() => expect(sent(page)).toMatchObject([{ body: { referral_token: 'aZ09_-aZ09' } }]));
});

test('what is no invitation stops nobody', async () => {
  const page = open('/signup/this-is-far-too-long-for-a-token');
  expect(screen.queryByText('You were invited to Stoa.')).not.toBeInTheDocument();
  await fill(page);
  await submit(page);
  await waitFor(() => expect(page.url()).toBe('/signup/confirm'));
  expect(sent(page)[0]?.body).not.toHaveProperty('referral_token');
});

test('the terms are there to be read before', () => {
  open();
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-notice');
});

test('in French it says everything in French, what is wrong too', async () => {
  const replies: Replies = { ...plain, listSignInProviders: [{ id: 'google', name: 'Google' }] };
  const options = { url: '/signup/aZ09_-aZ09', replies };
  const found = await untranslated(inFrame(<SignupScreen />), { ...options, until: /Google/ });
  expect(found).toEqual([]);
  const { user } = await renderIn('fr', inFrame(<SignupScreen />), options);
  await user.click(await screen.findByRole('button', { name: 'Créer mon compte' }));
  expect(await screen.findByText('Saisissez votre prénom.')).toBeVisible();
});
