import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { aUser } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderInFrame } from '../frame/render-in-frame.tsx';
import { readExternalLogin } from './external-login.ts';
import { ExternalLoginScreen } from './external-login-screen.tsx';
import { rememberRoute, takePreviousRoute } from './previous-route.ts';

const at = (pathname: string, search = '', hash = '') => readExternalLogin({ pathname, search, hash });
let codes = 0;
/** No two tests hand in the same one: the page remembers them. */
const aCode = () => `a-code-that-nobody-else-has-${++codes}`;
const reply = { token: 'a-token', expires_at: '2026-12-01T00:00:00.000Z', user: aUser() };

const open = (url: string, externalLogin: () => typeof reply, session?: object) => {
  const tokens: string[] = [];
  const drawn = renderInFrame(
    <StrictMode>
      <ExternalLoginScreen />
    </StrictMode>,
    {
      url,
      session,
      replies: { externalLogin },
      doors: { completeSignIn: async ({ token }) => void tokens.push(token) },
    },
  );
  return { ...drawn, tokens };
};
const refuse = (code: 'link_spent' | 'unavailable', status: number) => () => {
  throw refusal(code, { status });
};

beforeEach(() => window.sessionStorage.clear());

test('the first segment may be written in any case, the second is the code, the rest the target', () => {
  expect(at('/redirect/abc/course/light', '?lesson=2', '#notes')).toEqual({
    code: 'abc',
    target: '/course/light?lesson=2#notes',
  });
  expect(at('/ReDirect/abc/home')).toEqual({ code: 'abc', target: '/home' });
});

test('without a rest one comes home, and without a code there is no such page', () => {
  expect(at('/redirect/abc')?.target).toBe('/home');
  expect(at('/redirect/abc/')?.target).toBe('/home');
  expect(at('/redirect/')).toBeUndefined();
  expect(at('/redirected/abc/home')).toBeUndefined();
});

test.each(['//evil.test/x', '/\\evil.test', '/\t/evil.test'])(
  '%j as the rest leads home, never to another site',
  (rest) => expect(at(`/redirect/abc${rest}`)?.target).toBe('/home'),
);

test('the code signs in once, although React draws twice, and leads to the target in the link’s place', async () => {
  rememberRoute('/my-courses');
  const code = aCode();
  const { tokens, calls, url, navigations } = open(`/redirect/${code}/course/light?lesson=2#notes`, () => reply);
  await waitFor(() => expect(url()).toBe('/course/light?lesson=2#notes'));
  expect(tokens).toEqual(['a-token']);
  expect(calls.map(({ name, params }) => [name, params])).toEqual([['externalLogin', { code }]]);
  expect(navigations.at(-1)?.replace).toBe(true);
  expect(takePreviousRoute()).toBeUndefined();
});

test('a code that was handed in is not sent again when one comes back to its address', async () => {
  const path = `/redirect/${aCode()}/home`;
  const { url, unmount } = open(path, () => reply);
  await waitFor(() => expect(url()).toBe('/home'));
  unmount();
  const again = open(path, () => reply);
  await waitFor(() => expect(again.url()).toBe('/login'));
  expect(again.calls).toEqual([]);
});

test('a link that is no longer valid leads to the login screen, which is told why and where to go afterwards', async () => {
  const { url, navigations, tokens } = open(`/redirect/${aCode()}/course/light?lesson=2`, refuse('link_spent', 422));
  await waitFor(() => expect(url()).toBe('/login'));
  expect(navigations.at(-1)).toMatchObject({ to: '/login', replace: true });
  expect(tokens).toEqual([]);
  expect(takePreviousRoute()).toBe('/course/light?lesson=2');
});

test('one whom the link has signed in before comes to what they came for', async () => {
  const { url } = open(`/redirect/${aCode()}/my-courses`, refuse('link_spent', 422), {});
  await waitFor(() => expect(url()).toBe('/my-courses'));
});

test('a server that does not answer spends nothing: the same link is tried again', async () => {
  let isDown = true;
  const { user, url, tokens } = open(`/redirect/${aCode()}/home`, () => {
    if (isDown) throw refusal('internal', { status: 500 });
    return reply;
  });
  expect(await screen.findByRole('heading', { name: 'You could not be logged in yet' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(url()).toBe('/home'));
  expect(tokens).toEqual(['a-token']);
});
