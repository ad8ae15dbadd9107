import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { searchChoiceStore } from '../search/search-choice.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { Header } from './header.tsx';

beforeEach(() => searchChoiceStore.getState().choose({ text: '' }));

const trail = (name: string, slug: string) => ({ id: anId(1), name, slug });
const suggestion = (number: number, name: string) => ({
  id: anId(number),
  name,
  slug: `course-${number}`,
  category: {
    category: trail('Photography', 'photography'),
    sub_category: trail('Technique', 'technique'),
    final_category: trail('Light', 'light'),
  },
});
const replies = {
  sortPublishedCourses: [suggestion(1, 'Drawing with light'), suggestion(2, 'Light for portraits')],
  listSearchSuggestions: {
    courses: [suggestion(2, 'Light for portraits'), suggestion(3, 'Lighting a small stage')],
    categories: [],
    learning_paths: [],
    teachers: [],
  },
};

test('a guest is offered Sign Up and Login, and no menus', () => {
  renderInFrame(<Header />, { url: '/' });
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/marketplace/category');
  expect(screen.queryByRole('button', { name: /Creator/ })).toBeNull();
});

test('a learner may become a content creator and sees what is unread', () => {
  renderInFrame(<Header />, { url: '/home', session: { unreadCount: 3 } });
  expect(screen.getByRole('button', { name: 'Become A Content Creator' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Creator Studio' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toHaveAttribute('href', '/notifications');
});

test.each([['review-course'], ['verify-creator'], ['view-course']] as const)(
  'one with %s, who works for the site or was a creator, is not asked to become one',
  (permission) => {
    renderInFrame(<Header />, { url: '/home', session: { permissions: ['view-course-first-video', permission] } });
    expect(screen.queryByRole('button', { name: 'Become A Content Creator' })).toBeNull();
  },
);

test('one who creates courses has the studio, and is not asked to become what they are', async () => {
  const { user } = renderInFrame(<Header />, {
    url: '/home',
    session: { permissions: ['create-course', 'view-course', 'view-course-all-videos'] },
    screens: ['/course/create', '/course/manage'],
  });
  expect(screen.queryByRole('button', { name: 'Become A Content Creator' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Creator Studio' }));
  const menu = await screen.findByRole('menu');
  // Reports has no live screen here.
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((entry) => entry.textContent),
  ).toEqual(['Create A Course', 'Manage Courses']);
});

test('the profile menu signs out', async () => {
  let left = 0;
  const { user } = renderInFrame(<Header />, {
    url: '/home',
    session: {},
    doors: { signOut: async () => void left++ },
  });
  await user.click(screen.getByRole('button', { name: 'Profile menu of Nadia Haddad, NH' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(left).toBe(1);
});

test('while permissions load there is a spinner', () => {
  renderInFrame(<Header />, { url: '/home', session: { state: 'pending', user: undefined, permissions: [] } });
  expect(screen.getByRole('status', { name: 'Loading your account' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('a picked suggestion carries its category and name to the results', async () => {
  const { user, url } = renderInFrame(<Header />, { url: '/', replies });
  const field = screen.getByRole('combobox', { name: 'Search for a course' });
  expect(field).toHaveAttribute('placeholder', 'Search For A Course...');
  await user.type(field, 'light');
  expect(await screen.findByRole('option', { name: /Lighting a small stage/ })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Drawing with light');
  await user.keyboard('{Enter}');
  expect(url()).toBe('/marketplace/results?q=Drawing+with+light&category=photography');
  expect(screen.queryByRole('option')).toBeNull();
});

test('Enter searches for what was typed, and Escape closes the suggestions', async () => {
  const { user, url } = renderInFrame(<Header />, { url: '/', replies });
  await user.type(screen.getByRole('combobox', { name: 'Search for a course' }), 'light');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.keyboard('{Enter}');
  expect(url()).toBe('/marketplace/results?q=light');
});

test('on the results screen nothing is suggested', async () => {
  const { user, calls } = renderInFrame(<Header />, { url: '/marketplace/results?q=light', replies });
  const field = screen.getByRole('combobox', { name: 'Search for a course' });
  expect(field).toHaveValue('light');
  await user.type(field, ' and shade');
  expect(calls).toEqual([]);
});

test('the package for new creators is downloaded once, however often it is pressed', async () => {
  const links: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.getAttribute('href') ?? '');
  });
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { user, calls } = renderInFrame(<Header />, {
    url: '/home',
    session: { permissions: ['view-course-first-video'] },
    replies: {
      getCreatorPackage: async () => {
        await waiting;
        return { url: '/api/v1.3.0/package.zip?sig=a', bytes: 1000, expires_at: '2026-12-01T00:00:00.000Z' };
      },
    },
  });
  for (const _press of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Become A Content Creator' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download Package' }));
  }
  answer();
  await waitFor(() => expect(links).toEqual(['/api/v1.3.0/package.zip?sig=a']));
  expect(calls.map(({ name }) => name)).toEqual(['getCreatorPackage']);
  click.mockRestore();
});

test('a package that cannot be had is told, and can be asked for again', async () => {
  const { user, calls, toasts } = renderInFrame(<Header />, {
    url: '/home',
    session: { permissions: ['view-course-all-videos'] },
    replies: {
      getCreatorPackage: () => {
        throw refusal('internal', { status: 400 });
      },
    },
  });
  for (const presses of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Become A Content Creator' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download Package' }));
    await waitFor(() => expect(toasts).toHaveLength(presses));
  }
  expect(toasts[0]).toMatchObject({ kind: 'error', message: expect.stringMatching(/package could not be downloaded/) });
  expect(calls).toHaveLength(2);
});

test('the profile menu has its entries in their order, Portfolio for those who may have one', async () => {
  const { user } = renderInFrame(<Header />, { url: '/home', session: { permissions: ['create-portfolio'] } });
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Home',
    'Portfolio',
    'Notifications',
    'My Courses',
    'Certificates',
    'Account Settings',
    'Profile',
    'Billing',
    'Help Centre',
    'Logout',
  ]);
});

test('without the right to a portfolio the profile menu has none', async () => {
  const { user } = renderInFrame(<Header />, { url: '/home', session: { permissions: [] } });
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  expect(await screen.findByRole('menuitem', { name: 'My Courses' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Portfolio' })).toBeNull();
});

test('more unread notifications are said aloud, fewer are not', () => {
  const { setSession } = renderInFrame(<Header />, { url: '/home', session: { unreadCount: 1 } });
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(said()).toBe('');
  act(() => setSession({ unreadCount: 3 }));
  expect(said()).toBe('3 unread notifications');
  expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  act(() => setSession({ unreadCount: 0 }));
  expect(said()).toBe('');
});
