import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Attendance, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anAttendance, aTaughtClass } from '../testing/attendance-builders.ts';

beforeAll(() => import('./course-attendance-screen.tsx'));
afterEach(() => {
  jest.useRealTimers();
});

const session = { roles: ['teacher' as const], permissions: ['view-course' as const] };
const url = '/course/attendance';
const searchBy = ['all', 'course', 'student_name', 'attended_class_on'] as const;

const entriesOf = (attendances: Attendance[], given: { page?: number; total?: number } = {}) => ({
  attendances,
  searchBy: [...searchBy],
  page: 1,
  per_page: 50,
  total: attendances.length,
  ...given,
});
const classesOf = (items: TaughtClass[], total = items.length) => ({ items, page: 1, per_page: 20, total });
const visit = (at: string, replies: Replies = {}, given = session) =>
  renderScreen(<App />, {
    url: at,
    session: given,
    replies: {
      listAttendances: entriesOf([anAttendance()]),
      listTaughtClasses: classesOf([aTaughtClass()]),
      ...replies,
    },
  });
const heading = (name: string) => screen.findByRole('heading', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const searchByField = () => screen.getByRole('combobox', { name: 'Search by' });
const askedFor = (calls: ReturnType<typeof visit>['calls']) =>
  calls.filter(({ name }) => name === 'listAttendances').map(({ query }) => query);

test('the table says who came to which class of which course, on which day, and what was corrected', async () => {
  const corrected = { status: 'absent', source: 'manual', remarks: 'Left at once.' } as const;
  visit(url, {
    listAttendances: entriesOf([
      anAttendance(),
      anAttendance({ id: anId(301), student_name: 'Sami Nasser', ...corrected }),
      anAttendance({ id: anId(302), student_name: 'Lea Roy', status: 'excused', source: 'manual', joined_at: null }),
    ]),
  });
  const table = await screen.findByRole('table', { name: 'Attendance' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Course', 'Student name', 'Attended class on', 'Status']);
  const [, came, changed, written] = within(table).getAllByRole('row');
  expect(within(came!).getByText('Drawing with light')).toBeVisible();
  expect(within(came!).getByText('10 Mar 2026')).toHaveAttribute('dateTime', '2026-03-10');
  expect(within(came!).getByText('Present')).toBeVisible();
  expect(within(came!).queryByText(/Corrected|by hand/)).toBeNull();
  expect(within(came!).getByRole('link', { name: 'Shadows, looked at together' })).toHaveAttribute(
    'href',
    `${url}?class=${anId(40)}`,
  );
  expect(within(changed!).getByText('Absent')).toBeVisible();
  expect(changed).toHaveTextContent('Corrected: Left at once.');
  expect(written).toHaveTextContent('ExcusedWritten down by hand');
  expect(screen.getByText('3 entries')).toBeVisible();
});

test('what is typed is looked for 700 ms after the last key, and stands in the address', async () => {
  jest.useFakeTimers();
  const { calls, url: now } = visit(url);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await screen.findByRole('table');
  await pass(1000);
  expect(field()).toHaveAttribute('placeholder', 'student, course');
  fireEvent.change(field(), { target: { value: 'na' } });
  await pass(600);
  fireEvent.change(field(), { target: { value: 'nadia ' } });
  await pass(690);
  expect(askedFor(calls)).toEqual([{ query: '|all', page: 1, per_page: 50 }]);
  await pass(20);
  expect(now()).toBe(`${url}?q=nadia`);
  expect(askedFor(calls)[1]).toEqual({ query: 'nadia|all', page: 1, per_page: 50 });
  await pass(1000);
  expect(askedFor(calls)).toHaveLength(2);
});

test('another column is looked in at once, also for what was typed just before', async () => {
  jest.useFakeTimers();
  const { calls, url: now } = visit(url);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await screen.findByRole('table');
  await pass(1000);
  expect(
    within(searchByField())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Course', 'Student name', 'Attended class on']);
  fireEvent.change(field(), { target: { value: 'a|b' } });
  fireEvent.change(searchByField(), { target: { value: 'student_name' } });
  await pass(10);
  expect(now()).toBe(`${url}?by=student_name&q=a%7Cb`);
  expect(askedFor(calls)[1]).toMatchObject({ query: 'a|b|student_name' });
  await pass(2000);
  expect(field()).toHaveValue('a|b');
  expect(now()).toBe(`${url}?by=student_name&q=a%7Cb`);
  expect(askedFor(calls)).toHaveLength(2);
});

test('its rows stand dense for who likes them so', async () => {
  const { user } = visit(url);
  await user.click(await screen.findByRole('switch', { name: 'Dense rows' }));
  expect(screen.getByRole('table', { name: 'Attendance' })).toHaveAttribute('data-dense', 'true');
  await user.click(screen.getByRole('switch', { name: 'Dense rows' }));
  expect(screen.getByRole('table', { name: 'Attendance' })).not.toHaveAttribute('data-dense');
});

test('where a day is looked for, the field shows how one is written', async () => {
  visit(`${url}?by=attended_class_on`);
  await screen.findByRole('table');
  expect(field()).toHaveAttribute('placeholder', '2026-03-10');
});

test('the columns to look in are those that the server offers', async () => {
  visit(url, { listAttendances: { ...entriesOf([anAttendance()]), searchBy: ['all', 'course'] } });
  await screen.findByRole('table');
  expect(within(searchByField()).getAllByRole('option')).toHaveLength(2);
});

test('an address finds again what it found, and pages of fifty follow one another', async () => {
  const {
    calls,
    user,
    url: now,
  } = visit(`${url}?by=course&q=light`, {
    listAttendances: ({ query }) => entriesOf([anAttendance()], { page: query.page, total: 120 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(now()).toBe(`${url}?by=course&q=light&page=3`);
  await waitFor(() => expect(askedFor(calls).at(-1)).toEqual({ query: 'light|course', page: 3, per_page: 50 }));
  expect(field()).toHaveValue('light');
  expect(searchByField()).toHaveValue('course');
});

test('all that a search finds is saved as a file, whatever page is shown, and no name in it is a formula', async () => {
  const { createObjectURL } = URL;
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  const corrected = { id: anId(301), student_name: '=1+1', status: 'late', source: 'manual', joined_at: null } as const;
  const { user, calls } = visit(`${url}?by=course&q=light`, {
    listAttendances: ({ query }) =>
      entriesOf([query.page === 2 ? anAttendance({ ...corrected, remarks: 'By train.' }) : anAttendance()], {
        page: query.page,
        total: query.per_page === 100 ? 101 : 1,
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((followed.mock.contexts[0] as HTMLAnchorElement).download).toBe('attendance.csv');
  URL.createObjectURL = createObjectURL;
  followed.mockRestore();
  expect(askedFor(calls).slice(1)).toEqual([
    { query: 'light|course', page: 1, per_page: 100 },
    { query: 'light|course', page: 2, per_page: 100 },
  ]);
  const lines = (await saved[0]!.text()).replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Course,Class,Student name,Attended class on,Status,Joined at (UTC),Recorded,Remarks');
  expect(lines[1]).toMatch(
    /^Drawing with light,"Shadows, looked at together",[^,]+,2026-03-10,Present,2026.*Z,on joining,$/,
  );
  expect(lines[2]).toBe('Drawing with light,"Shadows, looked at together",\'=1+1,2026-03-10,Late,,by hand,By train.');
});

test('where nobody has come yet, the classes are a press away; a search that finds nothing can be cleared', async () => {
  const { user, url: now } = visit(url, { listAttendances: entriesOf([]) });
  expect(await heading('No attendance yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the classes' })).toHaveAttribute('href', `${url}?view=classes`);
  await user.type(field(), 'zz');
  expect(await heading('No matching attendance')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all attendance' }));
  expect(now()).toBe(url);
  expect(field()).toHaveValue('');
});

test('what cannot be read can be asked for again', async () => {
  let isDown = true;
  const { user } = visit(url, {
    listAttendances: () => {
      if (isDown) throw refusal('internal');
      return entriesOf([anAttendance()]);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Attendance' })).toBeVisible();
});

test('the classes say when they are, how they stand and how many came, and lead to their registers', async () => {
  const { user, url: now } = visit(url, {
    listTaughtClasses: classesOf([
      aTaughtClass({
        id: anId(41),
        title: 'Dusk',
        status: 'upcoming',
        time_zone: 'Pacific/Kiritimati',
        came: 0,
        can_mark: false,
      }),
      aTaughtClass(),
    ]),
  });
  await user.click(await screen.findByRole('tab', { name: 'Classes' }));
  expect(now()).toBe(`${url}?view=classes`);
  const [, dusk, shadows] = within(await screen.findByRole('table', { name: 'Classes' })).getAllByRole('row');
  expect(within(dusk!).getByText('Upcoming')).toBeVisible();
  expect(within(dusk!).getByText(/in the time zone of the class \(Line Islands Time\)$/)).toBeVisible();
  expect(within(dusk!).getByText('20 learners')).toBeVisible();
  expect(within(shadows!).getByText('Ended')).toBeVisible();
  expect(within(shadows!).getByText('Drawing with light')).toBeVisible();
  expect(within(shadows!).getByText(/10 March/)).toBeVisible();
  expect(within(shadows!).getByText('12 of 20 came')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register of Shadows, looked at together' })).toHaveAttribute(
    'href',
    `${url}?class=${anId(40)}`,
  );
  await user.click(screen.getByRole('tab', { name: 'Attendance' }));
  expect(now()).toBe(url);
});

test('of a class that was called off no turnout is told', async () => {
  visit(`${url}?view=classes`, {
    listTaughtClasses: classesOf([aTaughtClass({ status: 'cancelled', can_mark: false })]),
  });
  expect(await screen.findByText('Called off')).toBeVisible();
  expect(screen.queryByText(/ came$| learners$/)).toBeNull();
});

test('many classes stand on several pages', async () => {
  const {
    user,
    url: now,
    calls,
  } = visit(`${url}?view=classes`, {
    listTaughtClasses: ({ query }) => ({ ...classesOf([aTaughtClass()], 45), page: query.page }),
  });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(now()).toBe(`${url}?view=classes&page=2`);
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ page: 2, per_page: 20 }));
});

test('who keeps no register is told how one comes to be, and a creator is led to their courses', async () => {
  const { unmount } = visit(`${url}?view=classes`, { listTaughtClasses: classesOf([]) });
  expect(await heading('No classes yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/course/manage');
  unmount();
  visit(`${url}?view=classes`, { listTaughtClasses: classesOf([]) }, { roles: [], permissions: [] } as never);
  expect(await heading('No classes yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to your courses' })).toBeNull();
});

test('classes that cannot be read can be asked for again', async () => {
  visit(`${url}?view=classes`, {
    listTaughtClasses: () => {
      throw refusal('unavailable');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('nothing of either view stays in English', async () => {
  const marked = { status: 'late', source: 'manual', remarks: 'By train.' } as const;
  const replies = {
    listAttendances: entriesOf([anAttendance(), anAttendance({ id: anId(301), ...marked })]),
    listTaughtClasses: classesOf([aTaughtClass({ time_zone: 'Pacific/Kiritimati' })]),
  };
  const until = 'Drawing with light';
  expect(await untranslated(<App />, { url, session, replies, until, except: [': By train.'] })).toEqual([]);
  expect(await untranslated(<App />, { url: `${url}?view=classes`, session, replies, until })).toEqual([]);
});
