import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aPostSummary, aThread, pageOf } from '../testing/builders.ts';

const categories = [{ id: anId(40), name: 'Design', slug: 'design', course_count: 3, sub_categories: [] }];
const replies = (given: Replies = {}): Replies => ({
  listCategories: categories,
  listPosts: pageOf([aPostSummary()]),
  listReplies: pageOf([]),
  ...given,
});
afterEach(() => window.sessionStorage.clear());

test('a guest reads the list; writing asks to log in and comes back to the form', async () => {
  const { user, url, loginRequests } = renderScreen(<App />, { url: '/community', replies: replies() });
  const link = await screen.findByRole('link', { name: 'How far do you walk?' });
  expect(link).toHaveAttribute('href', `/community/${anId(500)}`);
  expect(screen.getByText('1 post')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My posts' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New post' }));
  expect(loginRequests()).toBe(1);
  expect(url()).toBe('/community?write=1');
});

test('category, order and page stand in the address', async () => {
  const { user, url, calls } = renderScreen(<App />, {
    url: '/community?page=2',
    session: {},
    replies: replies({ listPosts: { ...pageOf([aPostSummary()], 70), page: 2 } }),
  });
  expect(await screen.findByRole('button', { name: 'Page 4' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most helpful');
  expect(url()).toBe('/community?sort=helpful');
  const nav = within(screen.getByRole('navigation', { name: 'Categories', hidden: true }));
  await user.click(await nav.findByRole('link', { name: 'Design', hidden: true }));
  expect(url()).toBe('/community?category=design&sort=helpful');
  await waitFor(() =>
    expect(calls.at(-1)?.query).toMatchObject({ category: 'design', sort: 'helpful', page: 1, per_page: 20 }),
  );
});

test('a search is made when typing stops', async () => {
  const { user, url } = renderScreen(<App />, { url: '/community', replies: replies() });
  await user.type(await screen.findByRole('searchbox', { name: 'Search the posts' }), 'porch');
  await waitFor(() => expect(url()).toBe('/community?q=porch'));
});

test('nothing there, nothing found and nothing of one’s own each say what to do', async () => {
  const none = replies({ listPosts: pageOf([]) });
  const first = renderScreen(<App />, { url: '/community?category=help', session: {}, replies: none });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  first.unmount();
  const second = renderScreen(<App />, { url: '/community?q=zzz', session: {}, replies: none });
  expect(await screen.findByRole('link', { name: 'Show all posts' })).toHaveAttribute('href', '/community');
  second.unmount();
  renderScreen(<App />, { url: '/community?mine=true', session: {}, replies: none });
  expect(await screen.findByRole('heading', { name: 'You have not written a post yet' })).toBeVisible();
});

test('a list that cannot be read offers another try', async () => {
  renderScreen(<App />, {
    url: '/community',
    replies: replies({
      listPosts: () => {
        throw refusal('internal');
      },
    }),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a post is checked, then published once, and its reader goes to it', async () => {
  const { user, url, calls, isGuarded, toasts } = renderScreen(<App />, {
    url: '/community?write=1',
    session: {},
    replies: replies({ createPost: ({ body }) => aThread({ id: body.id, title: body.title }), getPost: aThread() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Title must be between 5 and 120 characters.')).toBeVisible();
  expect(screen.getByText('Text must be between 1 and 5000 characters.')).toBeVisible();
  expect(screen.getAllByText('Choose a category.')).not.toHaveLength(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Help');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Where is the porch?');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'I am **lost**.');
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect((await screen.findByText('lost')).tagName).toBe('STRONG');
  await user.dblClick(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(url()).toMatch(/^\/community\/[0-9a-f-]{36}$/));
  const sent = calls.filter(({ name }) => name === 'createPost');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ category: 'help', title: 'Where is the porch?', body: 'I am **lost**.' });
  expect(toasts).toContainEqual({ kind: 'success', message: 'Your post is published.' });
  expect(isGuarded()).toBe(false);
  expect(window.sessionStorage).toHaveLength(0);
});

test('who goes on while a post is published is not taken to it', async () => {
  const late = lateReply(() => aThread());
  const { user, platform, navigations, toasts } = renderScreen(<App />, {
    url: '/community?write=1&category=help',
    session: {},
    replies: replies({ createPost: late.reply }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Where is the porch?');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'I am lost.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  platform.navigation.navigate('/my-courses');
  await late.come();
  expect(toasts).toContainEqual({ kind: 'success', message: 'Your post is published.' });
  expect(navigations.map(({ to }) => to)).toEqual(['/my-courses']);
  expect(window.sessionStorage).toHaveLength(0);
});

test('a draft outlives a reload and a refusal, keeps its id, and is nobody else’s', async () => {
  let isDown = true;
  const asked = replies({
    createPost: ({ body }) => {
      if (isDown) throw refusal('rate_limited');
      return aThread({ id: body.id });
    },
    getPost: aThread(),
  });
  const options = { url: '/community?write=1&category=help', session: {}, replies: asked };
  const first = renderScreen(<App />, options);
  await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Kept for later');
  await first.user.type(screen.getByRole('textbox', { name: 'Text' }), 'All of it.');
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Help');
  await first.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('your text is kept');
  first.unmount();

  const stranger = renderScreen(<App />, { ...options, session: { user: aUser({ id: anId(9) }) } });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  stranger.unmount();

  isDown = false;
  const second = renderScreen(<App />, options);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Kept for later');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Your draft is kept in this tab.');
  await second.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(second.url()).not.toContain('write'));
  const idOf = ({ calls }: typeof first) =>
    (calls.find(({ name }) => name === 'createPost')?.body as { id: string } | undefined)?.id;
  expect(idOf(second)).toBe(idOf(first));
});

test('the list and the form speak the page’s language', async () => {
  const session = { permissions: ['moderate-content' as const] };
  expect(
    await untranslated(<App />, { url: '/community', session, replies: replies(), until: 'How far do you walk?' }),
  ).toEqual([]);
  expect(
    await untranslated(<App />, { url: '/community?write=1', session, replies: replies(), until: 'Design' }),
  ).toEqual([]);
});
