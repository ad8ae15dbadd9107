import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { anId, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { type RecordedCall, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';

// Its code takes longer to come than a test waits for.
beforeAll(async () => {
  await Promise.all([
    import('../features/curriculum/curriculum-editor.tsx'),
    import('../sections/course-classes.tsx'),
    import('../features/live-classes/schedule-modal.tsx'),
    import('../features/live-classes/change-modal.tsx'),
    import('../features/live-classes/cancel-modal.tsx'),
  ]);
});
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-03-09T12:00:00Z'),
    doNotFake: [
      'queueMicrotask',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'performance',
    ],
  });
});

const me = aUser({ id: anId(1), full_name: 'Zeno Porch' });
const session = { ...teacher, user: me };
const url = '/course/edit/drawing-with-light?section=curriculum';
const lesson = aLesson({ id: anId(70), kind: 'live', title: 'Light, together', markdown: 'Bring a lamp.' });

const aPlanned = (given: Partial<PlannedClass> = {}): PlannedClass => ({
  id: anId(80),
  course_id: anId(100),
  lesson_id: null,
  series_id: null,
  title: 'Shadows, looked at together',
  description: '',
  date: '2026-03-17',
  time: '18:30',
  time_zone: 'Europe/Berlin',
  duration_min: 60,
  starts_at: '2026-03-17T17:30:00.000Z',
  ends_at: '2026-03-17T18:30:00.000Z',
  status: 'upcoming',
  capacity: null,
  room: 'builtin',
  join_url: null,
  host_url: null,
  hosts: [aTeacher({ id: anId(1), full_name: 'Zeno Porch' })],
  cancel_reason: '',
  recording_lesson_id: null,
  version: 3,
  ...given,
});
const scheduleOf = (...classes: PlannedClass[]) => ({ classes, rooms: ['builtin' as const, 'link' as const] });

const visit = (replies: Replies = {}, at = url, rest = {}) =>
  renderScreen(<App />, {
    url: at,
    session,
    replies: {
      getCourseBuilder: aCourseBuilder({
        modules: [{ id: anId(60), title: 'Light', order: 1, lessons: [lesson] }],
      }),
      listLiveSchedule: scheduleOf(),
      ...replies,
    },
    ...rest,
  });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const sent = (calls: readonly RecordedCall[], name: RecordedCall['name']) =>
  calls.filter((one) => one.name === name).map(({ body }) => body);

test('a series is planned with an exception, said in words before it is sent, and sent once', async () => {
  const { user, calls, toasts } = visit({
    saveLiveSchedule: () => [aPlanned(), aPlanned({ id: anId(81) })],
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule a class' }));
  const form = await dialog('Schedule a class');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Shadows');
  await user.clear(form.getByLabelText('Date'));
  await user.type(form.getByLabelText('Date'), '2026-03-17');
  await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'weekly');
  await user.clear(form.getByRole('spinbutton', { name: 'How often' }));
  await user.type(form.getByRole('spinbutton', { name: 'How often' }), '3');
  await user.click(form.getByRole('checkbox', { name: /24 March/ }));
  expect(form.getByText(/^2 classes: Tue,? 17 March 2026 to Tue,? 31 March 2026, 18:00/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent(calls, 'saveLiveSchedule')).toHaveLength(1));
  expect(sent(calls, 'saveLiveSchedule')[0]).toMatchObject({
    title: 'Shadows',
    dates: ['2026-03-17', '2026-03-31'],
    time: '18:00',
    room: 'builtin',
    host_ids: [anId(1)],
    capacity: null,
  });
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^2 classes are scheduled/));
});

test('what is refused stands at its field, nothing typed is lost, and the same key is sent again', async () => {
  let tries = 0;
  const { user, calls } = visit({
    saveLiveSchedule: () => {
      if (tries++ > 0) return [aPlanned()];
      throw refusal('invalid', { errors: { dates: ['This overlaps another session of the course.'] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule a class' }));
  const form = await dialog('Schedule a class');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Shadows');
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  expect(await form.findByText('This overlaps another session of the course.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Shadows');
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent(calls, 'saveLiveSchedule')).toHaveLength(2));
  const [one, other] = sent(calls, 'saveLiveSchedule') as { key: string }[];
  expect(other!.key).toBe(one!.key);
});

test('a class elsewhere needs its address; another host is found by theirs', async () => {
  const { user, calls } = visit({
    findClassHost: ({ query }) => {
      if (query.email === 'nobody@example.org') {
        throw refusal('invalid', { errors: { email: ['Nobody who teaches here has this email address.'] } });
      }
      return aTeacher({ id: anId(2), full_name: 'Ada Arch' });
    },
    saveLiveSchedule: () => [aPlanned()],
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule a class' }));
  const form = await dialog('Schedule a class');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Shadows');
  await user.selectOptions(form.getByRole('combobox', { name: 'Where it is held' }), 'link');
  await user.type(form.getByRole('textbox', { name: 'Address for learners' }), 'https://live.example.org/a');
  const finder = form.getByRole('textbox', { name: 'Email address of another host' });
  await user.type(finder, 'nobody@example.org{Enter}');
  expect(await form.findByText('Nobody who teaches here has this email address.')).toBeVisible();
  await user.clear(finder);
  await user.type(finder, 'ada@example.org{Enter}');
  expect(await form.findByText(/Ada Arch/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent(calls, 'saveLiveSchedule')).toHaveLength(1));
  expect(sent(calls, 'saveLiveSchedule')[0]).toMatchObject({
    room: 'link',
    join_url: 'https://live.example.org/a',
    host_ids: [anId(1), anId(2)],
  });
});

test('of a class only what was changed is sent, with those that follow where that is wished', async () => {
  const series = { series_id: anId(90) };
  const later = aPlanned({ ...series, id: anId(81), starts_at: '2026-03-24T17:30:00.000Z' });
  const { user, calls } = visit({
    listLiveSchedule: scheduleOf(aPlanned(series), later),
    changeClass: () => [aPlanned(series), later],
  });
  const [edit] = await screen.findAllByRole('button', { name: /^Edit “Shadows/ });
  await user.click(edit!);
  const form = await dialog('Edit the class');
  await user.clear(form.getByLabelText('Begins at'));
  await user.type(form.getByLabelText('Begins at'), '19:15');
  await user.click(form.getByRole('radio', { name: /that follow/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls, 'changeClass')).toEqual([{ version: 3, following: true, change: { time: '19:15' } }]),
  );
});

test('a class is called off with a reason, and held after all by undo', async () => {
  const { user, calls, toasts } = visit({
    listLiveSchedule: scheduleOf(aPlanned()),
    cancelClass: () => [aPlanned({ status: 'cancelled', version: 4 })],
    restoreClass: () => [aPlanned({ version: 5 })],
  });
  await user.click(await screen.findByRole('button', { name: /^Call off “Shadows/ }));
  const form = await dialog(/^Call off/);
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Ill');
  await user.click(form.getByRole('button', { name: 'Call off' }));
  await waitFor(() => expect(sent(calls, 'cancelClass')).toEqual([{ version: 3, following: false, reason: 'Ill' }]));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The class is called off.'));
  toasts.at(-1)!.action!.run();
  await waitFor(() => expect(sent(calls, 'restoreClass')).toEqual([{ version: 4, following: false }]));
});

test('a live lesson shows its own classes, and a new one is planned for it', async () => {
  const own = aPlanned({ lesson_id: lesson.id, title: 'Of the lesson' });
  const { user } = visit({ listLiveSchedule: scheduleOf(aPlanned(), own) }, `${url}&lesson=${lesson.id}`);
  expect(await screen.findByText('Of the lesson')).toBeVisible();
  expect(screen.queryByText('Shadows, looked at together')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Schedule a class' }));
  const form = await dialog('Schedule a class');
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Light, together');
  expect(form.getByRole('combobox', { name: 'Lesson' })).toHaveDisplayValue('Light, together');
});

test('a line of the checklist leads to the classes, which the keyboard goes on from', async () => {
  visit({}, `${url}#live_schedule`);
  const classes = await screen.findByRole('region', { name: 'Live classes' });
  await waitFor(() => expect(classes.parentElement).toHaveFocus());
});

test('every text is there in French', async () => {
  const replies = {
    getCourseBuilder: aCourseBuilder({ modules: [{ id: anId(60), title: 'Light', order: 1, lessons: [lesson] }] }),
    listLiveSchedule: scheduleOf(aPlanned({ status: 'cancelled', cancel_reason: 'Ill' })),
  };
  const until = 'Shadows, looked at together';
  expect(
    await untranslated(<App />, { url, session, replies, until, except: ['Quiz', 'Audience', 'Description'] }),
  ).toEqual([]);
});
