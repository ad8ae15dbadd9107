import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderInFrame } from '../frame/render-in-frame.tsx';
import { LoginScreen } from './login-screen.tsx';
import { SignupScreen } from './signup-screen.tsx';

const reply = { token: 'a-token', expires_at: '2026-12-01T00:00:00.000Z', user: aUser() };
const refuse = (code: 'credentials_wrong' | 'email_taken' | 'rate_limited') => () => {
  throw refusal(code);
};

test('empty fields are named, and nothing is sent', async () => {
  const { user, calls } = renderInFrame(<LoginScreen />, { url: '/login', replies: { listDemoAccounts: [] } });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/Enter an e-mail address/)).toBeInTheDocument();
  expect(screen.getByText('Enter your password.')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  expect(calls.map(({ name }) => name)).toEqual(['listDemoAccounts']);
});

test.each([
  ['credentials_wrong', /E-mail or password is not right/],
  ['rate_limited', /Too many tries/],
] as const)('%s is said in words', async (code, words) => {
  const { user } = renderInFrame(<LoginScreen />, {
    url: '/login',
    replies: { listDemoAccounts: [], login: refuse(code) },
  });
  await user.type(screen.getByLabelText('E-mail'), 'nadia@example.test');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('one click signs in as a demo account', async () => {
  const tokens: string[] = [];
  const { user, calls } = renderInFrame(<LoginScreen />, {
    url: '/login',
    doors: { completeSignIn: async ({ token }) => void tokens.push(token) },
    replies: {
      listDemoAccounts: [{ role: 'Teacher', name: 'Lina Farouk', email: 'lina@example.test', password: 'demo-pass' }],
      login: reply,
    },
  });
  await user.click(await screen.findByRole('button', { name: /Lina Farouk/ }));
  expect(calls.at(-1)).toMatchObject({ name: 'login', body: { email: 'lina@example.test', password: 'demo-pass' } });
  expect(tokens).toEqual(['a-token']);
});

test('sign-up says when the e-mail is taken', async () => {
  const { user } = renderInFrame(<SignupScreen />, { url: '/signup', replies: { register: refuse('email_taken') } });
  await user.type(screen.getByLabelText('First name'), 'Nadia');
  await user.type(screen.getByLabelText('Last name'), 'Haddad');
  await user.type(screen.getByLabelText('E-mail'), 'nadia@example.test');
  await user.type(screen.getByLabelText('Password'), 'a short sentence');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/already an account/);
});

test('a rule that only the server knows is shown at its field', async () => {
  const { user } = renderInFrame(<SignupScreen />, {
    url: '/signup',
    replies: {
      register: () => {
        throw refusal('invalid', { errors: { password: ['This password is on the list of common ones.'] } });
      },
    },
  });
  await user.type(screen.getByLabelText('First name'), 'Nadia');
  await user.type(screen.getByLabelText('Last name'), 'Haddad');
  await user.type(screen.getByLabelText('E-mail'), 'nadia@example.test');
  await user.type(screen.getByLabelText('Password'), 'password123');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('This password is on the list of common ones.')).toBeInTheDocument();
});
