import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import type { FromFrame, ToFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormAttempt, ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../../app.tsx';
import { aPlayer, aPlayerLesson, aTextLesson } from '../../../testing/builders.ts';

const outline = aPlayerLesson({ kind: 'scorm', title: 'Golf' });
const url = '/course/drawing-with-light';

const anAttempt = (given: Partial<ScormAttempt> = {}): ScormAttempt => ({
  number: 1,
  begun_at: '2026-03-01T09:00:00.000Z',
  last_commit_at: null,
  completed_at: null,
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  total_time_s: 0,
  scos: [],
  can_go_on: true,
  ...given,
});
const anItem = (identifier: string, title: string): ScormItem => ({
  identifier,
  title,
  href: 'a.html',
  kind: 'sco',
  is_visible: true,
  mastery_score: null,
  max_time_allowed: null,
  time_limit_action: null,
  launch_data: null,
  completion_threshold: null,
  items: [],
});
const launch: ScormLaunch = {
  id: anId(900),
  url: 'http://127.0.0.1:8080/c/secret/~player',
  origin: 'http://127.0.0.1:8080',
  expires_at: new Date(Date.now() + 7_200_000).toISOString(),
  title: 'Golf',
  version: '1.2',
  items: [anItem('A', 'Etiquette'), anItem('B', 'Handicap')],
  attempt: anAttempt(),
};
const aLesson = (attempts: ScormAttempt[]): Lesson => ({
  ...aTextLesson(),
  ...outline,
  content: { kind: 'scorm', title: 'Golf', version: '1.2', attempts },
});

/** jsdom has none; of a port the test holds the other end. */
class FakeChannel {
  static last: FakeChannel;
  sent: ToFrame[] = [];
  port1 = {
    onmessage: (_event: { data: FromFrame }): void => undefined,
    postMessage: (message: ToFrame) => this.sent.push(message),
    close: () => undefined,
  };
  port2 = {};
  constructor() {
    FakeChannel.last = this;
  }
}
beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { MessageChannel: FakeChannel });
});

type Recorded = ReturnType<typeof renderScreen>['calls'];
const callsOf = (calls: Recorded, name: string) => calls.filter((call) => call.name === name);

const show = (attempts: ScormAttempt[], replies: object = {}) =>
  renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer: aPlayer([outline]), getLesson: aLesson(attempts), openScorm: launch, ...replies },
  });

function greet(frame: HTMLElement, greeted = jest.fn()) {
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: greeted } });
  fireEvent.load(frame);
  return (...messages: FromFrame[]) => {
    for (const data of messages) act(() => FakeChannel.last.port1.onmessage({ data }));
  };
}

async function run(replies: object = {}) {
  const shown = show([], replies);
  await shown.user.click(await screen.findByRole('button', { name: 'Start' }));
  const frame = await screen.findByTitle('Golf');
  const greeted = jest.fn();
  const say = greet(frame, greeted);
  return { ...shown, frame, greeted, say, channel: FakeChannel.last };
}
const atA: FromFrame = { type: 'item', identifier: 'A', can: { continue: true, previous: false, items: ['B'] } };
const commit = { seq: 1, sco: 'A', cmi: {}, sequencing: null, trigger: 'journal' as const };

test('who has not begun starts; who has goes on, or begins again after a question', async () => {
  const { calls, user } = show([anAttempt({ score: 40, total_time_s: 300 })]);
  expect(await screen.findByText(/Begun · score 40% · 5 min/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start again from the beginning?' });
  await user.click(within(dialog).getByRole('button', { name: 'Start again' }));
  await waitFor(() =>
    expect(callsOf(calls, 'openScorm')).toMatchObject([
      { body: { lesson_id: outline.id, purpose: 'learn', attempt: 'new' } },
    ]),
  );
});

test('the frame is greeted by its own origin, and its parts are gone to by a press', async () => {
  const { user, greeted, say, channel, frame } = await run();
  expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-modals'));
  expect(greeted).toHaveBeenCalledWith({ type: 'hello' }, launch.origin, [channel.port2]);
  say({ type: 'ready' }, atA);
  const parts = await screen.findByRole('navigation', { name: 'Parts of the package' });
  const handicap = within(parts).getByRole('button', { name: /Handicap/ });
  await waitFor(() => expect(handicap).toHaveAttribute('aria-disabled', 'false'));
  await user.click(within(parts).getByRole('button', { name: /Handicap/ }));
  await user.click(screen.getByRole('button', { name: 'Next part' }));
  expect(channel.sent).toEqual([
    { type: 'go', to: { item: 'B' } },
    { type: 'go', to: 'continue' },
  ]);
});

test('what is set is told as saved once it is, and as kept on the device where there is no line', async () => {
  const { say } = await run();
  say(atA, { type: 'journal', commit });
  expect(await screen.findByText('Saving …')).toBeVisible();
  say({ type: 'unreachable', seq: 1 });
  expect(await screen.findByText(/^Not saved yet/)).toBeVisible();
  say({ type: 'kept', seq: 1, sco: 'A', outcome: 'kept', attempt: anAttempt() });
  expect(await screen.findByText(/^Saved /)).toBeVisible();
});

test('without a line to the next part one stays, and is told so', async () => {
  const { say } = await run();
  say(atA, { type: 'no_line' });
  expect(await screen.findByText(/^There is no line: the other part/)).toBeVisible();
  expect(screen.getByTitle('Golf')).toBeVisible();
  say(atA);
  await waitFor(() => expect(screen.queryByText(/^There is no line/)).not.toBeInTheDocument());
});

test('what the site will not keep of a part is told by its name, and the package goes on', async () => {
  const { say } = await run();
  say(atA, { type: 'refused', seq: 1, sco: 'B', message: 'This is more than can be kept.' });
  expect(await screen.findByText('The site does not keep what “Handicap” has set')).toBeVisible();
  expect(screen.getByText('This is more than can be kept.')).toBeVisible();
  expect(screen.getByTitle('Golf')).toBeVisible();
});

test('a package opened elsewhere says so, and goes on here where one wants that', async () => {
  const { user, say, calls } = await run();
  say(atA, { type: 'kept', seq: 1, sco: 'A', outcome: 'taken_over', attempt: anAttempt() });
  expect(await screen.findByText('This lesson was opened elsewhere')).toBeVisible();
  expect(screen.queryByTitle('Golf')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue here' }));
  await waitFor(() => expect(callsOf(calls, 'openScorm')).toHaveLength(2));
});

test('a package that says that it is done takes the course further, and ends with its result', async () => {
  const { say, calls } = await run();
  const before = callsOf(calls, 'getPlayer').length;
  const attempt = anAttempt({ success: 'passed', score: 90, completed_at: '2026-03-01T10:00:00.000Z' });
  say(atA, { type: 'kept', seq: 1, sco: 'A', outcome: 'kept', attempt }, { type: 'ended' });
  expect(await screen.findByText('The package has ended')).toBeVisible();
  expect(screen.getByText('Passed · score 90%')).toBeVisible();
  await waitFor(() => expect(callsOf(calls, 'getPlayer').length).toBeGreaterThan(before));
});

test.each([
  ['conflict', 'The teacher has not uploaded a package yet.'],
  ['unavailable', 'Packages cannot be opened on this site right now.'],
] as const)('a package that cannot be opened (%s) says why', async (code, words) => {
  const { user } = show([], {
    openScorm: () => {
      throw refusal(code);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('who only looks at the course may look into a preview, where nothing is said to be saved', async () => {
  const unkept = { ...launch, attempt: anAttempt({ number: 0, can_go_on: false }) };
  const { user } = show([], { getPlayer: aPlayer([outline], { enrollment: null }), openScorm: unkept });
  expect(await screen.findByText(/^Enrol in the course to open this package/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look at it; nothing is kept' }));
  const say = greet(await screen.findByTitle('Golf'));
  say(atA, { type: 'kept', seq: 1, sco: 'A', outcome: 'kept', attempt: unkept.attempt });
  expect(await screen.findByText('You only look at it: nothing is kept.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
  expect(screen.queryByText(/save/i)).not.toBeInTheDocument();
});

test.each([
  ['time', 'This page was open for too long', 1],
  ['signed_out', 'You are logged out', 1],
  ['not_enrolled', 'You are not enrolled in this course any more', 0],
] as const)('a package that is over (%s) says why, and has the focus', async (reason, title, ways) => {
  const { say } = await run();
  say(atA, { type: 'kept', seq: 1, sco: 'A', outcome: 'expired', reason, attempt: anAttempt() });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryAllByRole('button', { name: 'Open it again' })).toHaveLength(ways);
});

test('a package that cannot be opened again says why', async () => {
  let times = 0;
  const { user, say } = await run({
    openScorm: () => {
      times += 1;
      if (times > 1) throw refusal('unavailable');
      return launch;
    },
  });
  say(atA, { type: 'expired' });
  await user.click(await screen.findByRole('button', { name: 'Open it again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Packages cannot be opened on this site right now.');
});

test('a part that was pressed keeps the focus while it is here, and cannot be pressed again', async () => {
  const { user, say, channel } = await run();
  say(atA);
  const handicap = await screen.findByRole('button', { name: /Handicap/ });
  await user.click(handicap);
  say({ type: 'item', identifier: 'B', can: { continue: false, previous: true, items: ['A', 'B'] } });
  await waitFor(() => expect(handicap).toHaveAttribute('aria-current', 'true'));
  expect(handicap).toHaveFocus();
  await user.click(handicap);
  expect(channel.sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Next part' }));
  expect(channel.sent).toHaveLength(1);
});
