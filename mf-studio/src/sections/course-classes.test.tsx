import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';
import { InBuilder } from '../testing/in-builder.tsx';
import { aLiveClass, aPlannedClass } from '../testing/live-builders.ts';
import { CourseClasses } from './course-classes.tsx';

const film = aLesson({ id: anId(71), kind: 'video', title: 'Shadows, as filmed' });
const lesson = aLesson({ id: anId(70), kind: 'live', title: 'Light, together' });
const modules = [{ id: anId(60), title: 'Light', order: 1, lessons: [lesson, film] }];
const session = { ...teacher, user: aUser({ id: anId(1), full_name: 'Zeno Porch' }) };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-17T17:20:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Shown {
  classes: PlannedClass[];
  doors?: LiveClass[];
  replies?: Replies;
  status?: 'draft' | 'in_review';
}

/** What has no upload under way. */
const still = () =>
  createUploadStore({
    getFile: async () => aStoredFile(),
    openCarrier: async () => ({ start: () => undefined, abort: async () => undefined }),
  });

function show({ classes, doors = [], replies = {}, status = 'draft' }: Shown, uploads = still()) {
  const course = aCourseBuilder({ modules, status, ...(status === 'in_review' && { actions: ['withdraw'] }) });
  const shown = (
    <InBuilder course={course} uploads={uploads}>
      <CourseClasses lessonId={null} />
    </InBuilder>
  );
  const given: Replies = {
    listLiveSchedule: { classes, rooms: ['builtin', 'link'] },
    listCourseClasses: doors,
    ...replies,
  };
  return renderScreen(shown, { url: '/', session, replies: given });
}
const card = async (name = 'Shadows, looked at together') => within(await screen.findByRole('article', { name }));

test('while the door of a class is open, its room opens in a new tab; before that, no way in is offered', async () => {
  const later = aPlannedClass({ id: anId(81), title: 'Later' });
  show({
    classes: [aPlannedClass(), later],
    doors: [aLiveClass({ can_join: true }), aLiveClass({ id: anId(81), calendar_url: '/later.ics' })],
  });
  const room = await (await card()).findByRole('link', { name: /^Go to the room/ });
  expect(room).toHaveAttribute('href', `/live-class/${anId(80)}`);
  expect(room).toHaveAttribute('target', '_blank');
  const shut = await card('Later');
  expect(await shut.findByRole('link', { name: /^Add to calendar: “Later”/ })).toHaveAttribute('href', '/later.ics');
  expect(shut.queryByRole('link', { name: /^Go to the room/ })).toBeNull();
});

test('a class held elsewhere is reached by its address, also where the browser opens no tab', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  let tries = 0;
  const { user } = show({
    classes: [aPlannedClass({ room: 'jitsi' })],
    doors: [aLiveClass({ can_join: true })],
    replies: {
      joinClass: () => {
        if (tries++ === 0) throw refusal('class_closed');
        return { url: 'https://rooms.example.org/shadows' };
      },
    },
  });
  const shown = await card();
  await user.click(await shown.findByRole('button', { name: /^Go to the room/ }));
  expect(await shown.findByText(/^The door of this class is shut/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: /^Go to the room/ }));
  expect(await shown.findByRole('link', { name: /^Open the class/ })).toHaveAttribute(
    'href',
    'https://rooms.example.org/shadows',
  );
});

test('a class leads to its lesson, to that of its recording and to its register, and says why it was called off', async () => {
  show({
    classes: [
      aPlannedClass({ status: 'ended', lesson_id: lesson.id, recording_lesson_id: film.id }),
      aPlannedClass({ id: anId(81), title: 'Dusk', status: 'cancelled', cancel_reason: 'Ill' }),
    ],
  });
  const shown = await card();
  const inCurriculum = '/course/edit/drawing-with-light?section=curriculum';
  for (const [name, href] of [
    ['Light, together', `${inCurriculum}&lesson=${lesson.id}`],
    ['Shadows, as filmed', `${inCurriculum}&lesson=${film.id}`],
    [/^Register of/, `/course/attendance?class=${anId(80)}`],
  ] as const) {
    expect(shown.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect((await card('Dusk')).getByText(/Reason: Ill/)).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('of a series that was called off it is asked how many of its classes are held after all', async () => {
  const off = { series_id: anId(90), status: 'cancelled', starts_at: '2026-03-18T17:30:00.000Z' } as const;
  const { user, calls } = show({
    classes: [
      aPlannedClass(off),
      aPlannedClass({ ...off, id: anId(81), title: 'Dusk', starts_at: '2026-03-25T17:30:00.000Z' }),
    ],
    replies: { restoreClass: () => [aPlannedClass()] },
  });
  await user.click(await screen.findByRole('button', { name: /^Hold “Shadows/ }));
  const asked = within(await screen.findByRole('dialog', { name: /^Hold “Shadows/ }));
  await user.click(asked.getByRole('radio', { name: /that follow/ }));
  await user.click(asked.getByRole('button', { name: 'Hold it after all' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'restoreClass')?.body).toEqual({ version: 3, following: true }),
  );
});

test('what was called off and whose hour is past is held no more', async () => {
  show({ classes: [aPlannedClass({ status: 'cancelled', starts_at: '2026-03-17T17:00:00.000Z' })] });
  await card();
  expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull();
});

test('a film that was uploaded becomes a lesson, and what is refused is said', async () => {
  let tries = 0;
  const uploads = still();
  const { user, calls } = show(
    {
      classes: [aPlannedClass({ status: 'ended' })],
      replies: {
        keepRecording: () => {
          if (tries++ === 0) throw refusal('course_in_review');
          return { lesson_id: film.id, course: { name: 'Drawing with light', slug: 'drawing-with-light' } };
        },
      },
    },
    uploads,
  );
  const begin = jest.spyOn(uploads.getState(), 'begin');
  await user.click(await screen.findByRole('button', { name: /^Upload a recording of/ }));
  // Code is fetched in real time: of the other, all that a test waits for passes at once.
  jest.useRealTimers();
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a recording' }));
  const mp4 = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom'), ...new Uint8Array(64)]);
  await user.upload(
    dialog.getByLabelText('Film of the class', { selector: 'input' }),
    new File([mp4], 'film.mp4', { type: 'video/mp4' }),
  );
  await waitFor(() => expect(begin).toHaveBeenCalled());
  const onReady = begin.mock.calls[0]![2];
  await act(async () => onReady(aStoredFile({ id: anId(500) })));
  expect(await dialog.findByText(/^The course is with a reviewer/)).toBeVisible();
  // What is uploaded once is not uploaded again.
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Open the lesson' })).toHaveAttribute(
    'href',
    `/course/edit/drawing-with-light?section=curriculum&lesson=${film.id}`,
  );
  expect(calls.filter(({ name }) => name === 'keepRecording').at(-1)?.body).toEqual({
    file_id: anId(500),
    replaces: false,
  });
});

test('a second recording takes the place of the first only once that is asked', async () => {
  const uploads = still();
  const { user, calls } = show(
    {
      classes: [aPlannedClass({ status: 'ended' })],
      replies: {
        keepRecording: ({ body }) => {
          if (!(body as { replaces: boolean }).replaces) throw refusal('conflict');
          return { lesson_id: film.id, course: { name: 'Drawing with light', slug: 'drawing-with-light' } };
        },
      },
    },
    uploads,
  );
  const begin = jest.spyOn(uploads.getState(), 'begin');
  await user.click(await screen.findByRole('button', { name: /^Upload a recording of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a recording' }));
  const webm = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...new Uint8Array(64)]);
  const input = dialog.getByLabelText('Film of the class', { selector: 'input' });
  await user.upload(input, new File([webm], 'film.webm', { type: 'video/webm' }));
  await waitFor(() => expect(begin).toHaveBeenCalled());
  await act(async () => begin.mock.calls[0]![2](aStoredFile({ id: anId(500) })));
  expect(await dialog.findByText(/^This class has a recording already/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Replace it' }));
  expect(await dialog.findByRole('link', { name: 'Open the lesson' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'keepRecording').map(({ body }) => body)).toMatchObject([
    { replaces: false },
    { replaces: true },
  ]);
});

test('while a course is reviewed its classes are still planned, but no recording is put in', async () => {
  show({
    status: 'in_review',
    classes: [aPlannedClass(), aPlannedClass({ id: anId(81), title: 'Dusk', status: 'ended' })],
  });
  expect(await screen.findByRole('button', { name: 'Schedule a class' })).toBeEnabled();
  expect((await card()).getByRole('button', { name: /^Edit/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Upload a recording/ })).toBeNull();
});

test('a schedule that cannot be read says so, and is read again', async () => {
  let tries = 0;
  const { user } = show({
    classes: [],
    replies: {
      listLiveSchedule: () => {
        if (tries++ === 0) throw refusal('forbidden');
        return { classes: [], rooms: ['builtin'] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No live class is planned')).toBeVisible();
});

test('nothing of the classes stays in English for who reads French', async () => {
  const series = { series_id: anId(90), capacity: 4, lesson_id: lesson.id };
  const classes = [
    aPlannedClass({ ...series, status: 'live' }),
    aPlannedClass({ id: anId(81), room: 'link', join_url: 'https://a.example.org', recording_lesson_id: film.id }),
    aPlannedClass({ id: anId(82), status: 'ended' }),
    aPlannedClass({ id: anId(83), status: 'cancelled', cancel_reason: 'Ill', starts_at: '2026-03-18T17:30:00.000Z' }),
  ];
  const shown = (
    <InBuilder course={aCourseBuilder({ modules })} uploads={still()}>
      <CourseClasses lessonId={null} />
    </InBuilder>
  );
  const replies: Replies = {
    getCourseBuilder: aCourseBuilder({ modules }),
    listLiveSchedule: { classes, rooms: ['builtin'] },
    listCourseClasses: classes.slice(0, 2).map(({ id }) => aLiveClass({ id, can_join: true })),
  };
  const until = /^(Add to calendar|Ajouter à l’agenda)$/;
  expect(await untranslated(shown, { url: '/', session, replies, until })).toEqual([]);
});
