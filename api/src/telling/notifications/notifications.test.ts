import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { alwaysTold } from '@stoa/shared/contract/telling/notifications.ts';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import { mails } from '../mail/mail.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { Notice } from './notification-texts.ts';
import { notify } from './notifications.service.ts';
import { notifications } from './notifications.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const enrolled = (course: string): Notice => ({ kind: 'enrolled', params: { course }, link: '/my-courses' });
const changesRequested: Notice = {
  kind: 'course_changes_requested',
  params: { course: 'Typography', comment: 'Say more about {kerning} & <b>ligatures</b>.' },
  link: '/course/edit/typography',
};
const inFrench = (headers: Record<string, string>) => ({ ...headers, 'accept-language': 'fr' });
const mailsTo = (address: string) => it.db.select().from(mails).where(eq(mails.toAddress, address));

test('notifications come newest first, by pages', async () => {
  const { user, headers } = await aSignedIn(it.db);
  for (const title of ['one', 'two', 'three']) await notify(it.db, user.id, enrolled(title));
  const page = await call(it.app, 'listNotifications', { headers, query: { page: 1, per_page: 2 } });
  expect(page.items.map((row) => row.title)).toEqual(['You are enrolled in “three”', 'You are enrolled in “two”']);
  expect(page.total).toBe(3);
});

test('reading one or all of them lowers the count of unread ones, and one can be made unread again', async () => {
  const { user, headers } = await aSignedIn(it.db);
  for (const title of ['one', 'two', 'three']) await notify(it.db, user.id, enrolled(title));
  const { items } = await call(it.app, 'listNotifications', { headers });
  const params = { id: items[0]!.id };
  expect((await call(it.app, 'readNotification', { headers, params })).read).toBe(true);
  expect((await call(it.app, 'getStartUp', { headers })).unread_count).toBe(2);
  expect((await call(it.app, 'unreadNotification', { headers, params })).read).toBe(false);
  expect((await call(it.app, 'getStartUp', { headers })).unread_count).toBe(3);
  await call(it.app, 'readAllNotifications', { headers });
  expect((await call(it.app, 'getStartUp', { headers })).unread_count).toBe(0);
});

test('marking all read can be taken back, for those alone that were unread', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const other = await aSignedIn(it.db);
  for (const title of ['one', 'two', 'three']) await notify(it.db, user.id, enrolled(title));
  await notify(it.db, other.user.id, enrolled('four'));
  const { items } = await call(it.app, 'listNotifications', { headers });
  await call(it.app, 'readNotification', { headers, params: { id: items[0]!.id } });
  const { count, read_at } = await call(it.app, 'readAllNotifications', { headers });
  expect(count).toBe(2);
  const unread = async (of: Record<string, string>) =>
    (await call(it.app, 'getNotificationSummary', { headers: of })).unread_count;
  await call(it.app, 'undoReadAll', { headers: other.headers, body: { read_at } });
  expect(await unread(headers)).toBe(0);
  await call(it.app, 'undoReadAll', { headers, body: { read_at } });
  expect([await unread(headers), await unread(other.headers)]).toEqual([2, 1]);
  expect((await refusedCall(it.app, 'undoReadAll', { body: { read_at } })).status).toBe(401);
});

test('only the unread ones can be asked for', async () => {
  const { user, headers } = await aSignedIn(it.db);
  for (const title of ['one', 'two']) await notify(it.db, user.id, enrolled(title));
  const { items } = await call(it.app, 'listNotifications', { headers });
  await call(it.app, 'readNotification', { headers, params: { id: items[0]!.id } });
  const unread = await call(it.app, 'listNotifications', { headers, query: { unread: 'true' } });
  expect(unread).toMatchObject({ total: 1, items: [{ id: items[1]!.id }] });
  expect((await call(it.app, 'listNotifications', { headers, query: { unread: 'false' } })).total).toBe(2);
});

test('the summary tells how many are unread and which is the newest', async () => {
  const { user, headers } = await aSignedIn(it.db);
  expect(await call(it.app, 'getNotificationSummary', { headers })).toEqual({ unread_count: 0, newest_id: null });
  for (const title of ['one', 'two']) await notify(it.db, user.id, enrolled(title));
  const { items } = await call(it.app, 'listNotifications', { headers });
  const summary = { unread_count: 2, newest_id: items[0]!.id };
  expect(await call(it.app, 'getNotificationSummary', { headers })).toEqual(summary);
});

test('the summary is read from indexes alone, however many notifications there are', async () => {
  const { user } = await aSignedIn(it.db);
  await it.db
    .insert(notifications)
    .values(
      Array.from({ length: 2000 }, () => ({ userId: user.id, kind: 'enrolled' as const, params: { course: 'x' } })),
    );
  await it.db.execute(sql`analyze notifications`);
  const { rows } = await it.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from notifications where user_id = ${user.id} order by created_at desc, id desc limit 1`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('notifications_newest');
  expect(plan).not.toContain('Sort');
});

test("another person's notification is not found", async () => {
  const owner = await aSignedIn(it.db);
  await notify(it.db, owner.user.id, enrolled('mine'));
  const { items } = await call(it.app, 'listNotifications', { headers: owner.headers });
  const other = await aSignedIn(it.db);
  for (const name of ['readNotification', 'unreadNotification'] as const) {
    const { status } = await refusedCall(it.app, name, { headers: other.headers, params: { id: items[0]!.id } });
    expect(status).toBe(404);
  }
});

test('a notification speaks the language of the page that asks', async () => {
  const { user, headers } = await aSignedIn(it.db);
  await notify(it.db, user.id, enrolled('Typographie'));
  const french = await call(it.app, 'listNotifications', { headers: inFrench(headers) });
  expect(french.items[0]).toMatchObject({ title: 'Inscription confirmée\u00a0: «\u00a0Typographie\u00a0»' });
  const start = await call(it.app, 'getStartUp', { headers: inFrench(headers) });
  expect(start.notifications[0]?.title).toBe(french.items[0]?.title);
  const english = await call(it.app, 'listNotifications', { headers });
  expect(english.items[0]?.title).toBe('You are enrolled in “Typographie”');
});

test('a notification from before there were languages keeps its words', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const words = { title: 'You are enrolled', body: 'Begin.' };
  await it.db.insert(notifications).values({ userId: user.id, kind: 'enrolled', ...words });
  const { items } = await call(it.app, 'listNotifications', { headers: inFrench(headers) });
  expect(items[0]).toMatchObject(words);
});

test('what needs action is mailed too, in the language of the account', async () => {
  const { user, headers } = await aSignedIn(it.db, { roles: ['teacher'] });
  await it.db.update(users).set({ locale: 'fr' }).where(eq(users.id, user.id));
  await notify(it.db, user.id, changesRequested);
  await notify(it.db, user.id, enrolled('Typography'));
  const sent = await mailsTo(user.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ locale: 'fr', template: 'notification', toName: 'Ada Porch' });
  expect(sent[0]?.templateValues).toEqual({
    first_name: 'Ada',
    title: '«\u00a0Typography\u00a0» demande des modifications',
    body: 'Say more about {kerning} & <b>ligatures</b>.',
    path: '/course/edit/typography',
    settings_path: '/account/settings',
  });
  expect((await call(it.app, 'listNotifications', { headers })).total).toBe(2);
});

test('no mail goes out for a change that was taken back', async () => {
  const { user } = await aSignedIn(it.db, { roles: ['teacher'] });
  const change = it.db.transaction(async (tx) => {
    await notify(tx, user.id, changesRequested);
    throw new Error('taken back');
  });
  await expect(change).rejects.toThrow('taken back');
  expect(await mailsTo(user.email)).toEqual([]);
});

test('people of the demo get no mail', async () => {
  const { user } = await aSignedIn(it.db, { roles: ['teacher'], email: 'writer@demo.stoa.example' });
  await notify(it.db, user.id, changesRequested);
  expect(await mailsTo(user.email)).toEqual([]);
});

test('what keeps an account safe has mails of its own, and gets no second one', async () => {
  const { user, headers } = await aSignedIn(it.db);
  await notify(it.db, user.id, { kind: 'password_changed', params: {}, link: '/account/settings' });
  expect(await mailsTo(user.email)).toEqual([]);
  expect((await call(it.app, 'listNotifications', { headers })).total).toBe(1);
});

const kindsOffered = async (roles: RoleName[]) => {
  const { headers } = await aSignedIn(it.db, { roles });
  return (await call(it.app, 'listNotificationChannels', { headers })).map(({ kind }) => kind);
};

test('everyone is asked only about the kinds that they can get', async () => {
  const community = ['community_reply', 'report_decided', 'content_removed', 'content_restored'];
  const plan = ['trial_ends', 'plan_payment_failed', 'plan_ended'];
  const paying = ['payment_received', 'payment_voided', 'refund_granted', 'refund_denied'];
  const lessons = ['lesson_opened', 'course_announcement'];
  const work = ['work_returned', 'work_approved', 'followed_published', 'wish_cheaper', 'weekly_goal', ...lessons];
  const live = ['class_scheduled', 'class_moved', 'class_cancelled', 'class_restored', 'class_reminder'];
  const completing = ['certificate_issued', 'certificate_revoked', 'path_completed'];
  const learner = ['enrolled', ...completing, ...live, ...work, ...plan, ...paying];
  const talk = ['discussion_reply', 'discussion_mention', 'discussion_accepted'];
  const everyone = [...learner, ...talk, 'verification_granted', 'verification_denied', ...community];
  const safety = [...alwaysTold];
  const course = ['course_changes_requested', 'course_published', 'course_unpublished', 'review_comment'];
  const payouts = ['payout_recorded', 'payout_reversed'];
  const again = ['verification_revoked', 'verification_upheld', 'verification_reinstated'];
  const team = ['course_joined', 'course_left', 'announcement_cancelled'];
  const owner = [...course, ...team, 'work_submitted', 'discussion_question', 'feedback_received', ...payouts];
  const skills = ['skill_taken', 'skill_declined'];
  const author = [...owner, ...skills, 'course_invitation', 'course_access_ended', ...again];
  const judging = ['verification_requested', 'verification_appealed', 'verification_undone'];
  const reviewing = ['course_submitted', 'review_assigned', 'path_submitted', 'review_comment'];
  const staff = [...reviewing, 'community_reported', 'site_feedback_received', ...judging];
  const paths = ['path_returned', 'path_published', 'path_unpublished'];
  expect((await kindsOffered(['learner'])).sort()).toEqual([...everyone, ...safety].sort());
  expect((await kindsOffered(['partner'])).sort()).toEqual([...everyone, ...safety, ...owner, ...paths].sort());
  expect((await kindsOffered(['learner', 'teacher'])).sort()).toEqual([...everyone, ...safety, ...author].sort());
  const operation = ['work_given_up', 'skill_proposed', 'books_differ', 'payment_review', 'refund_requested'];
  expect((await kindsOffered(['admin'])).sort()).toEqual([...everyone, ...safety, ...staff].sort());
  expect((await kindsOffered(['super-admin'])).sort()).toEqual([...everyone, ...safety, ...staff, ...operation].sort());
});

test('without a choice all but reminders is told on the site, and by mail what needs action', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['teacher'] });
  const channels = await call(it.app, 'listNotificationChannels', { headers });
  expect(channels.filter(({ site }) => !site).map(({ kind }) => kind)).toEqual(['weekly_goal']);
  expect(channels.filter(({ mail }) => mail).map(({ kind }) => kind)).toEqual([
    'work_returned',
    'class_scheduled',
    'class_moved',
    'class_cancelled',
    'class_restored',
    'class_reminder',
    'course_announcement',
    'payment_received',
    'payment_voided',
    'refund_granted',
    'refund_denied',
    'work_submitted',
    'discussion_question',
    'course_changes_requested',
    'course_unpublished',
    'course_invitation',
    'verification_granted',
    'verification_denied',
    'verification_revoked',
    'verification_upheld',
    'verification_reinstated',
    'payout_reversed',
    'trial_ends',
    'plan_payment_failed',
    'plan_ended',
    ...alwaysTold,
  ]);
});

test('a kind goes where its reader wants it', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const chosen = { kind: 'enrolled' as const, site: false, mail: true };
  const channels = await call(it.app, 'updateNotificationChannels', { headers, body: chosen });
  expect(channels).toContainEqual(chosen);
  await notify(it.db, user.id, enrolled('Typography'));
  expect((await call(it.app, 'listNotifications', { headers })).total).toBe(0);
  expect(await mailsTo(user.email)).toHaveLength(1);

  await call(it.app, 'updateNotificationChannels', { headers, body: { ...chosen, site: true, mail: false } });
  await notify(it.db, user.id, enrolled('Type design'));
  expect((await call(it.app, 'listNotifications', { headers })).total).toBe(1);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test('site and mail of a kind change one without the other, also at the same moment', async () => {
  const { headers } = await aSignedIn(it.db);
  const change = (body: { kind: 'enrolled' | 'community_reply'; site?: boolean; mail?: boolean }) =>
    call(it.app, 'updateNotificationChannels', { headers, body });
  expect(await change({ kind: 'enrolled', mail: true })).toContainEqual({ kind: 'enrolled', site: true, mail: true });
  expect(await change({ kind: 'enrolled', site: false })).toContainEqual({ kind: 'enrolled', site: false, mail: true });
  await Promise.all([
    change({ kind: 'community_reply', mail: true }),
    change({ kind: 'community_reply', site: false }),
  ]);
  const channels = await call(it.app, 'listNotificationChannels', { headers });
  expect(channels).toContainEqual({ kind: 'community_reply', site: false, mail: true });
});

test('a change that changes nothing is refused', async () => {
  const { headers } = await aSignedIn(it.db);
  const { status, problem } = await refusedCall(it.app, 'updateNotificationChannels', {
    headers,
    body: { kind: 'enrolled' },
  });
  expect([status, problem.errors]).toEqual([422, { kind: ['Say what changes: on the site, by email, or both.'] }]);
});

test('what keeps an account safe cannot be switched off', async () => {
  const { headers } = await aSignedIn(it.db);
  const put = (site: boolean, mail: boolean) => ({ headers, body: { kind: 'new_sign_in' as const, site, mail } });
  const kept = ['This keeps your account safe and is always told.'];
  const { status, problem } = await refusedCall(it.app, 'updateNotificationChannels', put(true, false));
  expect([status, problem.errors]).toEqual([422, { mail: kept }]);
  const both = await refusedCall(it.app, 'updateNotificationChannels', put(false, false));
  expect(both.problem.errors).toEqual({ site: kept, mail: kept });
  const half = { headers, body: { kind: 'new_sign_in' as const, site: false } };
  expect((await refusedCall(it.app, 'updateNotificationChannels', half)).problem.errors).toEqual({ site: kept });
  const { site, mail } = (await call(it.app, 'updateNotificationChannels', put(true, true))).find(
    ({ kind }) => kind === 'new_sign_in',
  )!;
  expect([site, mail]).toEqual([true, true]);
});

test('a kind that somebody cannot get is not theirs to choose about', async () => {
  const { headers } = await aSignedIn(it.db);
  const body = { kind: 'course_submitted' as const, site: true, mail: true };
  const { status, problem } = await refusedCall(it.app, 'updateNotificationChannels', { headers, body });
  expect(status).toBe(422);
  expect(problem.errors).toEqual({ kind: ['You do not get notifications of this kind.'] });
});

test.each(['listNotifications', 'getNotificationSummary', 'listNotificationChannels'] as const)(
  'nobody calls %s signed out',
  async (name) => {
    expect((await refusedCall(it.app, name, {})).status).toBe(401);
  },
);
