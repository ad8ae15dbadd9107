import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anId, aPathCard, aPathProgress } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { OpenedFromProvider } from '@stoa/shared/federation/opened-from.tsx';
import { App } from '../app.tsx';
import { anEnrolment, aPlayer, aPlayerLesson, aProgressReply, aTextLesson, aVideoLesson } from '../testing/builders.ts';

const first = aPlayerLesson();
const second = aPlayerLesson({ id: anId(72), title: 'Shadows', order: 2 });
const url = '/course/drawing-with-light';

beforeEach(() => localStorage.clear());

/** Once it stands there. */
const theFilm = () =>
  waitFor(() => {
    const video = document.querySelector('video');
    expect(video).not.toBeNull();
    return video!;
  });

test('the course opens at the lesson to go on with, and the address names the next one chosen', async () => {
  const { user, url: address } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first, second], { current_lesson_id: second.id }),
      getLesson: ({ params }) =>
        aTextLesson({ id: params.id, title: params.id === first.id ? first.title : second.title }),
      recordProgress: aProgressReply(first.id),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Shadows' })).toBeVisible();
  const list = screen.getByRole('navigation', { name: 'Lessons' });
  await user.click(within(list).getByRole('button', { name: /What light does/ }));
  expect(address()).toBe(`${url}?lesson=${first.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'What light does' })).toBeVisible();
});

test('a lesson that opens later says when and after what, in the list and where it was asked for', async () => {
  const later = aPlayerLesson({
    id: anId(73),
    title: 'Night',
    order: 3,
    locked: true,
    waits_for: [
      { kind: 'part', part: 'lesson', title: 'Shadows' },
      { kind: 'time', at: '2199-12-03T12:00:00.000Z' },
    ],
  });
  renderScreen(<App />, {
    url: `${url}?lesson=${later.id}`,
    session: {},
    replies: {
      getPlayer: aPlayer([first, second, later]),
      getLesson: ({ params }) => aTextLesson({ id: params.id }),
      recordProgress: aProgressReply(first.id),
    },
  });
  const notice = await screen.findByRole('alert', { name: '“Night” is not open yet' });
  expect(notice).toHaveTextContent('Opens when you have finished “Shadows”.');
  expect(notice).toHaveTextContent('Opens on 3 December 2199.');
  const list = screen.getByRole('navigation', { name: 'Lessons' });
  expect(within(list).getByRole('button', { name: /Night.*Opens when/ })).toBeDisabled();
  expect(await screen.findByRole('heading', { level: 1, name: first.title })).toBeVisible();
});

test('what a lesson was waiting for opens it without a reload', async () => {
  const waits_for = [{ kind: 'part' as const, part: 'lesson' as const, title: first.title }];
  const waiting = { ...second, locked: true, waits_for };
  const done = aProgressReply(first.id);
  const getPlayer = jest
    .fn<() => ReturnType<typeof aPlayer>>()
    .mockReturnValueOnce(aPlayer([first, waiting]))
    .mockReturnValue(aPlayer([{ ...first, progress: done.lessons[0]!.progress }, second]));
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer, getLesson: aTextLesson(), recordProgress: done },
  });
  await user.click(await screen.findByRole('button', { name: /^Mark as done/ }));
  expect(await screen.findByRole('button', { name: 'Next: Shadows' })).toBeVisible();
});

test('another lesson leaves the tab that was chosen, and the address keeps both', async () => {
  const { user, url: address } = renderScreen(<App />, {
    url: `${url}?tab=resources`,
    session: {},
    replies: {
      getPlayer: aPlayer([first, second], { resource_count: 1 }),
      getLesson: ({ params }) => aTextLesson({ id: params.id }),
      listResources: [],
      recordProgress: aProgressReply(first.id),
    },
  });
  const list = await screen.findByRole('navigation', { name: 'Lessons' });
  await user.click(within(list).getByRole('button', { name: /Shadows/ }));
  expect(address()).toBe(`${url}?tab=resources&lesson=${second.id}`);
  expect(await screen.findByRole('tab', { name: 'Files' })).toHaveAttribute('aria-selected', 'true');
});

test('tabs are gone through with the arrow keys, and the address says which is open', async () => {
  const { user, url: address } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first], { resource_count: 1 }),
      getLesson: aTextLesson(),
      listResources: [],
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Overview' }));
  expect(await screen.findByText('Nothing is said of this course yet.')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Files' })).toHaveFocus();
  expect(address()).toBe(`${url}?tab=resources`);
  expect(await screen.findByText(/^There are no files with this lesson/)).toBeVisible();
});

test('the way out leads to where the course was opened from, by its address to one’s courses', async () => {
  const replies = { getPlayer: aPlayer([first]), getLesson: aTextLesson(), recordProgress: aProgressReply(first.id) };
  const from = { to: '/marketplace/results?q=light&level=beginner', title: 'Courses' };
  const opened = renderScreen(
    <OpenedFromProvider value={from}>
      <App />
    </OpenedFromProvider>,
    { url, session: {}, replies },
  );
  expect(await screen.findByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', from.to);
  opened.unmount();
  renderScreen(<App />, { url, session: {}, replies });
  expect(await screen.findByRole('link', { name: 'My courses' })).toHaveAttribute('href', '/my-courses');
});

test('a course that is not there says so and offers to search for another', async () => {
  const { user, url: address } = renderScreen(<App />, {
    url: '/course/no-such-course',
    replies: {
      getPlayer: () => {
        throw refusal('not_found');
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This course could not be found' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search for a course' }), 'light');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/marketplace/results?q=light');
});

test('a lesson marked as done counts at once', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first, second]),
      getLesson: aTextLesson(),
      recordProgress: aProgressReply(first.id),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as done: What light does' }));
  expect(await screen.findByText('50% complete')).toBeVisible();
  const call = calls.find(({ name }) => name === 'recordProgress');
  expect(call?.body).toMatchObject({ events: [{ kind: 'marked_done', lesson_id: first.id }] });
});

test('what a lost line kept back is sent when it is there again', async () => {
  let isDown = true;
  const { user, calls } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first]),
      getLesson: aTextLesson(),
      recordProgress: () => {
        if (isDown) throw refusal('unavailable');
        return aProgressReply(first.id);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as done: What light does' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'recordProgress')).toBe(true));
  isDown = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('50% complete')).toBeVisible();
  const keys = calls.filter(({ name }) => name === 'recordProgress').map(({ body }) => JSON.stringify(body));
  expect(new Set(keys).size).toBe(1);
});

test('the last lesson leads to the certificate', async () => {
  const { user, events } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first]),
      getLesson: aTextLesson(),
      recordProgress: aProgressReply(first.id, {
        enrollment: anEnrolment({ status: 'completed', percentage: 100 }),
        certificate_slug: 'a-certificate',
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as done: What light does' }));
  expect(await screen.findByRole('link', { name: 'See your certificate' })).toHaveAttribute(
    'href',
    '/certificates/a-certificate',
  );
  expect(events.map(({ name }) => name)).toContain('course-completed');
});

const completed = {
  enrollment: anEnrolment({ status: 'completed', percentage: 100 }),
  certificate_slug: 'a-certificate',
};
const aTakenPath = (given: Parameters<typeof aPathProgress>[0] = {}) => ({
  ...aPathCard(),
  progress: aPathProgress(given),
});
const showCompleted = (items: ReturnType<typeof aTakenPath>[]) =>
  renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first], completed),
      getLesson: aTextLesson(),
      listTakenPaths: { items, page: 1, per_page: 3, total: items.length },
    },
  });

test('after a course of a learning path comes the next course of it', async () => {
  const { calls } = showCompleted([aTakenPath()]);
  const path = within(await screen.findByRole('region', { name: 'Seeing and shaping light' }));
  expect(path.getByRole('link', { name: 'Continue with Course 2' })).toHaveAttribute('href', '/course/course-2');
  expect(path.getByRole('link', { name: 'Seeing and shaping light' })).toHaveAttribute(
    'href',
    '/learning-path-info/seeing-light',
  );
  expect(path.getByText('1 of 2 courses completed')).toBeVisible();
  expect(calls.find(({ name }) => name === 'listTakenPaths')?.query).toMatchObject({ course_id: anId(100) });
});

test('the last course of a learning path leads to the certificate of the path', async () => {
  const done = { completed_at: '2026-03-09T09:00:00.000Z', next_course: null, certificate_slug: 'nadia-light' };
  showCompleted([aTakenPath(done)]);
  const path = within(await screen.findByRole('region', { name: 'Seeing and shaping light' }));
  expect(path.getByText(/^You completed the learning path/)).toBeVisible();
  expect(path.getByRole('link', { name: 'View certificate' })).toHaveAttribute('href', '/certificates/nadia-light');
});

test('after a course of no path nothing is said of paths', async () => {
  const { calls } = showCompleted([]);
  expect(await screen.findByRole('link', { name: 'See your certificate' })).toBeVisible();
  await waitFor(() => expect(calls.some(({ name }) => name === 'listTakenPaths')).toBe(true));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('one who is not enrolled sees what is locked and how to open it', async () => {
  renderScreen(<App />, {
    url: '/course/player/preview/drawing-with-light',
    replies: {
      getPlayer: aPlayer([first, { ...second, locked: true }], { enrollment: null }),
      getLesson: aTextLesson(),
    },
  });
  const list = await screen.findByRole('navigation', { name: 'Lessons' });
  expect(within(list).getByRole('button', { name: /Shadows/ })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'About the course' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
});

test('one who only looks inside is not offered to mark as done what would be recorded nowhere', async () => {
  renderScreen(<App />, {
    url: '/course/player/preview/drawing-with-light',
    replies: { getPlayer: aPlayer([first], { enrollment: null }), getLesson: aTextLesson() },
  });
  expect(await screen.findByText('straight')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as done/ })).toBeNull();
});

test('one whose money went back, who opens the course again, is told why it is closed', async () => {
  renderScreen(<App />, {
    url,
    replies: {
      getPlayer: aPlayer([first, { ...second, locked: true }], { enrollment: null, ended: 'refunded' }),
      getLesson: aTextLesson(),
    },
  });
  expect(await screen.findByText(/money for this course was paid back/)).toBeVisible();
  expect(screen.getByText(/How far you were is kept/)).toBeVisible();
  expect(screen.queryByText(/You are not enrolled/)).toBeNull();
});

test('choosing the video on stage plays it, choosing it again pauses it', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const film = aPlayerLesson({ kind: 'video' });
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([film]),
      getLesson: aVideoLesson(),
    },
  });
  await theFilm();
  const button = screen.getByRole('button', { name: /What light does/ });
  await user.click(button);
  expect(play).toHaveBeenCalledTimes(1);
  const paused = jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  await user.click(button);
  expect(pause).toHaveBeenCalledTimes(1);
  for (const spy of [play, pause, paused]) spy.mockRestore();
});

test('a link to a second of a film begins there, and the next lesson at its own beginning', async () => {
  const [film, other] = [aPlayerLesson({ kind: 'video' }), aPlayerLesson({ id: anId(72), title: 'Shadows', order: 2 })];
  const { user, url: address } = renderScreen(<App />, {
    url: `${url}?lesson=${film.id}&at=42`,
    session: {},
    replies: {
      getPlayer: aPlayer([film, other]),
      getLesson: ({ params }) =>
        params.id === film.id ? aVideoLesson() : aTextLesson({ id: other.id, title: other.title }),
      recordProgress: aProgressReply(film.id),
    },
  });
  const video = await theFilm();
  await waitFor(() => expect(video.currentTime).toBe(42));
  const list = screen.getByRole('navigation', { name: 'Lessons' });
  await user.click(within(list).getByRole('button', { name: /Shadows/ }));
  expect(address()).toBe(`${url}?lesson=${other.id}`);
});

test('a speed chosen while the video is still coming holds when it has come, and for the next one', async () => {
  renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer: aPlayer([aPlayerLesson({ kind: 'video' })]), getLesson: aVideoLesson() },
  });
  const video = await theFilm();
  // A browser tells of the new rate a task later, and the film's length may be there before; jsdom tells of it at once.
  const holdBack = (event: Event) => event.stopPropagation();
  document.addEventListener('ratechange', holdBack, { capture: true });
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  fireEvent(video, new Event('loadedmetadata'));
  document.removeEventListener('ratechange', holdBack, { capture: true });
  fireEvent(video, new Event('ratechange'));
  expect(video.playbackRate).toBe(1.5);
  expect(localStorage.getItem('stoa.player.speed')).toBe('1.5');
  expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
});

test('a video has all of its captions, also where several are of one language', async () => {
  const said = jest.spyOn(console, 'error');
  const labels = ['English', 'English, simple', 'English, with sounds'];
  renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([aPlayerLesson({ kind: 'video' })]),
      getLesson: aVideoLesson(labels.map((label, index) => ({ language: 'en', label, url: `/v-${index}.vtt` }))),
    },
  });
  await theFilm();
  const tracks = Array.from(document.querySelectorAll('track'), ({ label }) => label);
  expect(tracks).toEqual(labels);
  // React tells there of keys that stand twice.
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
