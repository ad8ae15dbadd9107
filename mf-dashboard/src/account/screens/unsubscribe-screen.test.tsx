import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./unsubscribe-screen.tsx');
});

const TOKEN = 'a-token-of-more-than-twenty-characters';
const url = `/unsubscribe/${TOKEN}`;
const visit = (replies: Replies) => renderScreen(<App />, { url, replies });
const standing = (is: 'on' | 'off' | 'moved' | 'deleted') => ({ kind: 'class_reminder' as const, standing: is });

test('a guest reads what it is about; only the button turns it off, and the other one on again', async () => {
  const { user, calls } = visit({
    getMailSubscription: standing('on'),
    updateMailSubscription: ({ body }) => standing(body.mail ? 'on' : 'off'),
  });
  expect(await screen.findByText('A live class begins soon')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('updateMailSubscription');
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText(/They are turned off/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn them on again' }));
  expect(await screen.findByText('They are sent to you.')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'updateMailSubscription')).toMatchObject([
    { params: { token: TOKEN }, body: { mail: false } },
    { params: { token: TOKEN }, body: { mail: true } },
  ]);
  expect(screen.getByRole('link', { name: 'Choose all that you get by email' })).toHaveAttribute(
    'href',
    '/account/settings',
  );
});

test.each([
  ['moved', /Nothing is sent to the address that got this email/],
  ['deleted', /The account was deleted, or became one with another account/],
] as const)('where the account is %s, it says so and offers nothing to turn off', async (is, words) => {
  visit({ getMailSubscription: standing(is) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Stop|Turn/ })).toBeNull();
});

test('a link that was cut off is explained', async () => {
  visit({
    getMailSubscription: () => {
      throw refusal('not_found');
    },
  });
  expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
});

test('what could not be changed is told, and can be tried again', async () => {
  const { user, toasts } = visit({
    getMailSubscription: standing('on'),
    updateMailSubscription: () => {
      throw refusal('unavailable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('button', { name: 'Stop these emails' })).toBeEnabled();
  expect(toasts.at(-1)?.kind).toBe('error');
});

test('the page speaks French', async () => {
  for (const is of ['on', 'off', 'moved', 'deleted'] as const) {
    const replies: Replies = { getMailSubscription: standing(is) };
    expect(
      await untranslated(<App />, { url, replies, until: /^(A live class begins|Une séance en direct commence)/ }),
    ).toEqual([]);
  }
});
