import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { aUser } from '@stoa/shared/testing/builders.ts';
import type { Session } from '@stoa/shared/federation/platform.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { rememberRoute, takePreviousRoute } from '../session/previous-route.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import ExternalLoginScreen from './external-login-screen.tsx';
import { readExternalLogin } from '../features/external-login/external-login.ts';

const at = (pathname: string, search = '', hash = '') => readExternalLogin({ pathname, search, hash });
let codes = 0;
/** No two tests hand in the same one: the page remembers them. */
const aCode = () => `a-code-that-nobody-else-has-${++codes}`;
const reply = { token: 'a-token', expires_at: '2026-12-01T00:00:00.000Z', user: aUser() };

const open = (url: string, externalLogin: () => typeof reply) => {
  const tokens: string[] = [];
  const drawn = renderInFrame(
    <StrictMode>
      <ExternalLoginScreen />
    </StrictMode>,
    {
      url,
      replies: { externalLogin },
      doors: { completeSignIn: async ({ token }) => void tokens.push(token) },
    },
  );
  return { ...drawn, tokens };
};
const nadia = aUser({ full_name: 'Nadia Haddad', email: 'nadia@example.test' });
const bela = { full_name: 'Bela Wanderer', email: 'bela@example.test', is_viewer: false };
/** Where someone is logged in. `done` says in which order sessions end and begin. */
const openSignedIn = (url: string, replies: Replies, session: Partial<Session> = { user: nadia }) => {
  const done: string[] = [];
  const page = renderInFrame(<ExternalLoginScreen />, {
    url,
    session,
    replies: { externalLogin: reply, ...replies },
    doors: {
      leaveSession: async () => {
        done.push('left');
        page.setSession(undefined);
      },
      completeSignIn: async ({ token }) => void done.push(token),
    },
  });
  return { ...page, done, tokens: done };
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

test('one’s own link, and one that is spent, lead on without another session', async () => {
  for (const getSignInLinkOwner of [{ ...bela, is_viewer: true }, refuse('link_spent', 422)]) {
    const { url, calls, tokens, unmount } = openSignedIn(`/redirect/${aCode()}/my-courses`, { getSignInLinkOwner });
    await waitFor(() => expect(url()).toBe('/my-courses'));
    expect(calls.map(({ name }) => name)).toEqual(['getSignInLinkOwner']);
    expect(tokens).toEqual([]);
    unmount();
  }
});

test('who goes on before it is known whose link it is stays where they went', async () => {
  const late = lateReply(() => ({ ...bela, is_viewer: true }));
  const { calls, navigations, unmount } = openSignedIn(`/redirect/${aCode()}/my-courses`, {
    getSignInLinkOwner: late.reply,
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  await late.come();
  expect(navigations).toEqual([]);
});

test('who goes on while the link’s session begins stays where they went', async () => {
  const late = lateReply(() => undefined);
  const begun: string[] = [];
  const { navigations, unmount } = renderInFrame(<ExternalLoginScreen />, {
    url: `/redirect/${aCode()}/my-courses`,
    replies: { externalLogin: reply },
    doors: {
      completeSignIn: ({ token }) => {
        begun.push(token);
        return late.reply();
      },
    },
  });
  await waitFor(() => expect(begun).toEqual(['a-token']));
  unmount();
  await late.come();
  expect(navigations).toEqual([]);
});

test('another person’s link is asked about, and one may stay who one is', async () => {
  const page = openSignedIn(`/redirect/${aCode()}/my-courses`, { getSignInLinkOwner: bela });
  expect(await screen.findByText(/You are logged in as/)).toHaveTextContent('Nadia Haddad (nadia@example.test)');
  expect(screen.getByText(/This link logs you in as/)).toHaveTextContent('Bela Wanderer (bela@example.test)');
  await page.user.click(screen.getByRole('link', { name: 'Continue as Nadia Haddad' }));
  await waitFor(() => expect(page.url()).toBe('/my-courses'));
  expect(page.navigations.at(-1)?.replace).toBe(true);
  expect(page.calls.map(({ name }) => name)).toEqual(['getSignInLinkOwner']);
});

test('who takes the link’s account leaves theirs first, then comes to the target', async () => {
  const page = openSignedIn(`/redirect/${aCode()}/my-courses`, { getSignInLinkOwner: bela });
  await page.user.click(await screen.findByRole('button', { name: 'Log in as Bela Wanderer' }));
  await waitFor(() => expect(page.url()).toBe('/my-courses'));
  expect(page.done).toEqual(['left', 'a-token']);
});

test('who a link is for can be asked again when the server did not answer', async () => {
  let isDown = true;
  const page = openSignedIn(`/redirect/${aCode()}/home`, {
    getSignInLinkOwner: () => {
      if (isDown) throw refusal('internal', { status: 500 });
      return bela;
    },
  });
  await screen.findByRole('heading', { name: 'You could not be logged in yet' });
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Log in as someone else?' })).toBeVisible();
});

test('as long as the session is not known, nothing is asked and nothing is used up', () => {
  const page = openSignedIn(`/redirect/${aCode()}/home`, {}, { state: 'pending', user: undefined });
  expect(screen.getByRole('status', { name: 'Logging you in' })).toBeVisible();
  expect(page.calls).toEqual([]);
});

test('the question is in French on a French page', async () => {
  const found = await untranslated(inFrame(<ExternalLoginScreen />), {
    url: `/redirect/${aCode()}/home`,
    session: { user: nadia },
    replies: { getSignInLinkOwner: bela },
    until: bela.full_name,
    except: ['Nadia Haddad', 'Bela Wanderer', '(nadia@example.test).', '(bela@example.test).'],
  });
  expect(found).toEqual([]);
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
