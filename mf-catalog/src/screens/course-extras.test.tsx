import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aCourse, aTrailer } from '../testing/builders.ts';

const url = '/course-info/drawing-with-light';
const film = { id: anId(71), title: 'What light does', order: 1, duration_s: 125, required: true };
const courseWith = (...lessons: { kind: 'video' | 'text'; is_preview: boolean }[]) =>
  aCourse({
    modules: [
      {
        id: anId(70),
        title: 'Seeing',
        order: 1,
        lessons: lessons.map((lesson, index) => ({ ...film, id: anId(71 + index), ...lesson })),
      },
    ],
  });
const replies = {
  getCourseDetails: courseWith({ kind: 'text', is_preview: true }, { kind: 'video', is_preview: true }),
  listRatings: { items: [], page: 1, per_page: 6, total: 0, distribution: [0, 0, 0, 0, 0], mean: null },
  listRelatedCourses: [],
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

test('the first film that everyone may see is the trailer: it plays in place of the cover, with captions', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  const focus = jest.spyOn(HTMLVideoElement.prototype, 'focus');
  const { user, calls } = renderScreen(<App />, {
    url,
    replies: { ...replies, getLesson: aTrailer({ id: anId(72) }) },
  });
  const button = await screen.findByRole('button', { name: 'Watch the trailer (2 min)' });
  expect(calls.some(({ name }) => name === 'getLesson')).toBe(false);
  await user.click(button);
  const video = await screen.findByLabelText<HTMLVideoElement>('What light does');
  // jsdom gives a film no focus.
  expect(focus.mock.contexts).toContain(video);
  expect(video).toHaveAttribute('src', '/film-480.mp4');
  expect([...video.querySelectorAll('track')].map(({ srclang }) => srclang)).toEqual(['en', 'fr']);
  expect(play).toHaveBeenCalledTimes(1);
  expect(calls.find(({ name }) => name === 'getLesson')?.params).toEqual({ id: anId(72) });
  expect(calls.map(({ name }) => name)).not.toContain('recordProgress');
});

test('a trailer that does not come says so, and can be asked for again', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  let fails = true;
  const { user } = renderScreen(<App />, {
    url,
    replies: {
      ...replies,
      getLesson: () => {
        if (fails) throw refusal('internal');
        return aTrailer();
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Watch the trailer/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByLabelText('What light does')).toBeVisible();
});

test('a film that is not for everyone is no trailer', async () => {
  const getCourseDetails = courseWith({ kind: 'text', is_preview: true }, { kind: 'video', is_preview: false });
  renderScreen(<App />, { url, replies: { ...replies, getCourseDetails } });
  await screen.findByRole('heading', { level: 1, name: 'Drawing with light' });
  expect(screen.queryByRole('button', { name: /trailer/ })).toBeNull();
});

test('the course is shared with what the device has for it, by its address', async () => {
  const share = jest.fn<Navigator['share']>().mockResolvedValue(undefined);
  Object.assign(navigator, { canShare: () => true, share });
  const { user } = renderScreen(<App />, { url, replies });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Drawing with light', url: `${location.origin}${url}` });
});

test('where the device shares nothing, the address is copied', async () => {
  const { user, toasts } = renderScreen(<App />, { url, replies });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'The course’s address is copied.' }]));
  expect(copied).toHaveBeenCalledWith(`${location.origin}${url}`);
});

test('courses like it stand at the end; without any, nothing does', async () => {
  const related = [aCourseCard({ id: anId(105), name: 'Painting with light', slug: 'painting-with-light' })];
  const { unmount } = renderScreen(<App />, { url, replies: { ...replies, listRelatedCourses: related } });
  const section = await screen.findByRole('region', { name: 'Related courses' });
  expect(within(section).getByRole('link', { name: 'Painting with light' })).toHaveAttribute(
    'href',
    '/course-info/painting-with-light',
  );
  unmount();
  renderScreen(<App />, { url, replies });
  await screen.findByRole('heading', { level: 1, name: 'Drawing with light' });
  expect(screen.queryByRole('region', { name: 'Related courses' })).toBeNull();
});

test('a skill leads to all courses that teach it', async () => {
  renderScreen(<App />, { url, replies });
  expect(await screen.findByRole('link', { name: 'Exposure' })).toHaveAttribute(
    'href',
    `/marketplace/results?skill=${anId(60)}`,
  );
});
