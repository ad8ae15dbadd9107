import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { demoSales } from './load/demo-sales.ts';
import { demoPayout } from './content/billing.ts';
import { demoAccounts as shown, demoLearners, demoPartner } from './content/demo-accounts.ts';
import { loadDemo } from './load-demo.ts';
import type { Connection } from '../src/kernel/database/connect.ts';
import { rowsOf } from '../src/kernel/database/database.ts';
import { findProgress } from '../src/market/learning-paths/find-standing.ts';
import { proveLedger } from '../src/market/ledger/prove-ledger.ts';
import {
  type SubscriptionStatus,
  subscriptionStatuses,
  type TransactionStatus,
  transactionStatuses,
} from '@stoa/shared/contract/market/billing-words.ts';
import { isPassword } from '../src/people/passwords/password-hash.ts';
import { findUserByEmail } from '../src/people/users/users.repository.ts';
import { openFileStore, type FileStore } from '../src/files/file-store.ts';
import { openTestDatabase } from '../src/testing/test-database.ts';

let connection: Connection;
let store: FileStore;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stoa-demo-test-'));
  connection = await openTestDatabase();
  store = await openFileStore({ dataDir, secret: undefined });
  expect(await loadDemo(connection.db, store)).toBe(true);
});

afterAll(async () => {
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

const rows = <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> => rowsOf<T>(connection.db, query);

test('loading a second time changes nothing', async () => {
  const count = () =>
    rows(sql`select (select count(*)::int from users) as users, (select count(*)::int from courses) as courses,
      (select count(*)::int from progress_events) as events, (select count(*)::int from notifications) as notices,
      (select max(updated_at)::text from courses) as changed`);
  const before = await count();
  expect(await loadDemo(connection.db, store)).toBe(false);
  expect(await count()).toEqual(before);
});

test('the partner has a micro course in the catalogue, and one that they write', async () => {
  const made = await rows<{ slug: string; status: string; is_micro: boolean }>(sql`select c.slug, c.status, c.is_micro
    from courses c join users u on u.id = c.owner_id where u.email = ${demoPartner.email} order by c.slug`);
  expect(made).toEqual([
    { slug: 'alternative-texts-in-ten-minutes', status: 'published', is_micro: true },
    { slug: 'headings-that-guide', status: 'draft', is_micro: true },
  ]);
});

test('the accounts on the login screen open with their password', async () => {
  for (const account of shown) {
    const found = await findUserByEmail(connection.db, account.email);
    expect(await isPassword(found?.passwordHash, account.password)).toBe(true);
  }
});

test('every percentage can be explained by the completed lessons behind it', async () => {
  const wrong = await rows(sql`
    select e.id from enrolments e
    cross join lateral (
      select count(*)::int as required, count(p.completed_at)::int as completed
      from lessons l left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = e.id
      where l.course_id = e.course_id and l.required) as done
    where e.percentage <> floor(100.0 * done.completed / done.required)
      or (e.status = 'completed') <> (done.completed = done.required)`);
  expect(wrong).toEqual([]);
});

test('a teacher of the demonstration has figures to look at, and films that were left at several places', async () => {
  const [told] = await rows<{ learners: number; films: number }>(sql`
    select count(*)::int as learners, (
      select count(*)::int from (
        select p.lesson_id from lesson_progress p join lessons l on l.id = p.lesson_id and l.kind = 'video'
        join courses o on o.id = l.course_id and o.owner_id = u.id
        where p.ranges <> '[]' group by 1
        having count(*) >= 5 and count(distinct p.ranges) >= 2) left_at) as films
    from enrolments e join courses c on c.id = e.course_id join users u on u.id = c.owner_id
    where u.email = 'teacher@demo.stoa.example' and e.status in ('active', 'completed')
    group by u.id`);
  expect(told?.learners).toBeGreaterThan(10);
  expect(told?.films).toBeGreaterThan(0);
});

test('the learner of the login screen is on their way in the path that they took, and another one waits for its partner', async () => {
  const { user } = (await findUserByEmail(connection.db, demoLearners[0]!.email))!;
  const taken = await rows<{ id: string }>(
    sql`select path_id as id from learning_path_enrolments where user_id = ${user.id}`,
  );
  const ids = taken.map(({ id }) => id);
  const [progress] = (await findProgress(connection.db, user.id, ids)).values();
  expect(taken).toHaveLength(1);
  expect(progress).toMatchObject({ percentage: 40, completed_courses: 2, required_courses: 4, completed_at: null });
  expect(progress).toMatchObject({ completed_assignments: 0, required_assignments: 1 });
  expect(progress?.next_course).toMatchObject({ slug: 'typography-basics', is_begun: true });
  expect(await rows(sql`select status from submissions where path_id is not null`)).toEqual([{ status: 'submitted' }]);
});

test('a certificate stands for each completed enrolment and for nothing else', async () => {
  const wrong = await rows(sql`
    select e.id from enrolments e full join certificates k on k.user_id = e.user_id and k.course_id = e.course_id
    where (e.completed_at is null) <> (k.id is null) or k.issued_at <> e.completed_at`);
  expect(wrong).toEqual([]);
});

test('nothing lies in the future, and no file is missing or refused', async () => {
  expect(
    await rows(sql`select 1 from progress_events where at > now()
      union all select 1 from notifications where created_at > now()
      union all select 1 from courses where greatest(created_at, updated_at, published_at) > now()`),
  ).toEqual([]);
  const files = await rows<{ id: string; state: string; bytes: number }>(sql`select id, state, bytes::int from files`);
  for (const file of files) expect([file.state, await store.sizeOf(file.id)]).toEqual(['ready', file.bytes]);
});

test('the review queue, the studio and the ratings have something to show', async () => {
  const statuses = await rows<{ status: string }>(sql`select distinct status from courses`);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([
    'changes_requested',
    'draft',
    'in_review',
    'published',
  ]);
  const [totals] = await rows<{ ratings: number; early: number }>(sql`
    select count(*)::int as ratings, (count(*) filter (where e.percentage < 10))::int as early
    from course_ratings r join enrolments e on e.user_id = r.user_id and e.course_id = r.course_id`);
  expect(totals?.ratings).toBeGreaterThan(80);
  expect(totals?.early).toBe(0);
});

test('payments add up, say that they are demo data, and none that lasts lacks what it bought', async () => {
  const wrong = await rows(sql`
    select t.reference from transactions t
    left join (
      select transaction_id, sum(amount_minor)::int as back from refunds where status = 'complete' group by transaction_id) r
      on r.transaction_id = t.id
    where t.reference not like 'DEMO-%' or t.gateway <> 'demo' or t.created_at > now()
      or coalesce(r.back, 0) <> case t.status when 'refunded' then t.amount_minor
        when 'partially_refunded' then least(coalesce(r.back, 0), t.amount_minor - 1) else 0 end
      or (t.kind = 'course' and t.status in ('paid', 'captured', 'partially_refunded') and not exists (
        select 1 from enrolments e where e.user_id = t.user_id and e.course_id = t.item_id))
      or t.status <> (select v.to_status from transaction_events v where v.transaction_id = t.id
        order by v.at desc, v.id desc limit 1)`);
  expect(wrong).toEqual([]);
  const plans = await rows<{ name: string }>(sql`select name from subscription_plans`);
  expect(plans.every(({ name }) => name.endsWith('(demo)'))).toBe(true);
});

test('there is a payment and a plan in each state, a request for a refund, and something to look at', async () => {
  const statuses = await rows<{ status: TransactionStatus }>(sql`select distinct status from transactions`);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(transactionStatuses.toSorted());
  const plans = await rows<{ status: SubscriptionStatus }>(sql`select distinct status from subscriptions`);
  expect(plans.map(({ status }) => status).toSorted()).toEqual(subscriptionStatuses.toSorted());
  expect(await rows(sql`select 1 from refunds where status = 'open'`)).toHaveLength(1);
  const looks = await rows<{ reason: string }>(sql`
    select review_reason as reason from transactions where review_reason is not null`);
  expect(looks.map(({ reason }) => reason.startsWith('Demo data: '))).toEqual([true, true]);
});

test('the books agree with the payments, and each course that was sold stands on a line', async () => {
  const { books, difference } = await proveLedger(connection.db);
  expect(difference).toBeUndefined();
  const sold = demoSales().reduce((sum, { amount }) => sum + amount, 0);
  expect(sold).toBeGreaterThan(100_000);
  expect(books).toEqual([
    {
      currency: 'USD',
      entries: expect.any(Number),
      heldMinor: 1900 + 15_200 + 2400 - 600 + 1900 + 1900 + 1900 - demoPayout.amount + sold,
    },
  ]);
  const wrong = await rows(sql`
    select t.reference from transactions t left join transaction_lines l on l.transaction_id = t.id
    where t.kind = 'course' and (l.item_id is distinct from t.item_id or l.amount_minor is distinct from t.amount_minor
      or (l.granted_at is null) <> (t.status in ('initiated', 'authorized', 'failed'))
      or (l.withdrawn_at is null) = (t.status in ('refunded', 'voided')))`);
  expect(wrong).toEqual([]);
});

test('coupons say that they are demo data, and each use is a payment that it made cheaper', async () => {
  const found = await rows<{ code: string; uses: number; maker: string; most: number | null; is_over: boolean }>(sql`
    select c.code, c.redemption_count as uses, r.role as maker, c.max_redemptions as most, c.expires_at < now() as is_over
    from coupons c join user_roles r on r.user_id = c.created_by order by c.code`);
  expect(found.every(({ code }) => code.startsWith('DEMO-'))).toBe(true);
  const madeBy = (role: string) => found.filter(({ maker }) => maker === role);
  expect(madeBy('teacher').map(({ code, uses }) => [code, uses])).toEqual([
    ['DEMO-ICONS-25', 2],
    ['DEMO-ICONS-5', 2],
  ]);
  expect(madeBy('super-admin').some(({ uses, most }) => uses === most)).toBe(true);
  expect(madeBy('super-admin').some(({ uses, is_over: isOver }) => isOver && uses > 0)).toBe(true);
  const wrong = await rows(sql`
    select t.reference from transactions t
    left join coupon_redemptions u on u.transaction_id = t.id
    left join coupons c on c.id = t.coupon_id
    where u.coupon_id is distinct from t.coupon_id or (t.discount_minor > 0) <> (u.state is not distinct from 'counted')
      or u.discount_minor <> t.discount_minor or t.created_at not between c.starts_at and coalesce(c.expires_at, now())
      or (c.applies_to <> 'all' and t.item_id <> all (c.item_ids))
      or c.redemption_count <> (select count(*) from coupon_redemptions o where o.coupon_id = c.id)`);
  expect(wrong).toEqual([]);
});

test('every demo teacher is verified by a request, and one of a demo learner waits', async () => {
  const found = await rows<{ status: string; role: string | null; count: number }>(sql`
    select v.status, u.creator_status, r.role, count(*)::int as count
    from creator_verifications v join users u on u.id = v.user_id
    left join user_roles r on r.user_id = u.id and r.role = 'teacher'
    where u.first_name = 'Demo' and v.legal_name like '%(demo)' and v.sample_video_url like '%.example/%'
      and v.requested_at < now() and u.creator_status = v.status
    group by 1, 2, 3 order by 1`);
  const teachers = await rows(sql`select 1 from user_roles where role = 'teacher'`);
  expect(found).toEqual([
    { status: 'granted', creator_status: 'granted', role: 'teacher', count: teachers.length },
    { status: 'pending', creator_status: 'pending', role: null, count: 1 },
  ]);
});

test('the community is written by demo people alone, and a report waits for the moderators', async () => {
  const foreign = await rows(sql`
    select t.id from (
      select id, author_id, created_at from community_posts union all
      select id, author_id, created_at from community_replies) t
    join users u on u.id = t.author_id
    where u.first_name <> 'Demo' or t.created_at > now()`);
  expect(foreign).toEqual([]);
  const [counts] = await rows<{ posts: number; solved: number; reports: number; uncounted: number }>(sql`
    select count(*)::int as posts, count(accepted_reply_id)::int as solved,
      (select count(*)::int from community_reports where status = 'pending') as reports,
      (count(*) filter (where helpful_count <> (
        select count(*) from community_reactions x where x.post_id = p.id and x.kind = 'helpful')))::int as uncounted
    from community_posts p`);
  expect(counts?.posts).toBeGreaterThan(5);
  expect(counts).toMatchObject({ solved: 1, reports: 1, uncounted: 0 });
});

test('the learner of the login screen has work to do and classes ahead, which say that they are demo content', async () => {
  const work = await rows<{ title: string; status: string | null }>(sql`
    select l.title, s.status from lessons l
    join assignments a on a.lesson_id = l.id
    join enrolments e on e.course_id = l.course_id join users u on u.id = e.user_id
    left join submissions s on s.lesson_id = l.id and s.user_id = u.id
    where u.email = 'learner@demo.stoa.example'`);
  expect(work.map(({ status }) => status).toSorted()).toEqual(['approved', null, null, null, 'returned']);
  const ahead = await rows<{ title: string; description: string; room: string; hours: number }>(sql`
    select l.title, l.description, l.room, extract(epoch from l.starts_at - now())::float8 / 3600 as hours
    from live_sessions l join enrolments e on e.course_id = l.course_id join users u on u.id = e.user_id
    where u.email = 'learner@demo.stoa.example' and l.starts_at > now() order by l.starts_at`);
  expect(ahead.map(({ hours }) => Math.round(hours / 24))).toEqual([0, 7, 35]);
  expect(ahead[0]?.hours).toBeGreaterThan(2.5);
  for (const { title } of [...work, ...ahead]) expect(title).toMatch(/ \(demo\)$/);
  for (const { description, room } of ahead) {
    expect(description).toContain('Demo content: nobody teaches here.');
    expect(room).toBe('builtin');
  }
});

test('the register of the class that is over has come, late, excused and absent students', async () => {
  const [over] = await rows<{ students: number; seen: number; late: number; excused: number }>(sql`
    select count(*)::int as students, count(a.joined_at)::int as seen,
      (count(*) filter (where a.joined_at > s.starts_at + interval '10 minutes'))::int as late,
      (count(*) filter (where a.marked_status = 'excused'))::int as excused
    from live_sessions s join enrolments e on e.course_id = s.course_id
    left join attendances a on a.class_id = s.id and a.user_id = e.user_id
    where s.starts_at < now()`);
  expect(over?.late).toBeGreaterThan(0);
  expect(over?.excused).toBeGreaterThan(0);
  expect(over!.seen + over!.excused).toBeLessThan(over!.students);
});

test('the live lesson has a class that is ahead and one that is over; it is done for those who came, and for nobody else', async () => {
  const classes = await rows<{ title: string; is_over: boolean; told: number }>(sql`
    select l.title, s.starts_at < now() as is_over, (select count(*)::int from notifications n
      where n.kind like 'class\\_%') as told
    from live_sessions s join lessons l on l.id = s.lesson_id and l.kind = 'live' order by s.starts_at`);
  expect(classes.map(({ is_over }) => is_over)).toEqual([true, false]);
  for (const { title, told } of classes) {
    expect(title).toMatch(/ \(demo\)$/);
    expect(told).toBe(0);
  }
  const [done] = await rows<{ came: number; completed: number; others: number }>(sql`
    select count(*) filter (where a.joined_at is not null)::int as came,
      count(*) filter (where a.joined_at is not null and p.completed_at is not null)::int as completed,
      count(*) filter (where a.joined_at is null and p.completed_at is not null)::int as others
    from live_sessions s join enrolments e on e.course_id = s.course_id and e.enrolled_at < s.starts_at
    left join attendances a on a.class_id = s.id and a.user_id = e.user_id
    left join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = s.lesson_id
    where s.starts_at < now()`);
  expect(done?.came).toBeGreaterThan(0);
  expect([done?.completed, done?.others]).toEqual([done?.came, 0]);
});

test('the learner of the login screen shows two pieces, which say that they are demo content', async () => {
  const pieces = await rows<{
    title: string;
    summary: string;
    visibility: string;
    status: string | null;
    skills: number;
  }>(
    sql`select i.title, i.summary, i.visibility, k.status,
          (select count(*)::int from portfolio_skills x where x.item_id = i.id) as skills
        from portfolio_items i join users u on u.id = i.user_id left join certificates k on k.id = i.certificate_id
        where u.email = 'learner@demo.stoa.example' order by i.created_at`,
  );
  expect(pieces).toMatchObject([
    { visibility: 'public', status: 'issued', skills: 2 },
    { visibility: 'link', status: null, skills: 1 },
  ]);
  for (const { title, summary } of pieces) {
    expect(title).toMatch(/ \(demo\)$/);
    expect(summary).toContain('Demo content');
  }
});

test('the learner of the login screen has a weekly goal, and no demo account is reminded of one', async () => {
  const goals = await rows(sql`select u.email, g.weekly_minutes from weekly_goals g join users u on u.id = g.user_id`);
  expect(goals).toEqual([{ email: 'learner@demo.stoa.example', weekly_minutes: 60 }]);
  expect(await rows(sql`select from notification_channels where kind = 'weekly_goal'`)).toEqual([]);
});

test('the learner of the login screen wishes for courses that they do not take, at their price', async () => {
  const wished = await rows<{ slug: string; is_price: boolean }>(
    sql`select c.slug, w.price_minor = c.price_minor and w.currency = c.currency as is_price
        from wishes w join users u on u.id = w.user_id join courses c on c.id = w.course_id
        where u.email = 'learner@demo.stoa.example' and c.status = 'published'
          and not exists (select from enrolments e where e.user_id = w.user_id and e.course_id = w.course_id)
        order by w.wished_at desc`,
  );
  expect(wished).toEqual([
    { slug: 'first-steps-in-python', is_price: true },
    { slug: 'portraits-by-a-window', is_price: true },
    { slug: 'vocabulary-that-stays', is_price: true },
  ]);
});

test('learners ask only in courses that they take, and one question waits for its teacher', async () => {
  const strangers = await rows(sql`select d.id from discussions d
    where not d.by_team and not exists (
      select from enrolments e where e.course_id = d.course_id and e.user_id = d.user_id)`);
  expect(strangers).toEqual([]);
  const [found] = await rows<{ asked: number; waiting: number; votes: number }>(sql`
    select count(*)::int as asked, (count(*) filter (where d.kind = 'question' and not exists (
        select from discussions r where r.parent_id = d.id)))::int as waiting, sum(d.upvotes)::int as votes
    from discussions d where d.parent_id is null`);
  expect(found).toEqual({ asked: 3, waiting: 1, votes: 6 });
});

test('emails that could not be sent say that they are of the demonstration; one can be sent again', async () => {
  const found = await rows<{ subject: string; last_error: string; template: string }>(
    sql`select subject, last_error, template from mails where given_up_at is not null order by created_at`,
  );
  expect(found.map(({ template }) => template)).toEqual(['password_reset', 'notification']);
  for (const { last_error } of found) expect(last_error).toMatch(/\(demo\)$/);
  expect(found[1]?.subject).toBe('An email that could not be sent (demo)');
});

test('an account is suspended and a role was given, as the audit log says', async () => {
  const suspended = await rowsOf<{ email: string; reason: string }>(
    connection.db,
    sql`select u.email, s.public_reason as reason from suspensions s join users u on u.id = s.user_id
        where s.ended_at is null`,
  );
  expect(suspended.map(({ email }) => email)).toEqual([demoLearners.at(-1)?.email]);
  expect(suspended[0]?.reason).toMatch(/^Demonstration: /);
  const kinds = await rowsOf<{ kind: string }>(connection.db, sql`select kind from audit_entries order by seq`);
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['role_given', 'person_suspended']));
});
