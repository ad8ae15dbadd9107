import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Submission } from '@stoa/shared/contract/learning/assignments.ts';
import type { NextLiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aDueAssignment, aLiveClass, anEnrolledCourse, aWeeklyGoal, takenPaths } from '../testing/builders.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-03-10T10:00:00.000Z').getTime();
const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

beforeEach(() => {
  jest.useFakeTimers({ now: START - 90 * MINUTE_MS });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const replies = (given: Replies = {}): Replies => ({
  listEnrolments: { items: [anEnrolledCourse()], page: 1, per_page: 5, total: 1 },
  listCertificates: [],
  listRecommendations: [],
  getIntroduction: null,
  listNextClasses: [],
  listDueAssignments: [],
  listDuePathAssignments: [],
  listTakenPaths: takenPaths(),
  getWeeklyGoal: aWeeklyGoal(),
  ...given,
});
const open = (given: Replies) => renderScreen(<App />, { url: '/home', session: {}, replies: replies(given) });
/** Once it is loaded. */
async function region(name: string): Promise<HTMLElement> {
  await screen.findByRole('region', { name });
  await pass(1000);
  return screen.getByRole('region', { name });
}
const nextClass = () => region('Next live class');
const due = () => region('Due assignments');

/** What the server says of the class, by its own clock. */
function served(given: Partial<NextLiveClass> = {}): NextLiveClass[] {
  const liveClass = aLiveClass(given);
  const now = Date.now();
  const at = (instant: string) => new Date(instant).getTime();
  if (now >= at(liveClass.ends_at)) return [];
  return [
    {
      ...liveClass,
      status: now >= at(liveClass.starts_at) ? 'live' : 'upcoming',
      can_join: now >= at(liveClass.opens_at),
    },
  ];
}

test('the next class says what, when, with whom, and counts down by itself', async () => {
  open({ listNextClasses: () => served() });
  const section = await nextClass();
  expect(within(section).getByRole('heading', { name: 'Shadows, looked at together' })).toBeVisible();
  expect(within(section).getByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course/drawing-with-light',
  );
  expect(within(section).getByRole('link', { name: 'Omar Saleh' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/instructor\//),
  );
  expect(within(section).getByText(/^Tuesday 10 March, \d\d:\d\d–\d\d:\d\d$/)).toBeVisible();
  expect(within(section).getByText('Starts in 1 h 30 min')).toBeVisible();
  await pass(30 * MINUTE_MS);
  expect(within(section).getByText('Starts in 1 h')).toBeVisible();
  expect(within(section).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/v1.3.0/courses/live/40/en/class.ics?signature=good',
  );
});

test('the name of a host without a page leads nowhere', async () => {
  open({ listNextClasses: () => served({ host_has_page: false }) });
  const section = await nextClass();
  expect(within(section).getByText(/Omar Saleh/)).toBeVisible();
  expect(within(section).queryByRole('link', { name: 'Omar Saleh' })).toBeNull();
});

test('the way in opens a quarter of an hour before the start, and the class makes room for the next, without a reload', async () => {
  const second = aLiveClass({
    id: anId(41),
    title: 'Dusk',
    opens_at: '2026-03-11T09:45:00.000Z',
    starts_at: '2026-03-11T10:00:00.000Z',
    ends_at: '2026-03-11T11:00:00.000Z',
  });
  open({ listNextClasses: () => [...served(), second].slice(0, 1) });
  const section = await nextClass();
  expect(within(section).getByRole('button', { name: 'Join' })).toBeDisabled();
  expect(within(section).getByRole('status')).toHaveTextContent(
    `You can join from ${clock('2026-03-10T09:45:00.000Z')}.`,
  );
  await pass(74 * MINUTE_MS);
  expect(within(section).getByRole('button', { name: 'Join' })).toBeDisabled();
  await pass(MINUTE_MS + 1000);
  expect(within(section).getByRole('button', { name: 'Join' })).toBeEnabled();
  expect(within(section).getByRole('status')).toHaveTextContent('You can join now.');
  await pass(15 * MINUTE_MS);
  expect(within(section).getByText('On now')).toBeVisible();
  await pass(60 * MINUTE_MS);
  expect(within(section).getByRole('heading', { name: 'Dusk' })).toBeVisible();
  expect(within(section).getByText('Starts in 23 h')).toBeVisible();
});

const room = 'https://live.example.org/room';
const nowOpen = (given: Partial<NextLiveClass> = {}) => [aLiveClass({ status: 'live', can_join: true, ...given })];
async function press(name: string): Promise<HTMLElement> {
  jest.setSystemTime(START);
  const section = await nextClass();
  fireEvent.click(within(section).getByRole('button', { name }));
  await pass(100);
  return section;
}

test('a class on this site is joined in this tab, and its host starts it', async () => {
  const opened = jest.spyOn(window, 'open');
  const { navigations, calls } = open({
    listNextClasses: nowOpen({ is_host: true }),
    joinClass: { url: '/home?class=on' },
  });
  const section = await press('Start the class');
  expect(within(section).getByText('You are holding this class')).toBeVisible();
  expect(within(section).getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    `/course/attendance?class=${anId(40)}`,
  );
  expect(calls.find(({ name }) => name === 'joinClass')?.params).toEqual({ id: anId(40) });
  expect(navigations).toEqual([{ to: '/home?class=on', replace: false }]);
  expect(opened).not.toHaveBeenCalled();
});

test('a class elsewhere is joined in a new tab, which knows nothing of this one', async () => {
  const tab = { opener: window } as Window;
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab);
  const { navigations } = open({ listNextClasses: nowOpen(), joinClass: { url: room } });
  const section = await press('Join');
  expect(opened).toHaveBeenCalledWith(room, '_blank');
  expect(tab.opener).toBeNull();
  expect(navigations).toEqual([]);
  expect(within(section).queryByRole('link', { name: /^Open the class|^Register/ })).toBeNull();
});

test('where the browser opens no tab, a link leads into the class', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  open({ listNextClasses: nowOpen(), joinClass: { url: room } });
  const section = await press('Join');
  expect(within(section).getByRole('status')).toHaveTextContent('Your browser did not open the new tab.');
  const way = within(section).getByRole('link', { name: 'Open the class (opens in a new tab)' });
  expect(way).toHaveAttribute('href', room);
  expect(way).toHaveAttribute('target', '_blank');
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
});

test('whoever presses twice is written down once, and is led in once', async () => {
  const late = Promise.withResolvers<void>();
  const opened = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  const { calls } = open({
    listNextClasses: nowOpen(),
    joinClass: () => late.promise.then(() => ({ url: room })),
  });
  const section = await press('Join');
  fireEvent.click(within(section).getByRole('button', { name: 'Join' }));
  late.resolve();
  await pass(100);
  expect(calls.filter(({ name }) => name === 'joinClass')).toHaveLength(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a class that cannot be joined says beside the button why, and what to do', async () => {
  let code: 'class_full' | 'not_enrolled' | 'internal' = 'class_full';
  open({
    listNextClasses: nowOpen(),
    joinClass: () => {
      throw refusal(code);
    },
  });
  const section = await press('Join');
  expect(within(section).getByRole('alert')).toHaveTextContent(
    'This class has no room left. Ask its host whether it will be held again.',
  );
  code = 'not_enrolled';
  await press('Join');
  expect(within(section).getByRole('alert')).toHaveTextContent('Enrol again to join its classes.');
  expect(within(section).getByRole('link', { name: 'Go to the course' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
  code = 'internal';
  await press('Join');
  expect(within(section).getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
});

test('of a class that was put off the new times are shown', async () => {
  const putOff = {
    opens_at: '2026-03-10T14:45:00.000Z',
    starts_at: '2026-03-10T15:00:00.000Z',
    ends_at: '2026-03-10T16:00:00.000Z',
  };
  let isPutOff = false;
  open({
    listNextClasses: () => (isPutOff ? [aLiveClass(putOff)] : nowOpen()),
    joinClass: () => {
      isPutOff = true;
      throw refusal('class_closed');
    },
  });
  const section = await press('Join');
  expect(within(section).getByRole('alert')).toHaveTextContent('This class is not open now.');
  expect(within(section).getByRole('button', { name: 'Join' })).toBeDisabled();
  expect(within(section).getByText('Starts in 5 h')).toBeVisible();
});

test('the zone of the class is named where it is another than the reader’s', async () => {
  open({ listNextClasses: [aLiveClass({ time_zone: 'Pacific/Kiritimati', description: 'Bring a lamp.' })] });
  const section = await nextClass();
  expect(within(section).getByText(/in the time zone of the class \(Line Islands Time\)$/)).toBeVisible();
  expect(within(section).getByText('Bring a lamp.')).not.toBeVisible();
  fireEvent.click(within(section).getByText('About this class'));
  expect(within(section).getByText('Bring a lamp.')).toBeVisible();
});

const returned: Submission = {
  id: anId(51),
  status: 'returned',
  attempt: 1,
  late: false,
  score: null,
  judged_by: { pass_mark: 60, rubric: [] },
  points: [],
  feedback: 'The evenings are missing.',
  reviewed_by: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
  reviewed_at: '2026-03-09T09:00:00.000Z',
  submitted_at: '2026-03-08T09:00:00.000Z',
};

test('assignments say when they are due, what is overdue in words, and what the reviewer wrote', async () => {
  open({
    listDueAssignments: [
      aDueAssignment({ id: anId(50), title: 'Evening light', submission: returned }),
      aDueAssignment({ id: anId(52), title: 'Late light', overdue: true, due_at: '2026-03-07T08:30:00.000Z' }),
      aDueAssignment({ id: anId(53), title: 'Any light', due_at: null, due_days: null, required: false }),
    ],
  });
  const [first, second, third] = within(await due()).getAllByRole('listitem') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(first).getByText('Returned')).toBeVisible();
  expect(within(first).getByRole('figure')).toHaveTextContent('Feedback from Omar SalehThe evenings are missing.');
  expect(within(first).getByText('Due 15 March 2026 (in 5 days)')).toBeVisible();
  expect(within(first).getByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course/drawing-with-light',
  );
  expect(within(second).getByText('Overdue')).toBeVisible();
  expect(within(second).getByText('Was due 7 March 2026 (3 days ago)')).toBeVisible();
  expect(within(third).getByText('No due date')).toBeVisible();
  expect(within(third).getByText('Optional')).toBeVisible();
});

test('an assignment leads to its lesson, where it is handed in or improved; a draft says that it is one', async () => {
  open({
    listDueAssignments: [
      aDueAssignment({ id: anId(50), title: 'Evening light', submission: returned }),
      aDueAssignment({ id: anId(52), title: 'Late light', submission: { ...returned, status: 'draft' } }),
      aDueAssignment({ id: anId(53), title: 'Any light' }),
    ],
  });
  const section = within(await due());
  const lesson = (number: number) => `/course/drawing-with-light?lesson=${anId(number)}`;
  expect(section.getByText(/^Open an assignment/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Evening light' })).toHaveAttribute('href', lesson(50));
  expect(section.getByRole('link', { name: 'Improve and hand in again: Evening light' })).toHaveAttribute(
    'href',
    lesson(50),
  );
  expect(section.getByText('Draft')).toBeVisible();
  expect(section.getByRole('link', { name: 'Hand in: Late light' })).toHaveAttribute('href', lesson(52));
  expect(section.getByRole('link', { name: 'Hand in: Any light' })).toHaveAttribute('href', lesson(53));
});

test('what a learning path asks for stands among them, by how much it presses', async () => {
  const { course: _course, ...work } = aDueAssignment({ id: anId(54), title: 'Throw a cup', submission: returned });
  open({
    listDueAssignments: [aDueAssignment({ id: anId(53), title: 'Any light' })],
    listDuePathAssignments: [{ ...work, path: { id: anId(300), slug: 'clay', title: 'From clay to cup' } }],
  });
  const section = within(await due());
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Throw a cup',
    'Any light',
  ]);
  expect(section.getByRole('link', { name: 'Throw a cup' })).toHaveAttribute(
    'href',
    `/learning-path/assignment/${anId(54)}`,
  );
  expect(section.getByRole('link', { name: 'From clay to cup' })).toHaveAttribute('href', '/learning-path-info/clay');
});

test('without a limit the attempts are not counted against one', async () => {
  open({ listDueAssignments: [aDueAssignment({ max_attempts: null, submission: returned })] });
  const section = await due();
  fireEvent.click(within(section).getByText('Read the instructions', { exact: false, selector: 'summary' }));
  await pass(100);
  expect(within(section).getByText(/So far: attempt 1\.$/)).toBeVisible();
});

test('the instructions can be read in full where the assignment stands', async () => {
  open({ listDueAssignments: [aDueAssignment({ submission_type: 'file', max_files: 2, submission: returned })] });
  const section = await due();
  expect(within(section).queryByText('one window')).toBeNull();
  fireEvent.click(within(section).getByText('Read the instructions', { exact: false, selector: 'summary' }));
  await pass(100);
  expect(await within(section).findByText('one window')).toBeVisible();
  expect(within(section).getByText(/^What to hand in: up to 2 files\./)).toHaveTextContent(
    'Pass mark: 60 of 100. So far: attempt 1 of 3.',
  );
});

test('three are shown at first, and all on demand', async () => {
  const many = [1, 2, 3, 4, 5].map((number) => aDueAssignment({ id: anId(number), title: `Light number ${number}` }));
  open({ listDueAssignments: many });
  const section = await due();
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(within(section).getByRole('button', { name: 'Show all 5 assignments' }));
  expect(within(section).getAllByRole('listitem')).toHaveLength(5);
});

test('where there is neither a class nor an assignment, neither is drawn', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Continue learning' })).toBeVisible();
  await pass(1000);
  expect(screen.queryByRole('region', { name: 'Next live class' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Due assignments' })).toBeNull();
});

test('what cannot be read says so, and can be asked for again', async () => {
  let isDown = true;
  const orRefused = <T,>(answer: T) => {
    if (isDown) throw refusal('internal');
    return answer;
  };
  open({
    listNextClasses: () => orRefused(served()),
    listDueAssignments: () => orRefused([aDueAssignment()]),
  });
  expect(await screen.findByRole('heading', { name: 'Your next live class could not be loaded' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your due assignments could not be loaded' })).toBeVisible();
  isDown = false;
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again);
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'Shadows, looked at together' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Seven days of light' })).toBeVisible();
});

test('in French times, dates and counts are French, too', async () => {
  const options = {
    url: '/home',
    session: {},
    replies: replies({
      listNextClasses: () => served(),
      listDueAssignments: [aDueAssignment({ overdue: true, due_at: '2026-03-07T08:30:00.000Z' })],
    }),
  };
  await renderIn('fr', <App />, options as never);
  const section = await region('Prochaine séance en direct');
  expect(within(section).getByText('Commence dans 1 h 30 min')).toBeVisible();
  expect(within(section).getByText(/^mardi 10 mars, /)).toBeVisible();
  expect(within(section).getByRole('button', { name: 'Rejoindre' })).toBeDisabled();
  expect(within(section).getByRole('link', { name: 'Ajouter à l’agenda' })).toBeVisible();
  const assignments = screen.getByRole('region', { name: 'Devoirs à rendre' });
  expect(within(assignments).getByText('En retard')).toBeVisible();
  expect(within(assignments).getByText('Était à rendre le 7 mars 2026 (il y a 3 jours)')).toBeVisible();
});

test('nothing of it stays in English', async () => {
  jest.useRealTimers();
  const options = {
    url: '/home',
    session: {},
    replies: replies({
      listNextClasses: [
        aLiveClass({
          starts_at: '2031-03-10T10:00:00.000Z',
          ends_at: '2031-03-10T11:00:00.000Z',
          time_zone: 'Pacific/Kiritimati',
          description: 'Bring a lamp.',
        }),
      ],
      listDueAssignments: [
        aDueAssignment({ submission: returned }),
        aDueAssignment({ id: anId(52), title: 'Late light', overdue: true, required: false }),
        ...[3, 4].map((number) => aDueAssignment({ id: anId(number), title: `Light number ${number}`, due_at: null })),
      ],
    }),
    until: 'Late light',
    // A colon and the title.
    except: [': Seven days of light', ': Late light', ': Light number 3'],
  } as const;
  expect(await untranslated(<App />, options as never)).toEqual([]);
});
