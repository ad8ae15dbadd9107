import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createStore } from 'zustand/vanilla';
import type { RoomEvent, RoomEventName, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';
import type { LocalMedia, LocalMediaState } from '../media/local-media.ts';
import { createRoomSession } from './room-session.ts';

class FakeStream {
  static made: FakeStream[] = [];
  static CLOSED = 2;
  readyState = 1;
  onerror?: () => void;
  onopen?: () => void;
  #listeners = new Map<string, (event: { data: string }) => void>();
  constructor() {
    FakeStream.made.push(this);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.#listeners.set(name, listener);
  }
  hear<N extends RoomEventName>(name: N, data: RoomEvent<N>) {
    this.#listeners.get(name)!({ data: JSON.stringify(data) });
  }
  breakOff() {
    this.readyState = FakeStream.CLOSED;
    this.onerror!();
  }
  close() {
    this.readyState = FakeStream.CLOSED;
  }
}
class FakeConnection {
  static made: FakeConnection[] = [];
  isClosed = false;
  sent: unknown[] = [];
  constructor() {
    FakeConnection.made.push(this);
  }
  addTransceiver(track: unknown) {
    this.sent.push(track);
    const sender = {
      replaceTrack: async (next: unknown) => void this.sent.push(next),
      getParameters: () => ({ encodings: [] }),
      setParameters: async () => undefined,
    };
    return { mid: null, sender };
  }
  close() {
    this.isClosed = true;
  }
}

function fakeMedia(kinds: readonly ('camera' | 'microphone')[] = []): LocalMedia {
  const tracks = Object.fromEntries(kinds.map((kind) => [kind, { kind }]));
  const store = createStore(() => ({ tracks, troubles: {}, asking: undefined }) as unknown as LocalMediaState);
  return {
    store,
    switchOn: async (kind) =>
      store.setState(({ tracks }) => ({ tracks: { ...tracks, [kind]: { kind } as unknown as MediaStreamTrack } })),
    switchOff: (kind) =>
      store.setState(({ tracks: { [kind]: off, ...others }, tracks: all }) => ({ tracks: off ? others : all })),
    choose: async () => undefined,
    close: () => undefined,
  };
}

const aSeat = (n: number, given: Partial<Seat> = {}): Seat => ({
  id: anId(n),
  person: aTeacher({ id: anId(1) }),
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
const zeno = aSeat(50, { person: aTeacher({ id: anId(2) }), role: 'host' });
const rules = { has_waiting_room: true, is_chat_open: true, is_recorded: false };
const gone = () => new ApiError('', { code: 'not_found', status: 404 });
const restarts = () => new ApiError('', { code: 'unavailable', status: 503 });
const ok = { ok: true as const };

/** Each entry takes the next seat. */
function begin({ media = fakeMedia(), seat = {} as Partial<Seat> } = {}) {
  let seats = 90;
  const api = {
    enterRoom: jest.fn(async (_: unknown) => ({
      seat: aSeat(seats++, seat),
      events_url: '/events',
      ice_servers: [],
    })),
    keepSeat: jest.fn(async (_: unknown) => ok),
    leaveRoom: jest.fn(async (_: unknown) => ok),
    sendSignals: jest.fn(async (_: unknown) => ok),
    sayInRoom: jest.fn(async () => ({ id: 1, from: zeno.person, text: '', at: '2026-03-02T09:00:00.000Z' })),
    runRoom: jest.fn(async (_: unknown) => ok),
  };
  const session = createRoomSession({ api, classId: anId(80), media });
  const state = () => session.store.getState();
  return { api, session, media, state, stream: () => FakeStream.made.at(-1)! };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  FakeStream.made = [];
  FakeConnection.made = [];
  Object.assign(globalThis, { EventSource: FakeStream, RTCPeerConnection: FakeConnection });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('of two pages at least one is on stage; who goes to the audience is connected with the stage alone', async () => {
  const { session, state, stream } = begin({ media: fakeMedia(['camera']) });
  await session.enter();
  const watching = aSeat(51, { on_stage: false, person: aTeacher({ id: anId(3) }) });
  stream().hear('roster', { seats: [state().own!, zeno, watching], rules });
  expect(FakeConnection.made.map(({ sent }) => sent)).toEqual([[{ kind: 'camera' }], [{ kind: 'camera' }]]);
  stream().hear('roster', { seats: [{ ...state().own!, on_stage: false }, zeno, watching], rules });
  expect(FakeConnection.made.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  session.leave();
  expect(FakeConnection.made.every(({ isClosed }) => isClosed)).toBe(true);
});

test('nobody in the audience has a camera on, also who is let in there or is given one late', async () => {
  const { session, state, stream, media } = begin({
    media: fakeMedia(['camera', 'microphone']),
    seat: { is_waiting: true, on_stage: false },
  });
  await session.enter();
  expect(Object.keys(media.store.getState().tracks)).toHaveLength(2);
  stream().hear('roster', { seats: [{ ...state().own!, is_waiting: false }, zeno], rules });
  expect(media.store.getState().tracks).toEqual({});
  await media.switchOn('camera');
  expect(media.store.getState().tracks).toEqual({});
});

test('a seat that is gone is taken anew once, however many notice', async () => {
  const { api, session, state, stream } = begin();
  await session.enter();
  let fail: (error: Error) => void = () => undefined;
  api.keepSeat.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  session.raiseHand(true);
  let sit: () => void = () => undefined;
  const entered = { seat: aSeat(91), events_url: '/events', ice_servers: [] };
  api.enterRoom.mockImplementationOnce(() => new Promise((resolve) => (sit = () => resolve(entered))));
  stream().breakOff();
  await pass(1_000);
  expect(api.enterRoom).toHaveBeenCalledTimes(2);
  // While the next seat is on its way.
  fail(gone());
  await pass(0);
  expect(state().isLineLost).toBe(true);
  sit();
  await pass(10_000);
  expect(api.enterRoom).toHaveBeenCalledTimes(2);
  expect(FakeStream.made.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED, 1]);
  expect(state()).toMatchObject({ isLineLost: false, phase: 'inside', own: { id: anId(91) } });
});

test('a hand that was up stays up on the new seat', async () => {
  const { api, session, state, stream } = begin();
  await session.enter();
  session.raiseHand(true);
  await pass(0);
  stream().breakOff();
  await pass(1_000);
  expect(api.keepSeat).toHaveBeenLastCalledWith(
    expect.objectContaining({ params: { id: anId(91) }, body: expect.objectContaining({ is_hand_up: true }) }),
  );
  expect(state().isHandUp).toBe(true);
});

test('while the site restarts it is tried again and again, at once when the line is back', async () => {
  const { api, session, state, stream } = begin();
  await session.enter();
  api.enterRoom.mockRejectedValue(restarts());
  stream().breakOff();
  await pass(30_000);
  expect(state()).toMatchObject({ isLineLost: true, phase: 'inside' });
  const tries = api.enterRoom.mock.calls.length;
  expect(tries).toBeGreaterThan(4);
  api.enterRoom.mockResolvedValue({ seat: aSeat(99), events_url: '/events', ice_servers: [] });
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(api.enterRoom).toHaveBeenCalledTimes(tries + 1);
  expect(state()).toMatchObject({ isLineLost: false, own: { id: anId(99) } });
  await pass(30_000);
  expect(api.enterRoom).toHaveBeenCalledTimes(tries + 1);
});

test('who is refused is not tried again', async () => {
  const { api, session, state } = begin();
  api.enterRoom.mockRejectedValueOnce(new ApiError('', { code: 'class_full', status: 409 }));
  await session.enter();
  await pass(30_000);
  expect(api.enterRoom).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ phase: 'left', refusal: { code: 'class_full' } });
});

test('a page says that it is there, and what it sends as soon as that changes', async () => {
  const { api, session, media } = begin();
  await session.enter();
  await pass(15_000);
  expect(api.keepSeat).toHaveBeenCalledTimes(1);
  await media.switchOn('microphone');
  expect(api.keepSeat).toHaveBeenLastCalledWith(
    expect.objectContaining({
      body: { microphone: true, camera: false, screen: false, is_hand_up: false, is_filming: false },
    }),
  );
});

test('a page that is left gives up its seat though it is closed, lets devices go and is silent from then on', async () => {
  const { api, session, media, state, stream } = begin({ media: fakeMedia(['camera']) });
  await session.enter();
  window.dispatchEvent(new Event('pagehide'));
  expect(api.leaveRoom).toHaveBeenCalledWith({ params: { id: anId(90) }, keepalive: true });
  expect(media.store.getState().tracks).toEqual({});
  expect(stream().readyState).toBe(FakeStream.CLOSED);
  expect(state()).toMatchObject({ phase: 'left', why: 'left' });
  const beats = api.keepSeat.mock.calls.length;
  await pass(60_000);
  expect(api.keepSeat).toHaveBeenCalledTimes(beats);
  window.dispatchEvent(new Event('pagehide'));
  expect(api.leaveRoom).toHaveBeenCalledTimes(1);
});

test('who leaves before the door has answered gives up the seat that comes', async () => {
  const { api, session } = begin();
  const entering = session.enter();
  session.leave();
  await entering;
  expect(api.leaveRoom).toHaveBeenCalledWith({ params: { id: anId(90) } });
  expect(FakeStream.made).toEqual([]);
});
