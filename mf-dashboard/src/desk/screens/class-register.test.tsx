import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ClassStudent, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Asked, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aClassStudent, aTaughtClass } from '../testing/attendance-builders.ts';

beforeAll(() =>
  Promise.all([import('./course-attendance-screen.tsx'), import('../features/attendance/remarks-modal.tsx')]),
);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const url = `/course/attendance?class=${anId(40)}`;
const nadia = aClassStudent();
const sami = aClassStudent({
  user_id: anId(3),
  student_name: 'Sami Nasser',
  status: null,
  joined_at: null,
  source: null,
});
const whyNot = 'Say why you correct what was recorded.';

type Marking = Asked<'markAttendance'>['body'];

/** A register that remembers what is written into it, and what the door saw. */
function aRegister(rows: ClassStudent[] = [nadia, sami], taught: TaughtClass = aTaughtClass({ status: 'live' })) {
  const seen = new Map(rows.map((row) => [row.user_id, row]));
  const now = new Map(seen);
  const mark = ({ user_id, status, remarks }: Marking): ClassStudent => {
    const before = seen.get(user_id);
    if (!before) throw refusal('not_enrolled');
    if (status !== null && before.joined_at !== null && remarks === '' && status !== 'present') {
      throw refusal('invalid', { errors: { remarks: [whyNot] } });
    }
    const after: ClassStudent = status === null ? before : { ...before, status, remarks, source: 'manual' };
    now.set(user_id, after);
    return after;
  };
  const replies = {
    getRegister: ({ query }: Asked<'getRegister'>) => {
      const found = [...now.values()].filter(({ student_name }) => student_name.includes(query.search));
      return { items: found, page: query.page, per_page: query.per_page, total: found.length, class: taught };
    },
    markAttendance: ({ body }: Asked<'markAttendance'>) => mark(body),
  } satisfies Replies;
  return { replies, mark };
}
const visit = (replies: Replies = aRegister().replies, at = url) =>
  renderScreen(<App />, { url: at, session: { permissions: ['view-course'] }, replies });

const marksOf = async (name: string) => within(await screen.findByRole('group', { name: `Attendance of ${name}` }));
const pressed = (marks: Awaited<ReturnType<typeof marksOf>>) =>
  marks.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const bodies = ({ calls }: ReturnType<typeof visit>) =>
  calls.filter(({ name }) => name === 'markAttendance').map(({ body }) => body);

test('the register says of everyone who learns in the course whether they came, and when', async () => {
  const left = aClassStudent({ user_id: anId(4), student_name: 'Lea Roy', is_enrolled: false, status: 'late' });
  visit(aRegister([nadia, sami, left]).replies);
  const title = await screen.findByRole('heading', { level: 1, name: 'Register of Shadows, looked at together' });
  expect(title).toHaveFocus();
  expect(screen.getByText('12 of 20 came')).toBeVisible();
  expect(screen.getByText('3 learners')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All classes' })).toHaveAttribute('href', '/course/attendance?view=classes');
  const [, first, second, third] = within(screen.getByRole('table')).getAllByRole('row');
  const clock = new Date(nadia.joined_at!).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  expect(within(first!).getByText(clock)).toBeVisible();
  expect(pressed(await marksOf('Nadia Haddad'))).toEqual(['Present']);
  expect(within(second!).getByText('Not recorded')).toBeVisible();
  expect(within(second!).getByText('Not yet')).toBeVisible();
  expect(within(third!).getByText('Not enrolled')).toBeVisible();
});

test('one press marks somebody at once, by the keyboard too, and can be undone', async () => {
  const view = visit();
  const late = (await marksOf('Sami Nasser')).getByRole('button', { name: 'Late' });
  late.focus();
  await view.user.keyboard('{Enter}');
  expect(late).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  expect(view.toasts[0]).toMatchObject({ kind: 'success', message: 'Sami Nasser is marked as late.' });
  expect(await screen.findByText('Written down by hand')).toBeVisible();
  view.toasts[0]!.action!.run();
  await waitFor(() => expect(late).toHaveAttribute('aria-pressed', 'false'));
  expect(bodies(view)).toEqual([
    { user_id: anId(3), status: 'late', remarks: '' },
    { user_id: anId(3), status: null, remarks: '' },
  ]);
  expect(screen.queryByText('Written down by hand')).toBeNull();
});

test('remarks are not kept for another mark than theirs, and undoing it brings both back', async () => {
  const register = aRegister();
  register.mark({ user_id: anId(3), status: 'excused', remarks: 'Ill.' });
  const view = visit(register.replies);
  await view.user.click((await marksOf('Sami Nasser')).getByRole('button', { name: 'Absent' }));
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  view.toasts[0]!.action!.run();
  await waitFor(() => expect(bodies(view)).toHaveLength(2));
  expect(bodies(view)).toEqual([
    { user_id: anId(3), status: 'absent', remarks: '' },
    { user_id: anId(3), status: 'excused', remarks: 'Ill.' },
  ]);
  expect(await screen.findByText('Ill.')).toBeVisible();
  await waitFor(async () => expect(pressed(await marksOf('Sami Nasser'))).toEqual(['Excused']));
});

test('another correction asks for its own reason before it is sent, and not with the one before in the field', async () => {
  const register = aRegister();
  register.mark({ user_id: anId(1), status: 'absent', remarks: 'Left at once.' });
  const view = visit(register.replies);
  await view.user.click((await marksOf('Nadia Haddad')).getByRole('button', { name: 'Late' }));
  const reason = await screen.findByRole('textbox', { name: 'Remarks' });
  expect(reason).toHaveValue('');
  expect(bodies(view)).toEqual([]);
  expect(screen.getByText(/and Nadia Haddad in the copy of their data\.$/)).toBeVisible();
  await view.user.type(reason, 'Came again.');
  await view.user.click(screen.getByRole('button', { name: 'Mark as late' }));
  await waitFor(() => expect(bodies(view)).toEqual([{ user_id: anId(1), status: 'late', remarks: 'Came again.' }]));
});

test('who did not come and of whom nothing is written is not shown as marked, and can be marked as absent', async () => {
  const view = visit(aRegister([{ ...sami, status: 'absent' }], aTaughtClass()).replies);
  const marks = await marksOf('Sami Nasser');
  expect(marks.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(screen.getByText('Nothing was recorded')).toBeVisible();
  await view.user.click(marks.getByRole('button', { name: 'Absent' }));
  expect(pressed(marks)).toEqual(['Absent']);
  await waitFor(() => expect(bodies(view)).toEqual([{ user_id: anId(3), status: 'absent', remarks: '' }]));
});

test('what already stands there is not written down again', async () => {
  const view = visit();
  await view.user.click((await marksOf('Nadia Haddad')).getByRole('button', { name: 'Present' }));
  expect(bodies(view)).toEqual([]);
});

test('what the door saw is corrected with a reason, which nobody can leave out', async () => {
  const view = visit();
  await view.user.click((await marksOf('Nadia Haddad')).getByRole('button', { name: 'Absent' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Why do you correct what was recorded about Nadia Haddad?' }),
  );
  await view.user.click(dialog.getByRole('button', { name: 'Mark as absent' }));
  expect(await dialog.findByText(whyNot)).toBeVisible();
  expect(bodies(view)).toEqual([]);
  await view.user.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'Left at once.');
  await view.user.click(dialog.getByRole('button', { name: 'Mark as absent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(view)).toEqual([{ user_id: anId(1), status: 'absent', remarks: 'Left at once.' }]);
  expect(await screen.findByText('Corrected')).toBeVisible();
  expect(screen.getByText('Left at once.')).toBeVisible();
  view.toasts[0]!.action!.run();
  await waitFor(() => expect(screen.queryByText('Corrected')).toBeNull());
  expect(pressed(await marksOf('Nadia Haddad'))).toEqual(['Present']);
});

test('where somebody has joined since the register was read, the reason is asked for then', async () => {
  const register = aRegister();
  const view = visit({
    ...register.replies,
    markAttendance: ({ body }) => {
      if (body.remarks === '') throw refusal('invalid', { errors: { remarks: [whyNot] } });
      return register.mark(body);
    },
  });
  const marks = await marksOf('Sami Nasser');
  await view.user.click(marks.getByRole('button', { name: 'Absent' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(marks.queryAllByRole('button', { pressed: true, hidden: true })).toEqual([]);
  await view.user.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'Left at once.');
  await view.user.click(dialog.getByRole('button', { name: 'Mark as absent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(view).at(-1)).toEqual({ user_id: anId(3), status: 'absent', remarks: 'Left at once.' });
  expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']);
});

test('a reason that is refused stays in its field', async () => {
  const view = visit({
    ...aRegister().replies,
    markAttendance: () => {
      throw refusal('class_closed');
    },
  });
  await view.user.click((await marksOf('Nadia Haddad')).getByRole('button', { name: 'Late' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'By train.');
  await view.user.click(dialog.getByRole('button', { name: 'Mark as late' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This register cannot be written in now.');
  expect(dialog.getByRole('textbox', { name: 'Remarks' })).toHaveValue('By train.');
});

test('two presses go one after the other, and the later one stands', async () => {
  const register = aRegister();
  const first = lateReply(() => register.mark({ user_id: anId(3), status: 'present', remarks: '' }));
  let isFirst = true;
  const view = visit({
    ...register.replies,
    markAttendance: ({ body }) => {
      if (!isFirst) return register.mark(body);
      isFirst = false;
      return first.reply();
    },
  });
  const marks = await marksOf('Sami Nasser');
  await view.user.click(marks.getByRole('button', { name: 'Present' }));
  await view.user.click(marks.getByRole('button', { name: 'Late' }));
  await view.user.click(marks.getByRole('button', { name: 'Excused' }));
  expect(pressed(marks)).toEqual(['Excused']);
  expect(bodies(view)).toHaveLength(1);
  await first.come();
  await waitFor(() => expect(bodies(view)).toHaveLength(2));
  expect(bodies(view)[1]).toMatchObject({ status: 'excused' });
  await waitFor(() => expect(view.toasts.at(-1)?.message).toBe('Sami Nasser is marked as excused.'));
  expect(pressed(marks)).toEqual(['Excused']);
});

test('a mark that is refused does not put back what was there where a newer one is under way', async () => {
  const register = aRegister();
  const first = lateReply((): ClassStudent => {
    throw refusal('internal');
  });
  const second = lateReply(() => register.mark({ user_id: anId(3), status: 'late', remarks: '' }));
  const answers = [first, second];
  const view = visit({ ...register.replies, markAttendance: () => answers.shift()!.reply() });
  const marks = await marksOf('Sami Nasser');
  await view.user.click(marks.getByRole('button', { name: 'Present' }));
  await view.user.click(marks.getByRole('button', { name: 'Late' }));
  await first.come();
  await waitFor(() => expect(view.toasts).toMatchObject([{ kind: 'error' }]));
  expect(pressed(marks)).toEqual(['Late']);
  await second.come();
  await waitFor(() => expect(view.toasts.at(-1)?.message).toBe('Sami Nasser is marked as late.'));
  expect(pressed(marks)).toEqual(['Late']);
});

test.each([
  ['class_closed', 'This register cannot be written in now. Load the page again to see how the class stands.'],
  ['not_enrolled', 'This person is no longer in the course or its register.'],
  ['own_work', 'You cannot mark yourself. Someone else who keeps this register can.'],
  ['internal', 'Something went wrong on our side. Try again in a moment.'],
] as const)('a mark that is refused (%s) goes back, and says why', async (code, message) => {
  const view = visit({
    ...aRegister().replies,
    markAttendance: () => {
      throw refusal(code);
    },
  });
  const marks = await marksOf('Sami Nasser');
  await view.user.click(marks.getByRole('button', { name: 'Present' }));
  await waitFor(() => expect(view.toasts).toMatchObject([{ kind: 'error', message }]));
  expect(marks.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('what another person wrote down meanwhile is there with the next answer', async () => {
  const register = aRegister();
  const view = visit(register.replies);
  const marks = await marksOf('Sami Nasser');
  register.mark({ user_id: anId(1), status: 'late', remarks: 'The clock was wrong.' });
  await view.user.click(marks.getByRole('button', { name: 'Present' }));
  expect(await screen.findByText('The clock was wrong.')).toBeVisible();
});

test('while a class is on the register fills by itself', async () => {
  jest.useFakeTimers();
  const register = aRegister();
  visit(register.replies);
  await marksOf('Sami Nasser');
  register.mark({ user_id: anId(3), status: 'present', remarks: '' });
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(pressed(await marksOf('Sami Nasser'))).toEqual(['Present']);
});

test('a register that was opened long before the class opens by itself', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-10T08:10:00.000Z') });
  const doorOpens = new Date('2026-03-10T09:45:00.000Z').getTime();
  const { replies } = aRegister([sami]);
  const { calls } = visit({
    getRegister: (asked) => {
      const can_mark = Date.now() >= doorOpens;
      return { ...replies.getRegister(asked), class: aTaughtClass({ status: 'upcoming', can_mark }) };
    },
  });
  expect(await screen.findByText(/^This register can be written in from 15 minutes/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(70 * 60_000));
  // Every half hour, and no more often.
  expect(calls.filter(({ name }) => name === 'getRegister').length).toBeLessThan(5);
  await act(() => jest.advanceTimersByTimeAsync(26 * 60_000));
  expect(await marksOf('Sami Nasser')).toBeDefined();
});

test('who goes back to the classes goes on there', async () => {
  const { user, url: now } = visit({
    ...aRegister().replies,
    listTaughtClasses: { items: [aTaughtClass()], page: 1, per_page: 20, total: 1 },
  });
  await user.click(await screen.findByRole('link', { name: 'All classes' }));
  expect(now()).toBe('/course/attendance?view=classes');
  expect(screen.getByRole('tab', { name: 'Classes' })).toHaveFocus();
});

test('remarks are added to a mark and edited, and a mark can be taken back', async () => {
  const register = aRegister();
  register.mark({ user_id: anId(3), status: 'excused', remarks: '' });
  const view = visit(register.replies);
  await view.user.click(await screen.findByRole('button', { name: 'Add remarks on Sami Nasser' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remarks on Sami Nasser' }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'Ill.');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ill.')).toBeVisible();
  await waitFor(() => expect(view.toasts.at(-1)?.message).toBe('The remarks on Sami Nasser are saved.'));

  await view.user.click(await screen.findByRole('button', { name: 'Edit the remarks on Sami Nasser' }));
  expect(await screen.findByRole('textbox', { name: 'Remarks' })).toHaveValue('Ill.');
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));

  await view.user.click(
    await screen.findByRole('button', { name: 'Take back what is written down about Sami Nasser' }),
  );
  await waitFor(() =>
    expect(view.toasts.at(-1)?.message).toBe('What was written down about Sami Nasser is taken back.'),
  );
  expect(await screen.findByText('Not yet')).toBeVisible();
  view.toasts.at(-1)!.action!.run();
  expect(await screen.findByText('Ill.')).toBeVisible();
});

test('learners are looked for by name, and a search that finds none can be left', async () => {
  const { user, url: now } = visit();
  await user.type(await screen.findByRole('searchbox', { name: 'Search for a learner' }), 'Sami');
  await waitFor(() => expect(now()).toBe(`${url}&q=Sami`));
  await waitFor(() => expect(screen.queryByText('Nadia Haddad')).toBeNull());
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByRole('heading', { name: 'No matching learners' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everyone' }));
  expect(await screen.findByText('Nadia Haddad')).toBeVisible();
});

test('many learners stand on several pages', async () => {
  const {
    user,
    url: now,
    calls,
  } = visit({
    getRegister: ({ query }) => ({ items: [nadia], page: query.page, per_page: 50, total: 70, class: aTaughtClass() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(now()).toBe(`${url}&page=2`);
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ page: 2, per_page: 50, search: '' }));
});

test.each([
  ['upcoming', 'This register can be written in from 15 minutes before the class starts.', 'Not yet'],
  ['cancelled', 'This class was called off, so its register can no longer be written in.', 'Called off'],
] as const)(
  'a register that cannot be written in (%s) says why, and shows how everyone stands',
  async (status, why, unknown) => {
    visit(aRegister([nadia, sami], aTaughtClass({ status, can_mark: false })).replies);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Attendance of/ })).toBeNull();
    expect(screen.getByText('Present')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Sami Nasser/ }));
    expect(row.getByText(unknown)).toBeVisible();
    expect(screen.queryAllByText('Not yet')).toHaveLength(status === 'upcoming' ? 1 : 0);
    expect(screen.queryByText(/came$/)).toBeNull();
  },
);

test('a register without anyone says so', async () => {
  visit(aRegister([]).replies);
  expect(await screen.findByRole('heading', { name: 'Nobody learns in this course yet' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a class whose register one does not keep leads back to the others; what fails can be asked for again', async () => {
  let code: 'not_found' | 'internal' = 'not_found';
  const replies: Replies = {
    getRegister: () => {
      throw refusal(code);
    },
  };
  const { unmount } = visit(replies);
  expect(await screen.findByRole('heading', { level: 1, name: 'This register is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All classes' })).toHaveAttribute('href', '/course/attendance?view=classes');
  unmount();
  code = 'internal';
  visit(replies);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an address that names no class says that there is none', async () => {
  visit({}, '/course/attendance?class=nonsense');
  expect(await screen.findByRole('heading', { level: 1, name: 'This register is not here' })).toBeVisible();
});

/** What the browser is given to save. */
function watchFiles() {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return {
    followed,
    name: () => (followed.mock.contexts.at(-1) as HTMLAnchorElement).download,
    text: async () => (await saved.at(-1)!.text()).replace('\uFEFF', ''),
  };
}

test('the whole register is saved as a file', async () => {
  const { followed, name, text } = watchFiles();
  const { user } = visit(aRegister([nadia, sami, { ...sami, user_id: anId(5), student_name: '=Lea' }]).replies);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  expect(name()).toBe('register-shadows-looked-at-together-2026-03-10.csv');
  expect(await text()).toBe(
    [
      'Learner,Attendance,Joined at (UTC),Recorded,Remarks',
      'Nadia Haddad,Present,2026-03-10T09:58:00.000Z,on joining,',
      'Sami Nasser,Not yet,,,',
      "'=Lea,Not yet,,,",
      '',
    ].join('\r\n'),
  );
});

test('the file is named after the class and its day there; of a class that was called off it says so', async () => {
  const { followed, name, text } = watchFiles();
  const starts = { starts_at: '2026-03-10T20:00:00.000Z', time_zone: 'Asia/Tokyo' };
  const taught = aTaughtClass({ ...starts, title: 'Été : l’atelier!', status: 'cancelled', can_mark: false });
  const { user } = visit(aRegister([sami], taught).replies);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  expect(name()).toBe('register-été-l-atelier-2026-03-11.csv');
  expect(await text()).toContain('Sami Nasser,Called off,,,');
});

test('nothing of the register stays in English', async () => {
  const register = aRegister([nadia, sami, aClassStudent({ user_id: anId(4), is_enrolled: false })]);
  register.mark({ user_id: anId(3), status: 'excused', remarks: 'Ill.' });
  const options = { url, session: {}, until: 'Ill.', except: ['Absent'] };
  expect(await untranslated(<App />, { ...options, replies: fixed(register) })).toEqual([]);
  const closed = aRegister([sami], aTaughtClass({ can_mark: false, status: 'cancelled' }));
  expect(await untranslated(<App />, { ...options, until: 'Sami Nasser', replies: fixed(closed) })).toEqual([]);
});

/** As an answer, whose texts are known to be content. */
const fixed = ({ replies }: ReturnType<typeof aRegister>): Replies => ({
  getRegister: replies.getRegister({
    params: { id: anId(40) },
    query: { page: 1, per_page: 50, search: '' },
    body: undefined,
  }),
});
