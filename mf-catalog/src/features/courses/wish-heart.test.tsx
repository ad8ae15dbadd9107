import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';
import { aCourseList, aTree } from '../../testing/builders.ts';

const course = aCourseCard();
const NAME = 'Put Drawing with light on your wish list';

/** A wish list as the server keeps it. */
function aWishList(): { replies: Replies; ids: string[] } {
  const ids: string[] = [];
  const replies: Replies = {
    listCategories: aTree(),
    listCourses: aCourseList([course]),
    listWishedIds: () => [...ids],
    addWish: ({ params }) => {
      ids.unshift(params.id);
      return [...ids];
    },
    removeWish: ({ params }) => {
      ids.splice(ids.indexOf(params.id), 1);
      return [...ids];
    },
  };
  return { replies, ids };
}
const results = (session: object | undefined, replies: Replies) =>
  renderScreen(<App />, { url: '/marketplace/results', ...(session && { session }), replies });

test('the heart of a card puts a course on the wish list, and the undo takes it off again', async () => {
  const { replies, ids } = aWishList();
  const { user, toasts } = results({}, replies);
  const heart = await screen.findByRole('button', { name: NAME, pressed: false });
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^“Drawing with light” is on your wish list/));
  expect(ids).toEqual([course.id]);
  toasts.at(-1)?.action?.run();
  await waitFor(() => expect(ids).toEqual([]));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

test('a heart shows at once what was pressed, and takes it back where it was refused', async () => {
  const { replies } = aWishList();
  let refuse = (): void => {};
  const refused = new Promise<never>((_, reject) => {
    refuse = () => reject(refusal('own_course', { status: 403 }));
  });
  const { user, toasts } = results({}, { ...replies, addWish: () => refused });
  const heart = await screen.findByRole('button', { name: NAME });
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  refuse();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(toasts.at(-1)).toMatchObject({ kind: 'error', message: 'You teach this course yourself.' });
});

test('a guest is sent to log in, and what they wished for is done when they are back', async () => {
  const { replies, ids } = aWishList();
  const guest = results(undefined, replies);
  await guest.user.click(await screen.findByRole('button', { name: NAME }));
  expect(guest.loginRequests()).toBe(1);
  expect(ids).toEqual([]);
  guest.unmount();
  const { toasts } = results({}, replies);
  await waitFor(() => expect(ids).toEqual([course.id]));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success' }));
});

test('a guest who takes the course already is told so when they are back', async () => {
  const { replies, ids } = aWishList();
  const guest = results(undefined, replies);
  await guest.user.click(await screen.findByRole('button', { name: NAME }));
  guest.unmount();
  const taken = aCourseList([aCourseCard({ student_percentage: 40 })]);
  const { toasts } = results({}, { ...replies, listCourses: taken });
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('You take “Drawing with light” already.'));
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  expect(ids).toEqual([]);
});

test('whoever comes back as a guest is asked anew', async () => {
  const { replies, ids } = aWishList();
  const guest = results(undefined, replies);
  await guest.user.click(await screen.findByRole('button', { name: NAME }));
  guest.unmount();
  const again = results(undefined, replies);
  await screen.findByRole('button', { name: NAME });
  again.unmount();
  results({}, replies);
  await screen.findByRole('button', { name: NAME, pressed: false });
  expect(ids).toEqual([]);
});

test('nobody wishes for what they teach', async () => {
  const own = aCourseCard({ id: anId(9), creator: { ...course.creator, id: anId(1) } });
  const { replies } = aWishList();
  results({}, { ...replies, listCourses: aCourseList([own, course]) });
  await screen.findByRole('button', { name: NAME });
  expect(screen.getAllByRole('button', { name: NAME })).toHaveLength(1);
});
