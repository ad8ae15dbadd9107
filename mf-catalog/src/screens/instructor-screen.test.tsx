import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { anInstructor } from '../testing/builders.ts';

const url = `/instructor/${anId(90)}`;
const oneCourse = { items: [aCourseCard({ name: 'Letters by hand' })], page: 1, per_page: 12, total: 1 };
const show = (replies: Replies = {}, session?: object) =>
  renderScreen(<App />, {
    url,
    ...(session && { session }),
    replies: { getInstructor: anInstructor(), listInstructorCourses: oneCourse, ...replies },
  });

test('a teacher’s page tells who they are, in figures and words, and lists their courses', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Iris Winter' })).toBeVisible();
  expect(screen.getByText('Draws letters.')).toBeVisible();
  expect(within(screen.getByText('Learners').parentElement!).getByText('1,204')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Letters by hand' })).toBeVisible();
});

test('following shows at once how many follow now, and can be ended', async () => {
  const { user, calls } = show(
    {
      followInstructor: { is_followed: true, follower_count: 8 },
      unfollowInstructor: { is_followed: false, follower_count: 7 },
    },
    {},
  );
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  const following = await screen.findByRole('button', { name: 'Following', pressed: true });
  expect(within(screen.getByText('Followers').parentElement!).getByText('8')).toBeVisible();
  await user.click(following);
  expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  expect(calls.filter(({ name }) => name.endsWith('followInstructor')).map(({ name }) => name)).toEqual([
    'followInstructor',
    'unfollowInstructor',
  ]);
});

test('a guest logs in first, and nothing was asked of the server', async () => {
  const { user, calls, loginRequests } = show();
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(loginRequests()).toBe(1);
  expect(calls.map(({ name }) => name)).not.toContain('followInstructor');
});

test('nobody is offered to follow themself', async () => {
  show({ getInstructor: anInstructor({ is_self: true }) }, {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Iris Winter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
});

test.each(['not_found', 'invalid'] as const)('an address of nobody says so (%s)', async (code) => {
  show({
    getInstructor: () => {
      throw refusal(code);
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nobody teaches here at this address' })).toBeVisible();
});

test('many courses come page by page, and the page stands in the address', async () => {
  const { user, calls, url: address } = show({ listInstructorCourses: { ...oneCourse, total: 30 } });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listInstructorCourses')?.query).toMatchObject({ page: 2 }),
  );
  expect(address()).toBe(`${url}?page=2`);
});
