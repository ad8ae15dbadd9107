import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import type { RoomKind } from '@stoa/shared/contract/learning/class-words.ts';
import { readSettings } from '../../../kernel/settings.ts';
import { aSignedIn } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { call, refusedCall } from '../../../testing/call.ts';
import { aCourse, anEnrolment } from '../../../testing/course-builders.ts';
import { aLiveClass } from '../../../testing/live-builders.ts';
import type { SignedIn } from '../../../testing/ready-course.ts';
import { endsAtOf } from '../live-classes.policy.ts';
import { liveClasses } from '../live-classes.tables.ts';

const SECRET = '639259d4-9dd8-4b25-bf01-95f9567eaf4b';
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** BigBlueButton's `create`, as its documents tell it: a checksum over everything, the same meeting by its passwords. */
const meetings = new Map<string, URLSearchParams>();
const CREATE_TIME = 1_773_136_800_123;
let isSilent = false;
/** What happens while the server is asked. */
let meanwhile = async (): Promise<void> => {};
function answer(address: string): string {
  const { pathname, search, searchParams } = new URL(address, 'http://bbb.example');
  const name = pathname.replace('/bigbluebutton/api/', '');
  const query = search.slice(1).replace(/&checksum=\w+$/, '');
  const checksum = createHash('sha256').update(`${name}${query}${SECRET}`).digest('hex');
  const failed = (key: string) => `<response><returncode>FAILED</returncode><messageKey>${key}</messageKey></response>`;
  if (searchParams.get('checksum') !== checksum) return failed('checksumError');
  if (/\p{Cc}/u.test([...searchParams.values()].join(''))) return failed('validationError');
  if (name !== 'create') return failed('unsupportedRequest');
  const id = searchParams.get('meetingID')!;
  const before = meetings.get(id);
  const isSame = ['attendeePW', 'moderatorPW'].every((key) => before?.get(key) === searchParams.get(key));
  if (before && !isSame) return failed('idNotUnique');
  if (!before) meetings.set(id, searchParams);
  return `<response><returncode>SUCCESS</returncode><meetingID>${id}</meetingID><createTime>${CREATE_TIME + meetings.size}</createTime></response>`;
}

let it: TestApp;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (isSilent) request.socket.destroy();
    else void meanwhile().then(() => response.end(answer(request.url!)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { rooms } = readSettings({
    STOA_JITSI_URL: 'https://meet.example/',
    STOA_JITSI_APP_ID: 'stoa',
    STOA_JITSI_APP_SECRET: 'of jitsi',
    STOA_BBB_URL: `http://127.0.0.1:${port}/bigbluebutton/`,
    STOA_BBB_SECRET: SECRET,
    STOA_LIVEKIT_URL: 'wss://livekit.example',
    STOA_LIVEKIT_API_KEY: 'key',
    STOA_LIVEKIT_API_SECRET: 'of livekit',
    STOA_LIVEKIT_MEET_URL: 'https://meet.livekit.example',
  });
  it = await buildTestApp({ rooms, logLevel: 'silent' });
});
beforeEach(() => {
  isSilent = false;
  meanwhile = async () => {};
  meetings.clear();
});
afterAll(async () => {
  await it.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function aClassIn(room: RoomKind, title = 'Porches') {
  const host = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
  const course = await aCourse(it.db, { ownerId: host.user.id });
  const place = { room, joinUrl: null, hostId: host.user.id, title };
  const liveClass = await aLiveClass(it.db, { courseId: course.id, startsAt: new Date(), ...place });
  const learner = await aSignedIn(it.db, { firstName: 'Ada' });
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  return { course, host, learner, liveClass, endS: Math.ceil(endsAtOf(liveClass).getTime() / 1000) + 600 };
}

const wayOf = async ({ headers }: SignedIn, id: string, at = it) =>
  new URL((await call(at.app, 'joinClass', { headers, params: { id } })).url);
const cameTo = async (id: string, { headers }: SignedIn): Promise<number> =>
  (await call(it.app, 'getRegister', { headers, params: { id }, query: {} })).class.came;

test('a token leads into one room at Jitsi, and says who comes and whether they run it', async () => {
  const { host, learner, liveClass, endS } = await aClassIn('jitsi');
  const way = await wayOf(learner, liveClass.id);
  const { payload } = await jwtVerify(way.searchParams.get('jwt')!, keyOf('of jitsi'), { algorithms: ['HS256'] });
  expect(way.origin + way.pathname).toBe(`https://meet.example/${String(payload['room'])}`);
  expect(payload).toEqual({
    iss: 'stoa',
    aud: 'stoa',
    sub: '*',
    exp: endS,
    room: payload['room'],
    context: {
      user: { id: learner.user.id, name: learner.user.fullName, moderator: 'false', affiliation: 'member' },
    },
  });
  const hosts = await wayOf(host, liveClass.id);
  expect(hosts.pathname).toBe(way.pathname);
  const { payload: ofHost } = await jwtVerify(hosts.searchParams.get('jwt')!, keyOf('of jitsi'));
  expect(ofHost).toMatchObject({ context: { user: { moderator: 'true', affiliation: 'owner' } } });
  expect(await cameTo(liveClass.id, host)).toBe(1);
});

test('where Jitsi asks for no token, the name of the room does not follow from what people see', async () => {
  const { rooms } = readSettings({ STOA_JITSI_URL: 'https://meet.example' });
  const open = await buildTestApp({ rooms });
  try {
    const host = await aSignedIn(open.db, { roles: ['teacher'], firstName: 'Zeno' });
    const course = await aCourse(open.db, { ownerId: host.user.id });
    const place = { room: 'jitsi', joinUrl: null, hostId: host.user.id } as const;
    const liveClass = await aLiveClass(open.db, { courseId: course.id, startsAt: new Date(), ...place });
    const way = await wayOf(host, liveClass.id, open);
    expect(way.pathname).toMatch(/^\/class-[0-9a-f]{32}$/);
    expect(way.pathname).not.toContain(createHash('sha256').update(liveClass.id).digest('hex').slice(0, 32));
    expect(way.pathname).not.toContain(liveClass.id.replaceAll('-', ''));
    expect(decodeURIComponent(way.hash)).toBe(`#userInfo.displayName="${host.user.fullName}"`);
    expect((await wayOf(host, liveClass.id, open)).href).toBe(way.href);
  } finally {
    await open.close();
  }
});

test('a token leads into one room at LiveKit, which a host runs', async () => {
  const { host, learner, liveClass, endS } = await aClassIn('livekit');
  const grantOf = async (who: SignedIn) => {
    const way = await wayOf(who, liveClass.id);
    expect(way.origin + way.pathname).toBe('https://meet.livekit.example/custom');
    expect(way.searchParams.get('liveKitUrl')).toBe('wss://livekit.example');
    return (await jwtVerify(way.searchParams.get('token')!, keyOf('of livekit'), { issuer: 'key' })).payload;
  };
  const video = { room: liveClass.id, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: true };
  const { fullName: name } = learner.user;
  const mine = { iss: 'key', sub: learner.user.id, name, exp: endS, video: { ...video, roomAdmin: false } };
  expect(await grantOf(learner)).toEqual(mine);
  expect(await grantOf(host)).toMatchObject({ sub: host.user.id, video: { ...video, roomAdmin: true } });
});

test('a meeting at BigBlueButton is made by who comes first; everyone has a signed way in of their own', async () => {
  const title = `A class\tof ${'many words '.repeat(9)}`;
  const { host, learner, liveClass } = await aClassIn('bigbluebutton', title);
  const ways = [await wayOf(learner, liveClass.id), await wayOf(host, liveClass.id)];
  expect([...meetings.keys()]).toEqual([liveClass.id]);
  const name = meetings.get(liveClass.id)!.get('name')!;
  expect(name).toHaveLength(64);
  expect(name).toMatch(/^A class of many words/);
  for (const way of ways) {
    expect(way.pathname).toBe('/bigbluebutton/api/join');
    const query = way.search.slice(1).replace(/&checksum=\w+$/, '');
    const checksum = createHash('sha256').update(`join${query}${SECRET}`).digest('hex');
    expect(way.searchParams.get('checksum')).toBe(checksum);
    expect(way.searchParams.get('createTime')).toBe(String(CREATE_TIME + 1));
    expect(way.href).not.toContain(meetings.get(liveClass.id)!.get('moderatorPW')!);
  }
  expect(ways.map(({ searchParams }) => [searchParams.get('userID'), searchParams.get('role')])).toEqual([
    [learner.user.id, 'VIEWER'],
    [host.user.id, 'MODERATOR'],
  ]);
  expect(await cameTo(liveClass.id, host)).toBe(1);
});

test('nobody has come to a room that does not open, and they are told to try again', async () => {
  const { host, learner, liveClass } = await aClassIn('bigbluebutton');
  isSilent = true;
  const given = { headers: learner.headers, params: { id: liveClass.id } };
  expect(await refusedCall(it.app, 'joinClass', given)).toMatchObject({
    status: 503,
    problem: { code: 'unavailable' },
  });
  isSilent = false;
  // Somebody else's meeting has its name.
  meetings.set(liveClass.id, new URLSearchParams({ attendeePW: 'x', moderatorPW: 'y' }));
  expect((await refusedCall(it.app, 'joinClass', given)).problem.code).toBe('unavailable');
  expect(await cameTo(liveClass.id, host)).toBe(0);
  meetings.clear();
  await wayOf(learner, liveClass.id);
  expect(await cameTo(liveClass.id, host)).toBe(1);
});

test('a server that never answers keeps nobody waiting for ever', async () => {
  const { host, learner, liveClass } = await aClassIn('bigbluebutton');
  const { timeout } = AbortSignal;
  const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
  meanwhile = () => new Promise(() => {});
  try {
    const given = { headers: learner.headers, params: { id: liveClass.id } };
    expect((await refusedCall(it.app, 'joinClass', given)).problem.code).toBe('unavailable');
    expect(await cameTo(liveClass.id, host)).toBe(0);
  } finally {
    deadline.mockRestore();
  }
});

test('a class that is moved to another room while its server is asked is joined there', async () => {
  const { host, learner, liveClass } = await aClassIn('bigbluebutton');
  const moveTo = (room: RoomKind, joinUrl: string | null) => async () => {
    const moved = { room, joinUrl, version: sql`${liveClasses.version} + 1` };
    await it.db.update(liveClasses).set(moved).where(eq(liveClasses.id, liveClass.id));
  };
  meanwhile = moveTo('jitsi', null);
  expect((await wayOf(learner, liveClass.id)).origin).toBe('https://meet.example');
  expect(await cameTo(liveClass.id, host)).toBe(1);
  await moveTo('bigbluebutton', null)();
  meanwhile = moveTo('link', 'https://live.example.org/room');
  expect((await wayOf(learner, liveClass.id)).href).toBe('https://live.example.org/room');
});

test('a class that is called off while its server is asked cannot be joined', async () => {
  const { host, learner, liveClass } = await aClassIn('bigbluebutton');
  meanwhile = async () => {
    await it.db.update(liveClasses).set({ cancelledAt: new Date() }).where(eq(liveClasses.id, liveClass.id));
  };
  const refused = await refusedCall(it.app, 'joinClass', { headers: learner.headers, params: { id: liveClass.id } });
  expect(refused.problem.code).toBe('class_closed');
  expect(await cameTo(liveClass.id, host)).toBe(0);
});

test('a site offers the rooms that it has; a class in one that it has no more cannot be joined', async () => {
  const { course, host } = await aClassIn('jitsi');
  const listed = { headers: host.headers, params: { id: course.id } };
  const offered = ['builtin', 'link', 'livekit', 'jitsi', 'bigbluebutton'];
  expect((await call(it.app, 'listLiveSchedule', listed)).rooms).toEqual(offered);
  const bare = await buildTestApp({ logLevel: 'silent' });
  try {
    const own = await aSignedIn(bare.db, { roles: ['teacher'] });
    const { id: courseId } = await aCourse(bare.db, { ownerId: own.user.id });
    const held = { room: 'livekit', joinUrl: null, hostId: own.user.id } as const;
    const { id } = await aLiveClass(bare.db, { courseId, startsAt: new Date(), ...held });
    const { rooms } = await call(bare.app, 'listLiveSchedule', { headers: own.headers, params: { id: courseId } });
    expect(rooms).toEqual(['builtin', 'link']);
    const refused = await refusedCall(bare.app, 'joinClass', { headers: own.headers, params: { id } });
    expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
  } finally {
    await bare.close();
  }
});
