import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import PasswordEmailScreen from './password-email-screen.tsx';

const plain: Replies = {
  listDemoAccounts: [],
  requestPasswordReset: { ok: true, message: 'If that address has an account, we have sent a link.' },
};
const open = (replies: Replies = {}) =>
  renderInFrame(<PasswordEmailScreen />, { url: '/password/email', replies: { ...plain, ...replies } });
const submit = () => screen.getByRole('button', { name: 'Send the link' });

test('the answer is the same for every address, and says no more than that', async () => {
  const { user, calls } = open();
  await user.type(screen.getByLabelText('Email'), 'nadia@example.test');
  await user.dblClick(submit());
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('If nadia@example.test has an account');
  expect(calls.filter(({ name }) => name === 'requestPasswordReset')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('no address, no question', async () => {
  const { user, calls } = open();
  await user.click(submit());
  expect(await screen.findByText(/Enter an email address/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('who asks too often is told how long to wait, and the address stays', async () => {
  const { user } = open({
    requestPasswordReset: () => {
      throw refusal('rate_limited');
    },
  });
  await user.type(screen.getByLabelText('Email'), 'nadia@example.test');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Wait a minute/);
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.test');
});

test('in French it says everything in French, before and after', async () => {
  const options = { url: '/password/email', replies: plain };
  const screenInFrame = inFrame(<PasswordEmailScreen />);
  expect(await untranslated(screenInFrame, { ...options, until: /E-?mail/ })).toEqual([]);
  const { user } = await renderIn('fr', screenInFrame, options);
  await user.type(await screen.findByLabelText('E-mail'), 'nadia@example.test{Enter}');
  expect(await screen.findByRole('heading', { name: 'Consultez vos e-mails' })).toBeVisible();
});
