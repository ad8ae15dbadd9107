import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AnnouncementAudience, SendAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import type { NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import { auditEntries } from '../../kernel/audit/audit.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aModerator } from '../../testing/community-builders.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { mailsTo } from '../../testing/mails.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aCoInstructor } from '../../testing/report-builders.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { announcements } from './announcements.tables.ts';
import { sendAnnouncementWork } from './send-announcement.ts';

let it: TestApp;
let owner: SignedIn;
let course: CourseRow;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  owner = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Thea', lastName: 'Teacher' });
  course = await aCourse(it.db, { ownerId: owner.user.id, name: 'Porches' });
});
afterAll(() => it.close());

async function aLearner(given: Partial<EnrolmentRow> = {}): Promise<SignedIn> {
  const learner = await aSignedIn(it.db, { firstName: 'Ada' });
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id, ...given });
  return learner;
}

const text = (given: Partial<SendAnnouncement> = {}): SendAnnouncement => ({
  id: v7(),
  subject: 'The kiln is hot',
  body: 'Bring your **pots**.\n\nSee you on Tuesday.',
  audience: { kind: 'all' },
  ...given,
});
const announce = (given: Partial<SendAnnouncement> = {}, { headers } = owner) =>
  call(it.app, 'sendAnnouncement', { headers, params: { id: course.id }, body: text(given) });
const refused = async (given: Partial<SendAnnouncement>, { headers } = owner) =>
  (await refusedCall(it.app, 'sendAnnouncement', { headers, params: { id: course.id }, body: text(given) })).problem;
const deliver = (id: string) => sendAnnouncementWork.run(it.app.context, { id }, { id: v7(), attempt: 1 });
const sent = async ({ headers } = owner) =>
  (await call(it.app, 'listSentAnnouncements', { headers, query: { course_id: course.id } })).items;
const readBy = ({ headers }: SignedIn) =>
  call(it.app, 'listCourseAnnouncements', { headers, params: { id: course.id }, query: {} });
const noticesOf = async ({ headers }: SignedIn, wanted: NotificationKind = 'course_announcement') =>
  (await call(it.app, 'listNotifications', { headers })).items
    .filter(({ kind }) => kind === wanted)
    .map(({ title, body, link }) => [title, body, link]);
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

test('an announcement reaches each learner once, on the site and by mail, and says how many read it', async () => {
  const [ada, gone] = [await aLearner(), await aLearner({ status: 'unenrolled' })];
  const { id, state } = await announce();
  expect(state).toBe('waiting');
  await deliver(id);
  await deliver(id);
  const link = `/course/${course.slug}?tab=announcements&announcement=${id}`;
  expect(await noticesOf(ada)).toEqual([['Thea Teacher wrote to you about “Porches”', 'The kiln is hot', link]]);
  expect(await noticesOf(gone)).toEqual([]);
  const mails = await mailsTo(it.db, ada.user.email);
  expect(mails.map(({ templateValues }) => templateValues)).toMatchObject([
    { body: 'The kiln is hot\nBring your **pots**.\n\nSee you on Tuesday.', path: link },
  ]);
  expect(await sent()).toMatchObject([{ id, state: 'sent', told: 1, read: 0 }]);
  const before = await readBy(ada);
  expect([before.unread, before.items[0]]).toMatchObject([1, { subject: 'The kiln is hot', read: false }]);
  await call(it.app, 'readAnnouncement', { headers: ada.headers, params: { id } });
  expect(await readBy(ada)).toMatchObject({ unread: 0, items: [{ read: true }] });
  expect(await sent()).toMatchObject([{ told: 1, read: 1 }]);
});

test('the same sent twice is one, and nobody takes the id of another', async () => {
  await aLearner();
  const id = v7();
  await announce({ id });
  await announce({ id });
  expect(await sent()).toHaveLength(1);
  const partner = await aCoInstructor(it, { course, owner }, ['grade']);
  expect((await refused({ id }, partner)).code).toBe('conflict');
});

test.each<[string, Partial<SendAnnouncement>]>([
  ['subject', { subject: 'The kiln is cold' }],
  ['text', { body: 'Bring nothing.' }],
  ['group', { audience: { kind: 'all' } }],
  ['days', { audience: { kind: 'idle', idle_days: 20 } }],
  ['time', { send_at: inHours(5) }],
  ['time, at once,', { send_at: null }],
])('the same id with another %s is no second try, but a conflict, and what was kept stays', async (_, change) => {
  await aLearner({ enrolledAt: daysAgo(40) });
  const first: Partial<SendAnnouncement> = {
    id: v7(),
    audience: { kind: 'idle', idle_days: 14 },
    send_at: inHours(2),
  };
  const kept = await announce(first);
  expect(await announce(first)).toEqual(kept);
  expect(await refused({ ...first, ...change })).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Look at the list.'),
  });
  expect(await sent()).toEqual([kept]);
});

test.each<[AnnouncementAudience, string[]]>([
  [{ kind: 'all' }, ['done', 'fresh', 'idle', 'keen']],
  [{ kind: 'not_begun' }, ['fresh']],
  [{ kind: 'under_way' }, ['idle', 'keen']],
  [{ kind: 'completed' }, ['done']],
  [{ kind: 'idle', idle_days: 14 }, ['idle']],
])('%j goes to %j', async (audience, names) => {
  const people = {
    fresh: await aLearner(),
    keen: await aLearner({ lastActivityAt: daysAgo(1) }),
    idle: await aLearner({ enrolledAt: daysAgo(40), lastActivityAt: daysAgo(15) }),
    done: await aLearner({ status: 'completed', completedAt: daysAgo(20), lastActivityAt: daysAgo(20) }),
    refunded: await aLearner({ status: 'unenrolled', lastActivityAt: daysAgo(15) }),
  };
  const { people: reach } = await call(it.app, 'countAudience', {
    headers: owner.headers,
    params: { id: course.id },
    body: { audience },
  });
  expect(reach).toBe(names.length);
  const { id } = await announce({ audience });
  await deliver(id);
  const told = await Promise.all(
    Object.entries(people).map(async ([name, person]) => ((await noticesOf(person)).length > 0 ? [name] : [])),
  );
  expect(told.flat().sort()).toEqual(names);
});

test('of chosen learners it goes to those who still learn in the course when it is sent', async () => {
  const [ada, leaves] = [await aLearner(), await aLearner()];
  const stranger = await aSignedIn(it.db);
  const user_ids = [ada, leaves, stranger].map(({ user }) => user.id);
  const { id } = await announce({ audience: { kind: 'chosen', user_ids }, send_at: inHours(2) });
  const { items } = await call(it.app, 'listEnrolments', { headers: leaves.headers });
  await call(it.app, 'unenrol', { headers: leaves.headers, params: { id: items[0]!.id } });
  await deliver(id);
  expect(await sent()).toMatchObject([{ told: 1 }]);
  expect([await noticesOf(ada), await noticesOf(leaves), await noticesOf(stranger)]).toMatchObject([[{}], [], []]);
});

test('one that waits is cancelled, and then never sent; one that was sent is not', async () => {
  const ada = await aLearner();
  const { id } = await announce({ send_at: inHours(2) });
  expect(await readBy(ada)).toMatchObject({ items: [], unread: 0 });
  const cancel = { headers: owner.headers, params: { id } };
  expect((await call(it.app, 'cancelAnnouncement', cancel)).state).toBe('cancelled');
  await deliver(id);
  expect(await noticesOf(ada)).toEqual([]);
  const now = await announce();
  await deliver(now.id);
  const late = await refusedCall(it.app, 'cancelAnnouncement', { headers: owner.headers, params: { id: now.id } });
  expect(late.problem.code).toBe('conflict');
});

test('a moderator cancels one that waits with a reason, which its author is told; a learner and an editor do not', async () => {
  const [ada, moderator] = [await aLearner(), await aModerator(it)];
  const editor = await aCoInstructor(it, { course, owner }, ['edit']);
  const { id } = await announce({ send_at: inHours(2) });
  for (const { headers } of [ada, editor]) {
    const { problem } = await refusedCall(it.app, 'cancelAnnouncement', { headers, params: { id } });
    expect(problem.code).toBe('forbidden');
  }
  const { headers } = moderator;
  const waiting = async () => (await call(it.app, 'listWaitingAnnouncements', { headers, query: {} })).items;
  const listed = (await waiting()).map((one) => one.id);
  const later = await announce({ send_at: inHours(3) });
  expect((await waiting()).map((one) => one.id)).toEqual([...listed, later.id]);
  expect(listed).toContain(id);
  const reason = 'It advertises another school.';
  const cancel = { headers, params: { id }, body: { reason } };
  expect(
    await refusedCall(it.app, 'cancelAnnouncementAsModerator', { ...cancel, body: { reason: 'No' } }),
  ).toMatchObject({ problem: { errors: { reason: ['Reason must be between 10 and 500 characters.'] } } });
  for (const person of [ada, owner]) {
    const refused = await refusedCall(it.app, 'cancelAnnouncementAsModerator', { ...cancel, headers: person.headers });
    expect(refused.problem.code).toBe('forbidden');
  }
  const cancelled = await call(it.app, 'cancelAnnouncementAsModerator', cancel);
  expect(cancelled).toMatchObject({ state: 'cancelled', removal_note: reason });
  // Again, it tells nobody anew.
  await call(it.app, 'cancelAnnouncementAsModerator', cancel);
  expect((await waiting()).map((one) => one.id)).not.toContain(id);
  expect(await noticesOf(owner, 'announcement_cancelled')).toMatchObject([
    [expect.stringMatching(/^Your announcement .* will not be sent$/), reason, expect.any(String)],
  ]);
  await call(it.app, 'cancelAnnouncement', { headers: owner.headers, params: { id: later.id } });
  await deliver(id);
  expect([await noticesOf(ada), await sent()]).toMatchObject([[], [{ state: 'cancelled' }, { state: 'cancelled' }]]);
  expect(await it.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toMatchObject([
    {
      ...{ kind: 'content_moderated', actorId: moderator.user.id, why: reason },
      after: { action: 'cancel', subject: 'announcements' },
    },
  ]);
});

test('a course sends three on a day, and a cancelled one is none of them', async () => {
  await aLearner();
  const at = { send_at: inHours(48) };
  const [first] = [await announce(at), await announce(at), await announce(at)];
  expect((await refused(at)).errors).toEqual({ send_at: ['A course sends at most 3 announcements on one day (UTC).'] });
  const left = await call(it.app, 'countAudience', {
    headers: owner.headers,
    params: { id: course.id },
    body: { audience: { kind: 'all' }, ...at },
  });
  expect(left).toEqual({ people: 1, left_that_day: 0 });
  await announce();
  await call(it.app, 'cancelAnnouncement', { headers: owner.headers, params: { id: first!.id } });
  await announce(at);
});

test.each<[string, Partial<SendAnnouncement>]>([
  ['subject', { subject: ' ' }],
  ['body', { body: 'x'.repeat(5001) }],
  ['audience.idle_days', { audience: { kind: 'idle' } }],
  ['audience.user_ids', { audience: { kind: 'chosen', user_ids: [] } }],
  ['audience', { audience: { kind: 'completed' } }],
  ['send_at', { send_at: '2026-01-01T00:00:00.000Z' }],
  ['send_at', { send_at: inHours(24 * 366) }],
])('what is wrong is refused at %s', async (field, given) => {
  await aLearner();
  expect(Object.keys((await refused(given)).errors ?? {})).toEqual([field]);
  expect(await sent()).toEqual([]);
});

test('who grades writes to learners, who only edits or reviews does not', async () => {
  const ada = await aLearner();
  const [grader, editor] = [
    await aCoInstructor(it, { course, owner }, ['grade']),
    await aCoInstructor(it, { course, owner }, ['edit']),
  ];
  const reviewer = await aSignedIn(it.db, { roles: ['admin'] });
  expect((await refused({}, editor)).code).toBe('forbidden');
  expect((await refused({}, reviewer)).code).toBe('forbidden');
  expect((await refused({}, ada)).code).toBe('forbidden');
  const { id } = await announce({}, grader);
  expect((await sent(owner)).map((one) => one.id)).toEqual([id]);
  const all = await call(it.app, 'listSentAnnouncements', { headers: editor.headers, query: {} });
  expect(all.items).toEqual([]);
});

test('what waits is cancelled where its writer may write no more', async () => {
  const ada = await aLearner();
  const grader = await aCoInstructor(it, { course, owner }, ['grade']);
  const { id } = await announce({ send_at: inHours(2) }, grader);
  await call(it.app, 'removeCoInstructor', {
    headers: owner.headers,
    params: { id: course.id, user_id: grader.user.id },
  });
  await deliver(id);
  expect([await noticesOf(ada), (await sent())[0]?.state]).toEqual([[], 'cancelled']);
});

test('what waits is cancelled where its writer is suspended', async () => {
  const ada = await aLearner();
  const { id } = await announce({ send_at: inHours(2) });
  const { headers } = await aSignedIn(it.db, { roles: ['super-admin'] });
  const body = { reason: 'Agreed with the team', public_reason: 'Too many advertisements' };
  await call(it.app, 'suspendUser', { headers, params: { id: owner.user.id }, body });
  await deliver(id);
  const [row] = await it.db.select().from(announcements).where(eq(announcements.id, id));
  expect([await noticesOf(ada), row]).toMatchObject([[], { sentAt: null, cancelledAt: expect.any(Date) }]);
});

test('a moderator removes one that waits, and it is never sent, not even when it is brought back', async () => {
  const [ada, moderator] = [await aLearner(), await aModerator(it)];
  const { id } = await announce({ send_at: inHours(2) });
  const params = { subject: 'announcements' as const, id };
  const act = (action: 'remove' | 'restore') =>
    call(it.app, 'moderateContent', { headers: moderator.headers, params, body: { action, reason: 'Advertising.' } });
  await act('remove');
  expect(await sent()).toMatchObject([{ state: 'removed', removal_note: 'Advertising.' }]);
  await act('restore');
  await deliver(id);
  expect([await noticesOf(ada), await sent()]).toMatchObject([[], [{ state: 'cancelled', told: 0 }]]);
});

test('each is told where they wish to be, and reads it in the course in any case', async () => {
  const ada = await aLearner();
  const body = { kind: 'course_announcement' as const, site: false, mail: false };
  await call(it.app, 'updateNotificationChannels', { headers: ada.headers, body });
  const { id } = await announce();
  await deliver(id);
  expect([await noticesOf(ada), await mailsTo(it.db, ada.user.email)]).toEqual([[], []]);
  expect(await readBy(ada)).toMatchObject({ unread: 1 });
});

test('who comes later reads what was said to everyone, as nothing new, and not what was said to others', async () => {
  const ada = await aLearner();
  await deliver((await announce()).id);
  await deliver((await announce({ audience: { kind: 'chosen', user_ids: [ada.user.id] } })).id);
  const late = await aLearner();
  expect(await readBy(late)).toMatchObject({ total: 1, unread: 0, items: [{ read: true, is_own: false }] });
  expect(await readBy(ada)).toMatchObject({ total: 2, unread: 2 });
  expect(await readBy(owner)).toMatchObject({ total: 2, unread: 0, items: [{ is_own: true }, { is_own: true }] });
  const { headers } = await aSignedIn(it.db);
  const stranger = await refusedCall(it.app, 'listCourseAnnouncements', { headers, params: { id: course.id } });
  expect(stranger.problem.code).toBe('not_enrolled');
});

test('a learner reports it; a moderator removes it, its notice goes, and brings it back', async () => {
  const [ada, moderator] = [await aLearner(), await aModerator(it)];
  const { id } = await announce();
  await deliver(id);
  const params = { subject: 'announcements' as const, id };
  const report = { params, body: { reason: 'This is an advertisement.' } };
  const { headers } = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'reportContent', { headers, ...report })).problem.code).toBe('not_enrolled');
  await call(it.app, 'reportContent', { headers: ada.headers, ...report });
  const again = await refusedCall(it.app, 'reportContent', { headers: ada.headers, ...report });
  expect(again.problem.code).toBe('already_reported');
  const query = { status: 'pending' as const, per_page: 100 };
  const queue = await call(it.app, 'listContentReports', { headers: moderator.headers, query });
  const found = queue.items.find(({ subject_id }) => subject_id === id)!;
  expect(found).toMatchObject({ subject: 'announcements', title: 'The kiln is hot', changed: false, removal: null });
  const note = 'Advertising is not allowed here.';
  await call(it.app, 'decideContentReport', {
    headers: moderator.headers,
    params: { id: found.id },
    body: { verdict: 'accepted', note },
  });
  expect([await noticesOf(ada), (await readBy(ada)).items]).toEqual([[], []]);
  expect(await sent()).toMatchObject([{ state: 'removed', removal_note: note }]);
  const body = { action: 'restore' as const, reason: 'It was no advertisement.' };
  await call(it.app, 'moderateContent', { headers: moderator.headers, params, body });
  expect(await readBy(ada)).toMatchObject({ items: [{ id }], unread: 1 });
});

test('an account that goes takes its name off what it announced, and what waits with it', async () => {
  await aLearner();
  const { id } = await announce({ send_at: inHours(2) });
  await it.db.update(announcements).set({ authorId: null }).where(eq(announcements.id, id));
  await deliver(id);
  expect(await sent()).toMatchObject([{ state: 'cancelled', author: null, told: 0 }]);
});
