import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { whyLoginOf } from '../session/login-reason.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import PasswordResetScreen from './password-reset-screen.tsx';

const TOKEN = 'a-token-of-more-than-twenty-characters';
const url = `/password/reset/${TOKEN}`;

/** What the next screen is told. */
const Reason = () => <output>{whyLoginOf(useLocation().state)?.reason}</output>;

function open({ replies = {}, session, at = url }: { replies?: Replies; session?: object; at?: string } = {}) {
  return renderInFrame(
    <>
      <PasswordResetScreen />
      <Reason />
    </>,
    {
      url: at,
      ...(session && { session }),
      replies: { updatePassword: { ok: true }, ...replies },
    },
  );
}
const choose = async ({ user }: ReturnType<typeof open>, password: string) => {
  await user.type(screen.getByLabelText('New password', { selector: 'input' }), password);
  await user.dblClick(screen.getByRole('button', { name: 'Set the password' }));
};

test('a new password is set once, and the login screen says so', async () => {
  const page = open();
  await choose(page, 'a walk beside the market');
  await waitFor(() => expect(page.url()).toBe('/login'));
  expect(page.calls).toMatchObject([
    { name: 'updatePassword', body: { token: TOKEN, password: 'a walk beside the market' } },
  ]);
  expect(screen.getByText('password-changed')).toBeInTheDocument();
  expect(page.signOuts).toEqual([]);
});

test('who goes on while the password is set is not taken to the login screen', async () => {
  const late = lateReply(() => ({ ok: true as const }));
  const page = open({ replies: { updatePassword: late.reply } });
  await choose(page, 'a walk beside the market');
  page.unmount();
  await late.come();
  expect(page.calls).toHaveLength(1);
  expect(page.navigations).toEqual([]);
});

test('who is logged in here is logged out here too', async () => {
  const page = open({ session: {} });
  await choose(page, 'a walk beside the market');
  await waitFor(() => expect(page.signOuts).toEqual([{ reason: 'password-changed' }]));
});

test('too short is told before it is sent, too common after', async () => {
  const common = 'This password is used by many people. Choose another one.';
  const page = open({
    replies: {
      updatePassword: () => {
        throw refusal('invalid', { errors: { password: [common] } });
      },
    },
  });
  await choose(page, 'short');
  expect(await screen.findByText('Password must be at least 8 characters.')).toBeVisible();
  expect(page.calls).toEqual([]);
  await choose(page, ' but common');
  expect(await screen.findByText(common)).toBeVisible();
  expect(screen.getByLabelText('New password', { selector: 'input' })).toHaveFocus();
});

test.each([
  ['the server says so', url],
  ['it was cut off in the mail', '/password/reset/cut'],
])('a spent link is explained, with the way to a new one: %s', async (_, at) => {
  const page = open({
    at,
    replies: {
      updatePassword: () => {
        throw refusal('link_spent', { status: 422 });
      },
    },
  });
  if (at === url) await choose(page, 'a walk beside the market');
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/password/email');
});

test('in French it says everything in French, spent or not', async () => {
  const part = inFrame(<PasswordResetScreen />);
  expect(await untranslated(part, { url, until: /password|mot de passe/i })).toEqual([]);
  expect(await untranslated(part, { url: '/password/reset/cut', until: /link|lien/ })).toEqual([]);
});
