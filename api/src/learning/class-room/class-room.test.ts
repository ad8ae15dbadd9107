import { request as ask, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { HostAction, RoomEvent, RoomEventName, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aLiveClass } from '../../testing/live-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { buildApp } from '../../app.ts';
import { readSettings } from '../../kernel/settings.ts';
import { attendances } from '../attendance/attendance.tables.ts';
import { liveClasses } from '../live-classes/live-classes.tables.ts';
import { findLines, forgetEvents, forgetRooms } from './class-room.repository.ts';
import { roomEvents, roomSeats } from './class-room.tables.ts';
import { dropGone } from './drop-gone.ts';

let it: TestApp;
/** A second process beside the first, on the same database. */
let beside: TestApp['app'];
let host: SignedIn;

beforeAll(async () => {
  it = await buildTestApp();
  beside = await buildApp(it.connection, settingsBeside());
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  await beside.listen({ port: 0, host: '127.0.0.1' });
  host = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
});
const settingsBeside = () => ({ ...readSettings({}), dataDir: it.dataDir, writeLimit: 100_000, logLevel: 'silent' });
const streams = new Set<ClientRequest>();
afterEach(() => {
  for (const stream of streams) stream.destroy();
  streams.clear();
});
afterAll(async () => {
  await beside.close();
  await it.close();
});

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

async function aRoom(given: Partial<typeof liveClasses.$inferInsert> = {}) {
  const course = await aCourse(it.db, { name: 'Porches', ownerId: host.user.id });
  const room = { room: 'builtin', joinUrl: null, hostId: host.user.id } as const;
  const liveClass = await aLiveClass(it.db, { courseId: course.id, startsAt: inMinutes(-5), ...room, ...given });
  const aLearner = async (firstName = 'Ada') => {
    const learner = await aSignedIn(it.db, { firstName });
    await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
    return learner;
  };
  return { id: liveClass.id, course, aLearner };
}

const off = { microphone: false, camera: false, screen: false };
const enter = (id: string, { headers }: SignedIn, body = off) =>
  call(it.app, 'enterRoom', { headers, params: { id }, body });
const refusedAt = async (id: string, { headers }: SignedIn) =>
  (await refusedCall(it.app, 'enterRoom', { headers, params: { id }, body: off })).problem.code;
const run = (seat: Seat, action: HostAction) =>
  call(it.app, 'runRoom', { headers: host.headers, params: { id: seat.id }, body: action });

interface Heard {
  name: RoomEventName;
  id: number | undefined;
  data: unknown;
}

/** Listens to a seat's events as a browser does, at either process. */
function listen(url: string, { at = it.app, lastEventId }: { at?: TestApp['app']; lastEventId?: number } = {}) {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const port = (at.server.address() as AddressInfo).port;
  const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  const stream = ask({ host: '127.0.0.1', port, path: url, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      heard.push(...parts.flatMap((part) => readEvent(part) ?? []));
      for (const look of waiting) look();
    });
    response.on('close', () => {
      isOver = true;
      for (const look of waiting) look();
    });
  });
  stream.on('error', () => undefined).end();
  streams.add(stream);
  const when = <T>(find: () => T | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined || found === false) return;
        waiting.delete(look);
        resolve(found as T);
      };
      waiting.add(look);
      look();
    });
  return {
    heard,
    close: () => stream.destroy(),
    isOver: () => when(() => isOver),
    /** The first event of that name for which this holds. */
    hears: <N extends RoomEventName>(name: N, holds: (data: RoomEvent<N>) => boolean = () => true) =>
      when(() => heard.find((event) => event.name === name && holds(event.data as RoomEvent<N>))?.data as RoomEvent<N>),
    lastId: () => heard.findLast(({ id }) => id !== undefined)?.id,
  };
}

function readEvent(part: string): Heard | undefined {
  const lines = new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const [name, data, id] = [lines.get('event'), lines.get('data'), lines.get('id')];
  if (name === undefined || data === undefined) return undefined;
  return { name: name as RoomEventName, id: id === undefined ? undefined : Number(id), data: JSON.parse(data) };
}

const names = ({ seats }: RoomEvent<'roster'>): string[] => seats.map(({ person }) => person.full_name.split(' ')[0]!);
const ofNames =
  (...wanted: string[]) =>
  (roster: RoomEvent<'roster'>) =>
    names(roster).join() === wanted.join();

test('a learner waits until the host lets them in, and has come when they asked', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const asked = await enter(room.id, ada, { ...off, camera: true });
  expect(asked.seat).toMatchObject({ role: 'learner', is_waiting: true, on_stage: false, camera: false });
  const atDoor = listen(asked.events_url);
  await atDoor.hears('roster', ofNames('Ada'));
  await it.db
    .update(roomSeats)
    .set({ enteredAt: inMinutes(-3) })
    .where(eq(roomSeats.id, asked.seat.id));

  const hosted = await enter(room.id, host);
  expect(hosted.seat).toMatchObject({ role: 'host', is_waiting: false, on_stage: true });
  const inside = listen(hosted.events_url);
  await inside.hears('roster', ofNames('Ada', 'Zeno'));
  // Who waits does not see who is inside.
  expect(atDoor.heard.every(({ name, data }) => name !== 'roster' || ofNames('Ada')(data as never))).toBe(true);
  const say = { headers: ada.headers, params: { id: asked.seat.id }, body: { text: 'Hello?' } };
  expect((await refusedCall(it.app, 'sayInRoom', say)).problem.code).toBe('not_found');

  await run(hosted.seat, { do: 'let_in', seat_id: asked.seat.id });
  const roster = await atDoor.hears('roster', ofNames('Ada', 'Zeno'));
  expect(roster.seats[0]).toMatchObject({ is_waiting: false, on_stage: true });
  const register = await call(it.app, 'getRegister', { headers: host.headers, params: { id: room.id }, query: {} });
  const entry = register.items.find(({ user_id }) => user_id === ada.user.id)!;
  expect(entry.status).toBe('present');
  expect(Date.now() - Date.parse(entry.joined_at!)).toBeGreaterThan(2.5 * MINUTE_MS);
  // A page that is loaded again waits no more.
  expect((await enter(room.id, ada)).seat.is_waiting).toBe(false);
  expect(await atDoor.hears('left')).toEqual({ why: 'elsewhere' });
  await atDoor.isOver();
});

test('who is turned away, or sent out, hears so, and waits again without a waiting room, too', async () => {
  const room = await aRoom();
  const [ada, bo] = [await room.aLearner('Ada'), await room.aLearner('Bo')];
  const hosted = await enter(room.id, host);
  const asked = await enter(room.id, ada);
  const atDoor = listen(asked.events_url);
  await atDoor.hears('roster');
  await run(hosted.seat, { do: 'turn_away', seat_id: asked.seat.id });
  expect(await atDoor.hears('left')).toEqual({ why: 'turned_away' });
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, bo);
  expect(came.seat.is_waiting).toBe(false);
  await run(hosted.seat, { do: 'remove', seat_id: came.seat.id });
  expect((await enter(room.id, bo)).seat.is_waiting).toBe(true);
  expect((await enter(room.id, ada)).seat.is_waiting).toBe(true);
});

test('who is suspended hears nothing more of a class, also by the link that their page has', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const page = listen(came.events_url);
  await page.hears('roster', ofNames('Zeno', 'Ada'));
  const { headers } = await aSignedIn(it.db, { roles: ['super-admin'] });
  const body = { reason: 'Agreed with the team', public_reason: 'Too many advertisements' };
  await call(it.app, 'suspendUser', { headers, params: { id: ada.user.id }, body });
  await page.isOver();
  const again = listen(came.events_url);
  await again.isOver();
  expect(again.heard.map(({ name }) => name)).toEqual(['left']);
});

test('pages hear one another across processes, and what they missed when they come back', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const [one, other] = [listen(hosted.events_url), listen(came.events_url, { at: beside })];
  await Promise.all([one.hears('roster', ofNames('Zeno', 'Ada')), other.hears('roster', ofNames('Zeno', 'Ada'))]);
  const send = (seat: Seat, { headers }: SignedIn, to: string, n: number) =>
    call(it.app, 'sendSignals', { headers, params: { id: seat.id }, body: { signals: [{ to, signal: { n } }] } });
  await send(hosted.seat, host, came.seat.id, 1);
  expect(await other.hears('signal')).toEqual({ from: hosted.seat.id, signal: { n: 1 } });
  expect(one.heard.some(({ name }) => name === 'signal')).toBe(false);

  other.close();
  await send(hosted.seat, host, came.seat.id, 2);
  const again = listen(came.events_url, { at: beside, lastEventId: other.lastId()! });
  expect(await again.hears('signal')).toEqual({ from: hosted.seat.id, signal: { n: 2 } });
  const line = { headers: ada.headers, params: { id: came.seat.id }, body: { text: ' Good morning ' } };
  await call(beside, 'sayInRoom', line);
  expect((await one.hears('chat', ({ lines }) => lines.length > 0)).lines[0]).toMatchObject({ text: 'Good morning' });
});

test('nobody speaks from another’s seat, into another room, or as a host who is none', async () => {
  const room = await aRoom();
  const other = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const elsewhere = await enter(other.id, host);
  const far = listen(elsewhere.events_url);
  await far.hears('roster');
  const refused = async (name: 'keepSeat' | 'sayInRoom' | 'runRoom', seat: Seat, body: object) =>
    (await refusedCall(it.app, name, { headers: ada.headers, params: { id: seat.id }, body: body as never })).problem
      .code;
  expect(await refused('keepSeat', hosted.seat, { ...off, is_hand_up: false })).toBe('not_found');
  expect(await refused('sayInRoom', hosted.seat, { text: 'It is I' })).toBe('not_found');
  expect(await refused('runRoom', came.seat, { do: 'mute_all' })).toBe('forbidden');
  const signals = [{ to: elsewhere.seat.id, signal: {} }];
  await call(it.app, 'sendSignals', { headers: ada.headers, params: { id: came.seat.id }, body: { signals } });
  await call(it.app, 'sayInRoom', { headers: host.headers, params: { id: elsewhere.seat.id }, body: { text: 'Here' } });
  await far.hears('chat', ({ lines }) => lines.length > 0);
  expect(far.heard.some(({ name }) => name === 'signal')).toBe(false);
  const tooLong = { signals: [{ to: hosted.seat.id, signal: { x: 'y'.repeat(66_000) } }] };
  const long = await refusedCall(it.app, 'sendSignals', {
    headers: ada.headers,
    params: { id: came.seat.id },
    body: tooLong,
  });
  expect(long.problem.errors).toHaveProperty('signals');
  const wrong = came.events_url.replace(came.seat.id, hosted.seat.id);
  expect((await it.app.inject({ url: wrong })).statusCode).toBe(403);
});

test('six are on stage, one of them a host; hosts say who', async () => {
  const room = await aRoom();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  await call(it.app, 'leaveRoom', { headers: host.headers, params: { id: hosted.seat.id } });
  const seats: Seat[] = [];
  for (let n = 0; n < 7; n++)
    seats.push((await enter(room.id, await room.aLearner(`L${n}`), { ...off, camera: true })).seat);
  expect(seats.map(({ on_stage }) => on_stage)).toEqual([true, true, true, true, true, false, false]);
  expect(seats.map(({ camera }) => camera)).toEqual([true, true, true, true, true, false, false]);
  const back = await enter(room.id, host);
  expect(back.seat.on_stage).toBe(true);
  const body = { do: 'to_stage', seat_id: seats[6]!.id } as const;
  const full = await refusedCall(it.app, 'runRoom', { headers: host.headers, params: { id: back.seat.id }, body });
  expect(full.problem.code).toBe('conflict');
  await run(back.seat, { do: 'to_audience', seat_id: seats[0]!.id });
  await run(back.seat, body);
  const stream = listen(back.events_url);
  const roster = await stream.hears('roster');
  const onStage = roster.seats.filter(({ on_stage }) => on_stage).map(({ id }) => id);
  expect(onStage.toSorted()).toEqual([back.seat.id, ...[1, 2, 3, 4, 6].map((n) => seats[n]!.id)].toSorted());
});

test('a host mutes all but hosts, closes the chat, and sends everybody home', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host, { ...off, microphone: true });
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada, { ...off, microphone: true });
  const [one, other] = [listen(hosted.events_url), listen(came.events_url)];
  await Promise.all([one.hears('roster'), other.hears('roster')]);
  await run(hosted.seat, { do: 'mute_all' });
  await other.hears('muted');
  const quiet = await one.hears('roster', ({ seats }) =>
    seats.some(({ id, microphone }) => id === came.seat.id && !microphone),
  );
  expect(quiet.seats.find(({ id }) => id === hosted.seat.id)?.microphone).toBe(true);
  await run(hosted.seat, { do: 'set', rules: { is_chat_open: false } });
  const say = { headers: ada.headers, params: { id: came.seat.id }, body: { text: 'But' } };
  expect((await refusedCall(it.app, 'sayInRoom', say)).problem.code).toBe('content_locked');
  await run(hosted.seat, { do: 'end' });
  expect(await other.hears('left')).toEqual({ why: 'ended' });
  expect(await refusedAt(room.id, ada)).toBe('class_closed');
  const view = await call(it.app, 'getRoom', { headers: ada.headers, params: { id: room.id } });
  expect(view).toMatchObject({ is_open: false, class: { status: 'ended' } });
  // A host who pressed the wrong button opens it again by coming back.
  await enter(room.id, host);
  expect((await enter(room.id, ada)).seat.is_waiting).toBe(false);
});

test('the door is that of the class: shut before and after, and to those who take no part', async () => {
  const [early, late] = [await aRoom({ startsAt: inMinutes(20) }), await aRoom({ startsAt: inMinutes(-61) })];
  expect(await refusedAt(early.id, host)).toBe('class_closed');
  expect(await refusedAt(late.id, await late.aLearner())).toBe('class_closed');
  const room = await aRoom({ capacity: 1 });
  expect(await refusedAt(room.id, await aSignedIn(it.db))).toBe('not_enrolled');
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  await enter(room.id, await room.aLearner('Ada'));
  expect(await refusedAt(room.id, await room.aLearner('Bo'))).toBe('class_full');
  const elsewhere = await aRoom({ room: 'link', joinUrl: 'https://live.example.org/room' });
  expect(await refusedAt(elsewhere.id, host)).toBe('not_found');
});

test('a page that is gone is dropped: when it listens no more, or is silent', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const [one, other] = [listen(hosted.events_url), listen(came.events_url)];
  await Promise.all([one.hears('roster', ofNames('Zeno', 'Ada')), other.hears('roster')]);
  other.close();
  await until(async () => (await seatOf(came.seat.id)).streamLostAt !== null);
  const now = Date.now();
  await dropGone(it.db, room.id, new Date(now + 5_000));
  expect((await seatOf(came.seat.id)).leftAt).toBeNull();
  await dropGone(it.db, room.id, new Date(now + 9_000));
  expect((await seatOf(came.seat.id)).leftWhy).toBe('gone');
  await one.hears('roster', ofNames('Zeno'));
  const keep = { headers: ada.headers, params: { id: came.seat.id }, body: { ...off, is_hand_up: false } };
  expect((await refusedCall(it.app, 'keepSeat', keep)).problem.code).toBe('not_found');
  await dropGone(it.db, room.id, new Date(now + 91_000));
  expect((await seatOf(hosted.seat.id)).leftWhy).toBe('gone');
});

test('the time in the room is counted from one sign of life to the next, a long silence but for half a minute', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const keep = (is_hand_up = false) =>
    call(it.app, 'keepSeat', { headers: ada.headers, params: { id: came.seat.id }, body: { ...off, is_hand_up } });
  for (const agoS of [15, 15, 15, 20, 600]) {
    await it.db
      .update(roomSeats)
      .set({ seenAt: new Date(Date.now() - agoS * 1000) })
      .where(eq(roomSeats.id, came.seat.id));
    await keep();
  }
  const register = await call(it.app, 'getRegister', { headers: host.headers, params: { id: room.id }, query: {} });
  // 15 + 15 + 15 + 20 + 30 seconds.
  expect(register.items.find(({ user_id }) => user_id === ada.user.id)?.minutes).toBe(1);
  const stream = listen(hosted.events_url);
  await stream.hears('roster');
  await keep(true);
  await stream.hears('roster', ({ seats }) => seats.some(({ id, hand_at }) => id === came.seat.id && hand_at !== null));
  await run(hosted.seat, { do: 'lower_hand', seat_id: came.seat.id });
  expect((await seatOf(came.seat.id)).handAt).toBeNull();
});

test('a page hears what was said to its seat before it listened, and is told once', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const send = (...ns: number[]) => {
    const signals = ns.map((n) => ({ to: came.seat.id, signal: { n } }));
    return call(it.app, 'sendSignals', { headers: host.headers, params: { id: hosted.seat.id }, body: { signals } });
  };
  await send(1, 2);
  const stream = listen(came.events_url);
  await stream.hears('signal', ({ signal }) => signal.n === 2);
  expect(stream.heard[0]?.name).toBe('roster');
  // A page that listens anew is told by its new stream alone.
  const again = listen(came.events_url, { lastEventId: stream.lastId()! });
  await Promise.all([stream.isOver(), again.hears('roster')]);
  await send(3);
  await again.hears('signal', ({ signal }) => signal.n === 3);
  const told = [stream, again].flatMap(({ heard }) => heard.filter(({ name }) => name === 'signal'));
  expect(told.map(({ data }) => (data as RoomEvent<'signal'>).signal.n)).toEqual([1, 2, 3]);
});

test('a page that comes while the last one goes hears all the same', async () => {
  const room = await aRoom();
  const hosted = await enter(room.id, host);
  const one = listen(hosted.events_url);
  await one.hears('roster');
  for (let round = 0; round < 5; round++) {
    const former = [...streams].at(-1)!;
    const next = listen(hosted.events_url);
    former.destroy();
    await next.hears('roster');
    const text = `Round ${round}`;
    await call(it.app, 'sayInRoom', { headers: host.headers, params: { id: hosted.seat.id }, body: { text } });
    await next.hears('chat', ({ lines }) => lines.length === 1 && lines[0]?.text === text);
  }
});

test('a page whose line was down hears why its seat is gone, and takes none back from where its person sits now', async () => {
  const room = await aRoom();
  const [first, second] = [await enter(room.id, host), await enter(room.id, host)];
  const keep = { headers: host.headers, params: { id: first.seat.id }, body: { ...off, is_hand_up: false } };
  expect((await refusedCall(it.app, 'keepSeat', keep)).problem.code).toBe('conflict');
  const late = listen(first.events_url);
  expect(await late.hears('left')).toEqual({ why: 'elsewhere' });
  await late.isOver();
  await call(it.app, 'leaveRoom', { headers: host.headers, params: { id: second.seat.id } });
  expect((await it.app.inject({ url: second.events_url })).statusCode).toBe(404);
});

test('who was sent out and let in again comes back without waiting', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  const asked = await enter(room.id, ada);
  await run(hosted.seat, { do: 'let_in', seat_id: asked.seat.id });
  await run(hosted.seat, { do: 'remove', seat_id: asked.seat.id });
  const again = await enter(room.id, ada);
  expect(again.seat.is_waiting).toBe(true);
  await run(hosted.seat, { do: 'let_in', seat_id: again.seat.id });
  expect((await enter(room.id, ada)).seat.is_waiting).toBe(false);
});

test('all are let in for whom there is room, those who asked first before the others', async () => {
  const room = await aRoom({ capacity: 2 });
  const hosted = await enter(room.id, host);
  const asked: Seat[] = [];
  for (const name of ['Ada', 'Bo', 'Cy']) asked.push((await enter(room.id, await room.aLearner(name))).seat);
  await run(hosted.seat, { do: 'let_all_in' });
  expect(await Promise.all(asked.map(async ({ id }) => (await seatOf(id)).isWaiting))).toEqual([false, false, true]);
  const all = { headers: host.headers, params: { id: hosted.seat.id }, body: { do: 'let_all_in' } as const };
  expect((await refusedCall(it.app, 'runRoom', all)).problem.code).toBe('class_full');
});

test('who waits comes in when nobody has to any more, but for whom a host sent out', async () => {
  const room = await aRoom();
  const [ada, bo] = [await room.aLearner('Ada'), await room.aLearner('Bo')];
  const hosted = await enter(room.id, host);
  const first = await enter(room.id, bo);
  await run(hosted.seat, { do: 'turn_away', seat_id: first.seat.id });
  const [asked, sentOut] = [(await enter(room.id, ada)).seat, (await enter(room.id, bo)).seat];
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  expect([(await seatOf(asked.id)).isWaiting, (await seatOf(sentOut.id)).isWaiting]).toEqual([false, true]);
});

test('that a host films the class is told to all, and ends with the page that does', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const line = listen(came.events_url);
  await line.hears('roster', ({ rules }) => !rules.is_recorded);
  const films = (seat: Seat, { headers }: SignedIn) =>
    call(it.app, 'keepSeat', {
      headers,
      params: { id: seat.id },
      body: { ...off, is_hand_up: false, is_filming: true },
    });
  await films(came.seat, ada);
  expect((await seatOf(came.seat.id)).isFilming).toBe(false);
  await films(hosted.seat, host);
  const told = await line.hears('roster', ({ rules }) => rules.is_recorded);
  expect(told.seats.filter(({ is_filming }) => is_filming).map(({ id }) => id)).toEqual([hosted.seat.id]);
  await call(it.app, 'leaveRoom', { headers: host.headers, params: { id: hosted.seat.id } });
  const hears = listen(came.events_url);
  expect((await hears.hears('roster')).rules.is_recorded).toBe(false);
});

test('who holds the class no longer runs its room no longer', async () => {
  const room = await aRoom();
  const hosted = await enter(room.id, host);
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  await it.db.update(liveClasses).set({ hostId: other.user.id }).where(eq(liveClasses.id, room.id));
  await anEnrolment(it.db, { userId: host.user.id, courseId: room.course.id });
  const mute = { headers: host.headers, params: { id: hosted.seat.id }, body: { do: 'mute_all' } as const };
  expect((await refusedCall(it.app, 'runRoom', mute)).problem.code).toBe('forbidden');
});

test('a page that says twice at once that it is there counts the time once, and leaving counts, too', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const came = await enter(room.id, ada);
  const seenAgo = (agoS: number) =>
    it.db
      .update(roomSeats)
      .set({ seenAt: new Date(Date.now() - agoS * 1000) })
      .where(eq(roomSeats.id, came.seat.id));
  const counted = async () =>
    (await it.db.select().from(attendances).where(eq(attendances.userId, ada.user.id)))[0]?.seconds;
  await seenAgo(20);
  const keep = { headers: ada.headers, params: { id: came.seat.id }, body: { ...off, is_hand_up: false } };
  await Promise.all([it.app, beside, it.app, beside].map((app) => call(app, 'keepSeat', keep)));
  expect(await counted()).toBe(20);
  await seenAgo(10);
  await call(it.app, 'leaveRoom', { headers: ada.headers, params: { id: came.seat.id } });
  await call(it.app, 'leaveRoom', { headers: ada.headers, params: { id: came.seat.id } });
  expect(await counted()).toBe(30);
});

test('a page in a room spends none of what its person may write, and cannot flood it', async () => {
  const room = await aRoom();
  const ada = await room.aLearner();
  const narrow = await buildApp(it.connection, { ...settingsBeside(), writeLimit: 2 });
  const at = { headers: ada.headers };
  const hosted = await enter(room.id, host);
  await run(hosted.seat, { do: 'set', rules: { has_waiting_room: false } });
  const { seat } = await call(narrow, 'enterRoom', { ...at, params: { id: room.id }, body: off });
  const params = { id: seat.id };
  for (let n = 0; n < 20; n++) await call(narrow, 'keepSeat', { ...at, params, body: { ...off, is_hand_up: false } });
  for (let n = 0; n < 20; n++) await call(narrow, 'sayInRoom', { ...at, params, body: { text: `Line ${n}` } });
  const signals = Array.from({ length: 8 }, () => ({ to: hosted.seat.id, signal: { x: 'y'.repeat(60_000) } }));
  const body = { signals };
  for (let n = 0; n < 8; n++) await call(narrow, 'sendSignals', { ...at, params, body });
  expect((await refusedCall(narrow, 'sendSignals', { ...at, params, body })).problem.code).toBe('rate_limited');
  // Others are not held up by that.
  const line = { headers: host.headers, params: { id: hosted.seat.id }, body: { text: 'Still here' } };
  await call(narrow, 'sayInRoom', line);
  await narrow.close();
});

test('the process ends while pages listen, and they have time to come back by another', async () => {
  const room = await aRoom();
  const hosted = await enter(room.id, host);
  const ending = await buildApp(it.connection, settingsBeside());
  await ending.listen({ port: 0, host: '127.0.0.1' });
  const stream = listen(hosted.events_url, { at: ending });
  await stream.hears('roster');
  await ending.close();
  await stream.isOver();
  const { leftAt, streamLostAt } = await seatOf(hosted.seat.id);
  expect([leftAt, streamLostAt]).toEqual([null, expect.any(Date)]);
  await listen(hosted.events_url).hears('roster', ofNames('Zeno'));
  expect((await seatOf(hosted.seat.id)).streamLostAt).toBeNull();
});

test('what pages told one another is forgotten within minutes, the chat a week after the class', async () => {
  const room = await aRoom();
  const hosted = await enter(room.id, host);
  const line = { headers: host.headers, params: { id: hosted.seat.id }, body: { text: 'Till next week' } };
  await call(it.app, 'sayInRoom', line);
  const counts = async () => {
    const events = await it.db.select().from(roomEvents).where(eq(roomEvents.classId, room.id));
    return [events.length > 0, (await findLines(it.db, room.id)).length];
  };
  await forgetEvents(it.db);
  await forgetRooms(it.db);
  expect(await counts()).toEqual([true, 1]);
  await it.db
    .update(roomEvents)
    .set({ at: inMinutes(-11) })
    .where(eq(roomEvents.classId, room.id));
  await it.db
    .update(liveClasses)
    .set({ startsAt: inMinutes(-7 * 24 * 60 - 1) })
    .where(eq(liveClasses.id, room.id));
  await forgetEvents(it.db);
  await forgetRooms(it.db);
  expect(await counts()).toEqual([false, 0]);
});

const seatOf = async (id: string) => (await it.db.select().from(roomSeats).where(eq(roomSeats.id, id)))[0]!;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
