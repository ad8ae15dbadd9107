import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RoomEvent, RoomEventName, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { anId, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { noLine, type RecordedCall, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';

// Its code takes longer to come than a test waits for.
beforeAll(() => import('./class-room-screen.tsx'));

/** The line of one page to the room. */
class FakeStream {
  static last: FakeStream | undefined;
  static CLOSED = 2;
  readyState = 1;
  onerror?: () => void;
  onopen?: () => void;
  #listeners = new Map<string, (event: { data: string }) => void>();
  constructor() {
    FakeStream.last = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.#listeners.set(name, listener);
  }
  hear<N extends RoomEventName>(name: N, data: RoomEvent<N>) {
    act(() => this.#listeners.get(name)!({ data: JSON.stringify(data) }));
  }
  breakOff() {
    this.readyState = FakeStream.CLOSED;
    act(() => this.onerror!());
  }
  close() {
    this.readyState = FakeStream.CLOSED;
  }
}
class FakeConnection {
  addTransceiver = () => ({ mid: null, sender: { replaceTrack: () => undefined } });
  close = () => undefined;
}
class FakeTrack extends EventTarget {
  stop = jest.fn();
  getSettings = () => ({});
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
}
class FakeMediaStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = tracks;
  }
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}
class FakeAudio {
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
  close = async () => undefined;
}

let ask: jest.Mock<(wish: { audio?: unknown; video?: unknown }) => Promise<FakeMediaStream>>;
beforeEach(() => {
  localStorage.clear();
  ask = jest.fn(async ({ audio }) => new FakeMediaStream([new FakeTrack(audio ? 'audio' : 'video')]));
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia: ask, enumerateDevices: async () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.assign(globalThis, {
    EventSource: FakeStream,
    RTCPeerConnection: FakeConnection,
    MediaStream: FakeMediaStream,
    AudioContext: FakeAudio,
  });
  window.scrollTo = () => undefined;
});
afterEach(() => {
  FakeStream.last = undefined;
});

const id = anId(80);
const url = `/live-class/${id}`;
const session = { user: aUser({ id: anId(1), full_name: 'Ada Arch' }), roles: ['learner' as const], permissions: [] };
const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const aRoom = (given: object = {}, held: object = {}) => ({
  class: {
    id,
    title: 'Shadows, looked at together',
    description: 'Bring a lamp.',
    course: { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' },
    starts_at: inAnHour(-0.1),
    ends_at: inAnHour(0.9),
    opens_at: inAnHour(-0.35),
    time_zone: 'UTC',
    status: 'live' as const,
    hosts: [aTeacher()],
    ...held,
  },
  is_host: false,
  is_open: true,
  people: 2,
  ...given,
});
const aSeat = (given: Partial<Seat> = {}): Seat => ({
  id: anId(90),
  person: aTeacher({ id: anId(1), full_name: 'Ada Arch' }),
  role: 'learner',
  is_waiting: false,
  on_stage: true,
  microphone: false,
  camera: false,
  screen: false,
  is_filming: false,
  hand_at: null,
  ...given,
});
const zeno = aSeat({ id: anId(91), person: aTeacher({ id: anId(2), full_name: 'Zeno Porch' }), role: 'host' });
const rules = { has_waiting_room: true, is_chat_open: true, is_recorded: false };
const entered = (seat: Seat) => ({ seat, events_url: '/api/v1.3.0/streams/rooms/90', ice_servers: [] });
const ok = { ok: true as const };

const visit = (replies: Replies = {}, rest = {}) =>
  renderScreen(<App />, {
    url,
    session,
    replies: {
      getRoom: aRoom(),
      enterRoom: () => entered(aSeat()),
      keepSeat: () => ok,
      leaveRoom: () => ok,
      ...replies,
    },
    ...rest,
  });
const stream = async () => {
  await waitFor(() => expect(FakeStream.last).toBeDefined());
  return FakeStream.last!;
};
const sent = (calls: readonly RecordedCall[], name: RecordedCall['name']) =>
  calls.filter((one) => one.name === name).map(({ body }) => body);

/** Goes in, as a host where the seat is one. */
async function goIn(seat: Seat, replies: Replies = {}) {
  const given = visit({
    getRoom: aRoom({ is_host: seat.role === 'host' }),
    enterRoom: () => entered(seat),
    ...replies,
  });
  await given.user.click(await screen.findByRole('button', { name: /^(Join|Start the class)$/ }));
  const line = await stream();
  line.hear('roster', { seats: [seat, zeno], rules });
  return { ...given, line };
}

test('in front of the room devices are tried, and a device that is denied says what to do', async () => {
  const { user } = visit();
  expect(await screen.findByText('2 people are inside.')).toBeVisible();
  ask.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  await user.click(screen.getByRole('switch', { name: 'Microphone' }));
  expect(await screen.findByText(/^Microphone: The browser may not use it/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Microphone' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Microphone' })).toBeChecked());
  expect(screen.getByRole('meter')).toBeVisible();
  expect(screen.queryByText(/The browser may not use it/)).not.toBeInTheDocument();
});

test('the door is shut before its time, and says when it opens', async () => {
  const shut = aRoom({ is_open: false }, { status: 'upcoming', opens_at: inAnHour(1), starts_at: inAnHour(1.25) });
  visit({ getRoom: shut });
  expect(await screen.findByRole('button', { name: 'Join' })).toBeDisabled();
  expect(screen.getByText(/^The door opens at \d\d:\d\d\.$/)).toBeVisible();
});

test('who waits is let in by itself, and is told that they are on stage', async () => {
  const waiting = aSeat({ is_waiting: true, on_stage: false });
  const { line, calls } = await goIn(waiting);
  expect(await screen.findByRole('heading', { name: 'The host will let you in' })).toBeVisible();
  line.hear('roster', { seats: [aSeat(), zeno], rules });
  expect(await screen.findByRole('toolbar')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'On stage' })).getByText('Ada Arch (you)')).toBeVisible();
  await waitFor(() => expect(sent(calls, 'keepSeat').length).toBeGreaterThan(0));
});

test('a hand is raised by its key and lowered by a host; a host’s wish for silence switches the microphone off', async () => {
  const { user, line, calls, toasts } = await goIn(aSeat());
  await user.keyboard('h');
  await waitFor(() => expect(sent(calls, 'keepSeat').at(-1)).toMatchObject({ is_hand_up: true }));
  const hand = screen.getByRole('button', { name: 'Raise your hand' });
  expect(hand).toHaveAttribute('aria-pressed', 'true');
  line.hear('roster', { seats: [aSeat({ hand_at: null }), zeno], rules });
  await waitFor(() => expect(hand).toHaveAttribute('aria-pressed', 'false'));
  await user.keyboard('m');
  const microphone = screen.getByRole('button', { name: 'Microphone' });
  await waitFor(() => expect(microphone).toHaveAttribute('aria-pressed', 'true'));
  line.hear('muted', {});
  await waitFor(() => expect(microphone).toHaveAttribute('aria-pressed', 'false'));
  expect(toasts.at(-1)?.message).toBe('A host switched your microphone off.');
});

test('chat is counted until it is looked at; a message that was refused is kept', async () => {
  const lineOf = (n: number) => ({ id: n, from: zeno.person, text: `Line ${n}`, at: inAnHour(0) });
  const { user, line } = await goIn(aSeat(), {
    sayInRoom: () => {
      throw refusal('content_locked');
    },
  });
  line.hear('chat', { lines: [lineOf(1), lineOf(2)] });
  line.hear('chat', { lines: [lineOf(2)] });
  await user.click(await screen.findByRole('button', { name: 'Chat, 2 new messages' }));
  expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(2);
  const field = screen.getByRole('textbox', { name: 'Message to everyone' });
  // Keys of the room are letters in a field.
  await user.type(field, 'much{Enter}');
  expect(await screen.findByText('A host has closed the chat.')).toBeVisible();
  expect(field).toHaveValue('much');
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-pressed', 'true');
});

test('what others write is read out once, and nothing of what was written before', async () => {
  const lineOf = (n: number, from = zeno.person) => ({ id: n, from, text: `Line ${n}`, at: inAnHour(0) });
  const { line } = await goIn(aSeat());
  line.hear('chat', { lines: [lineOf(1), lineOf(2)] });
  expect(screen.queryByText(/writes:/)).not.toBeInTheDocument();
  line.hear('chat', { lines: [lineOf(3)] });
  expect(screen.getByText('Zeno Porch writes: Line 3')).toBeInTheDocument();
  // The line was down for a moment: all is told anew, and one's own lines are known.
  line.hear('chat', { lines: [lineOf(1), lineOf(2), lineOf(3), lineOf(4), lineOf(5, aSeat().person)] });
  expect(screen.getByText('Zeno Porch writes: Line 4')).toBeInTheDocument();
  expect(screen.queryByText(/Line 3$/)).not.toBeInTheDocument();
});

test('a host lets people in, and asks before one is taken out', async () => {
  const { user, line, calls } = await goIn(aSeat({ role: 'host' }), { runRoom: () => ok });
  const bo = aSeat({ id: anId(92), person: aTeacher({ id: anId(3), full_name: 'Bo Beam' }), on_stage: false });
  line.hear('roster', { seats: [aSeat({ role: 'host' }), { ...bo, is_waiting: true }], rules });
  await user.keyboard('p');
  await user.click(await screen.findByRole('button', { name: 'Let Bo Beam in' }));
  line.hear('roster', { seats: [aSeat({ role: 'host' }), bo], rules });
  await user.click(await screen.findByRole('button', { name: 'What to do with Bo Beam' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take out of the class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Bo Beam out of the class?' }));
  await user.click(dialog.getByRole('button', { name: 'Take out of the class' }));
  await waitFor(() =>
    expect(sent(calls, 'runRoom')).toEqual([
      { do: 'let_in', seat_id: bo.id },
      { do: 'remove', seat_id: bo.id },
    ]),
  );
});

test('everybody is told that a class is recorded, those who come later and those who wait, too', async () => {
  const { line, toasts } = await goIn(aSeat());
  expect(screen.queryByText('This class is being recorded')).not.toBeInTheDocument();
  line.hear('roster', { seats: [aSeat(), { ...zeno, is_filming: true }], rules: { ...rules, is_recorded: true } });
  expect(screen.getByText('This class is being recorded')).toBeVisible();
  expect(toasts.at(-1)?.message).toMatch(/^This class is being recorded/);
  line.hear('roster', { seats: [aSeat(), zeno], rules });
  expect(toasts.at(-1)?.message).toBe('This class is no longer being recorded.');
  const waiting = aSeat({ is_waiting: true, on_stage: false });
  line.hear('roster', { seats: [waiting], rules: { ...rules, is_recorded: true } });
  expect(await screen.findByText(/^This class is being recorded: who is on stage/)).toBeVisible();
});

test('hosts alone record, and a browser that cannot says so', async () => {
  const learner = await goIn(aSeat());
  expect(screen.queryByRole('button', { name: 'Record the class' })).not.toBeInTheDocument();
  await learner.user.keyboard('r');
  expect(screen.queryByText(/^This browser cannot record/)).not.toBeInTheDocument();
  learner.unmount();
  const { user, calls } = await goIn(aSeat({ role: 'host' }));
  await user.click(await screen.findByRole('button', { name: 'Record the class' }));
  expect(await screen.findByText(/^This browser cannot record/)).toBeVisible();
  expect(sent(calls, 'keepSeat')).not.toContainEqual(expect.objectContaining({ is_filming: true }));
});

test('a line that breaks off for good is taken up again with another seat', async () => {
  const { line, calls } = await goIn(aSeat());
  line.breakOff();
  expect(await screen.findByText(/^The line is down/)).toBeVisible();
  await waitFor(() => expect(sent(calls, 'enterRoom')).toHaveLength(2), { timeout: 5_000 });
  await waitFor(() => expect(screen.queryByText(/^The line is down/)).not.toBeInTheDocument());
});

test('who leaves gives the seat up, and can come back; who is taken out is told', async () => {
  const { user, calls } = await goIn(aSeat());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'You left the class' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'leaveRoom')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Join again' }));
  await waitFor(() => expect(sent(calls, 'enterRoom')).toHaveLength(2));
  FakeStream.last!.hear('left', { why: 'removed' });
  expect(await screen.findByRole('heading', { name: 'A host took you out of the class' })).toBeVisible();
});

test('a panel takes the keyboard, and gives it back where it was opened', async () => {
  const { user } = await goIn(aSeat());
  const opener = screen.getByRole('button', { name: 'People (2)' });
  await user.click(opener);
  const people = await screen.findByRole('region', { name: 'People' });
  expect(people).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(people).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.keyboard('c');
  await user.click(within(await screen.findByRole('region', { name: 'Chat' })).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
});

test('keys can be switched off, in the next room of this browser, too', async () => {
  const { user, unmount } = await goIn(aSeat());
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: /^Use these keys/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('l');
  expect(screen.getByRole('toolbar')).toBeVisible();
  unmount();
  const next = await goIn(aSeat());
  await next.user.keyboard('l');
  await next.user.click(screen.getByRole('button', { name: 'Keyboard' }));
  await next.user.click(await screen.findByRole('switch', { name: /^Use these keys/ }));
  await next.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await next.user.keyboard('l');
  expect(await screen.findByRole('heading', { name: 'You left the class' })).toBeVisible();
});

test('who sends nothing is not said to be connecting; who speaks is until they are heard', async () => {
  const { line } = await goIn(aSeat());
  const stage = within(screen.getByRole('region', { name: 'On stage' }));
  expect(await stage.findByText('Zeno Porch')).toBeVisible();
  expect(stage.queryByText('Connecting …')).not.toBeInTheDocument();
  line.hear('roster', { seats: [aSeat(), { ...zeno, microphone: true }], rules });
  expect(await stage.findByText('Connecting …')).toBeVisible();
});

test('a host who calls one more on a full stage is told what to do', async () => {
  const host = aSeat({ role: 'host' });
  const { user, line, toasts } = await goIn(host, {
    runRoom: () => {
      throw refusal('conflict');
    },
  });
  line.hear('roster', { seats: [host, { ...zeno, role: 'learner', on_stage: false }], rules });
  await user.keyboard('p');
  await user.click(await screen.findByRole('button', { name: 'What to do with Zeno Porch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Call on stage' }));
  await waitFor(() =>
    expect(toasts.at(-1)?.message).toBe('That did not work. The stage is full. Move someone to the audience first.'),
  );
});

test('what a host has ended is opened again by hosts alone', async () => {
  const learner = await goIn(aSeat());
  learner.line.hear('left', { why: 'ended' });
  expect(await screen.findByRole('heading', { name: 'The host ended the class' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join again' })).not.toBeInTheDocument();
  learner.unmount();
  const host = await goIn(aSeat({ role: 'host' }));
  host.line.hear('left', { why: 'ended' });
  expect(await screen.findByRole('button', { name: 'Join again' })).toBeVisible();
});

test('a door that cannot be reached says so, and one need not wait for it', async () => {
  const { user } = visit({
    enterRoom: () => {
      throw noLine();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/^The line is down/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'You left the class' })).toBeVisible();
});

test('the room is there in French, with chat, people and keys', async () => {
  const host = aSeat({ role: 'host' });
  const { user } = await renderIn('fr', <App />, {
    url,
    session,
    replies: { getRoom: aRoom({ is_host: true }), enterRoom: () => entered(host), keepSeat: () => ok },
  });
  await user.click(await screen.findByRole('button', { name: 'Démarrer la séance' }));
  const line = await stream();
  line.hear('roster', { seats: [host, { ...zeno, is_waiting: true, on_stage: false }], rules });
  await user.keyboard('p');
  expect(await screen.findByRole('button', { name: 'Faire entrer Zeno Porch' })).toBeVisible();
  await user.keyboard('c');
  expect(await screen.findByText('Personne n’a encore rien écrit.')).toBeVisible();
  await user.keyboard('?');
  expect(await screen.findByRole('switch', { name: /^Utiliser ces touches/ })).toBeVisible();
});

test('a room that is full says so', async () => {
  const { user } = visit({
    enterRoom: () => {
      throw refusal('class_full');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('This class is full.')).toBeVisible();
});

test('the text in front of the room is there in French', async () => {
  const replies = { getRoom: aRoom() };
  expect(await untranslated(<App />, { url, session, replies, until: 'Bring a lamp.' })).toEqual([]);
});
