import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import EmailConfirmScreen from './email-confirm-screen.tsx';

const TOKEN = 'a-token-of-more-than-twenty-characters';
const url = `/email/confirm/${TOKEN}`;
const done: Replies = { confirmEmail: { email: 'new@example.test' } };
const spent: Replies = {
  confirmEmail: () => {
    throw refusal('link_spent', { status: 422 });
  },
};

test('a guest’s new address is confirmed once, and leads to login', async () => {
  const { calls } = renderInFrame(<EmailConfirmScreen />, { url, replies: done });
  expect(await screen.findByText('new@example.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(calls).toMatchObject([{ name: 'confirmEmail', body: { token: TOKEN } }]);
});

test('who is signed in sees the new address everywhere', async () => {
  const page = renderInFrame(<EmailConfirmScreen />, { url, replies: done, session: {} });
  expect(await screen.findByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home');
  expect(page.refreshes()).toBe(1);
});

test.each([
  ['used or too old', url],
  ['cut off in the mail', '/email/confirm/cut'],
])('a link that no longer works is explained: %s', async (_, at) => {
  renderInFrame(<EmailConfirmScreen />, { url: at, replies: spent });
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the account settings' })).toBeVisible();
});

test('a server that does not answer leaves the link good for another try', async () => {
  let isDown = true;
  const { user } = renderInFrame(<EmailConfirmScreen />, {
    url,
    replies: {
      confirmEmail: () => {
        if (isDown) throw refusal('unavailable');
        return { email: 'new@example.test' };
      },
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('new@example.test')).toBeVisible());
});

test('in French it says everything in French', async () => {
  const part = inFrame(<EmailConfirmScreen />);
  expect(await untranslated(part, { url, replies: done, until: 'new@example.test' })).toEqual([]);
  expect(await untranslated(part, { url, replies: spent, until: /link|lien/ })).toEqual([]);
});
