import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { mergeParts } from '@stoa/shared/contract/people/merge-words.ts';
import { verifyAudit } from '../../kernel/audit/verify-audit.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { columnOf } from '../../kernel/noun.ts';
import { certificates } from '../../learning/certificates/certificates.tables.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { nouns } from '../../nouns.ts';
import { aSignedIn, aUser, signIn, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aFullLife, takePart } from '../../testing/full-life.ts';
import { mailsTo } from '../../testing/mails.ts';
import { insertSuspension } from '../suspensions/suspensions.repository.ts';
import { foldLateRows } from './late-rows.ts';

type SignedIn = Awaited<ReturnType<typeof aSignedIn>>;

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const reason = 'Both were shown to be hers on Monday';
type Person = Pick<SignedIn, 'user'>;
const bodyOf = ({ user }: Person) => ({ from_id: user.id, reason, password: testPassword });
const merge = (from: Person, into: Person, by = operator) =>
  call(it.app, 'mergeUsers', { headers: by.headers, params: { id: into.user.id }, body: bodyOf(from) });
const refusedMerge = (from: Person, into: Person, by = operator) =>
  refusedCall(it.app, 'mergeUsers', { headers: by.headers, params: { id: into.user.id }, body: bodyOf(from) });
const preview = (from: Person, into: Person) =>
  call(it.app, 'previewMerge', {
    headers: operator.headers,
    params: { id: into.user.id },
    query: { from_id: from.user.id },
  });
const countOf = async (name: string, id: string): Promise<number> => {
  const { table, column } = columnOf(name);
  const [row] = await rowsOf<{ n: number }>(
    it.db,
    sql`select count(*)::int as n from ${table} where ${column} = ${id}`,
  );
  return row!.n;
};

/** Of two who did everything there is to do, in one course of a third. */
async function twoLives() {
  const other = { courseId: (await aCourse(it.db)).id, postId: v7() };
  const author = await aUser(it.db);
  await it.db.execute(sql`insert into community_posts (id, author_id, board, title, body)
    values (${other.postId}, ${author.id}, 'general', 'A post', 'A body')`);
  const [from, into] = [await aFullLife(it, `Wren${v7().slice(-6)}`), await aFullLife(it, `Finch${v7().slice(-6)}`)];
  for (const person of [from, into]) await takePart(it.db, person, person.user.firstName, other);
  await it.db.execute(sql`delete from payouts where creator_id = ${from.user.id}`);
  await it.db.execute(
    sql`update subscriptions set status = 'canceled', ended_at = now() where user_id = ${from.user.id}`,
  );
  await it.db.execute(sql`delete from demo_accounts where user_id in (${from.user.id}, ${into.user.id})`);
  return { from, into, ...other };
}

test('every noun says of every column that names a person what a merge does with it', () => {
  for (const { name, people = {}, merges = {} } of nouns) {
    expect([name, Object.keys(merges).sort()]).toEqual([name, Object.values(people).flat().sort()]);
  }
});

test('the contract knows every noun that has such columns', () => {
  const named = nouns.filter(({ merges }) => merges !== undefined).map(({ name }) => name);
  expect(named.sort()).toEqual([...mergeParts].sort());
});

test('of two whole lives one is left: no row names the account that ended, but what is never changed', async () => {
  const { from, into, courseId } = await twoLives();
  const { refusals, parts } = await preview(from, into);
  expect(refusals).toEqual([]);
  expect(parts.find(({ name }) => name === 'enrolments')).toMatchObject({ collided: 1 });
  expect(await countOf('enrolments.user_id', from.user.id)).toBeGreaterThan(0);
  await merge(from, into);
  const left: string[] = [];
  for (const { merges = {} } of nouns) {
    for (const [name, rule] of Object.entries(merges)) {
      if (rule !== 'stay' && (await countOf(name, from.user.id)) > 0) left.push(name);
    }
  }
  // The later of two certificates of one course stays where its number was checked before.
  expect(left).toEqual(['certificates.user_id']);
  const held = await it.db.select().from(certificates).where(eq(certificates.courseId, courseId));
  expect(held.map(({ userId, status }) => [userId, status]).sort()).toEqual(
    [
      [from.user.id, 'revoked'],
      [into.user.id, 'issued'],
    ].sort(),
  );
  expect(await verifyAudit(it.db)).toMatchObject({ brokenAt: null });
});

test('what a preview shows is what happens, and it leaves no trace', async () => {
  const { from, into } = await twoLives();
  const first = await preview(from, into);
  expect(await preview(from, into)).toEqual(first);
  await merge(from, into);
  const [entry] = await rowsOf<{ after: { moved: number; collided: number } }>(
    it.db,
    sql`select after from audit_entries where kind = 'accounts_merged' and subject_id = ${into.user.id}`,
  );
  const sum = (what: 'moved' | 'collided') => first.parts.reduce((all, part) => all + part[what], 0);
  expect(entry?.after).toMatchObject({ moved: sum('moved'), collided: sum('collided') });
});

test('a person sees by which addresses they log in, and lets one go for good, which it is told', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await merge(from, into);
  const me = { headers: await signIn(it.db, into.user) };
  const remove = (password?: string, headers = me.headers) =>
    ({ headers, params: { id: from.user.id }, body: { ...(password && { password }) } }) as const;
  const aliases = () => call(it.app, 'listEmailAliases', { headers: me.headers });
  expect(await aliases()).toMatchObject([{ id: from.user.id, email: from.user.email }]);

  expect(await refusedCall(it.app, 'removeEmailAlias', remove('not my password'))).toMatchObject({
    status: 422,
    problem: { errors: { password: [expect.any(String)] } },
  });
  const other = await aSignedIn(it.db);
  expect(await refusedCall(it.app, 'removeEmailAlias', remove(testPassword, other.headers))).toMatchObject({
    status: 404,
  });
  expect(await aliases()).toHaveLength(1);

  await call(it.app, 'removeEmailAlias', remove(testPassword));
  expect(await aliases()).toEqual([]);
  const templates = (await mailsTo(it.db, from.user.email)).map(({ template }) => template);
  expect(templates).toContain('email_alias_removed');
  const login = await refusedCall(it.app, 'login', { body: { email: from.user.email, password: testPassword } });
  expect(login.status).not.toBe(200);
  expect((await call(it.app, 'getProfile', { headers: me.headers })).email).toBe(into.user.email);
  const { items } = await call(it.app, 'listAuditLog', {
    ...{ headers: operator.headers, query: { subject_id: into.user.id } },
  });
  expect(items.find(({ kind }) => kind === 'email_alias_removed')).toMatchObject({
    ...{ actor: { id: into.user.id }, before: { merged_from: from.user.id } },
  });
  // Somebody else may begin with it.
  expect((await aUser(it.db, { email: from.user.email })).email).toBe(from.user.email);
  expect((await refusedCall(it.app, 'removeEmailAlias', remove(testPassword))).status).toBe(404);
});

test('both are logged out, both addresses are told, and both log in to the one that stayed', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await it.db.execute(sql`update users set password_hash = 'another' where id = ${from.user.id}`);
  await merge(from, into);
  for (const { headers } of [from, into]) {
    expect((await refusedCall(it.app, 'getProfile', { headers })).status).toBe(401);
  }
  for (const { user } of [from, into]) {
    expect((await mailsTo(it.db, user.email)).map(({ template }) => template)).toEqual(['accounts_merged']);
    const session = await call(it.app, 'login', { body: { email: user.email, password: testPassword } });
    expect(session.user.id).toBe(into.user.id);
  }
  expect(await call(it.app, 'listMerges', { headers: operator.headers, params: { id: into.user.id } })).toMatchObject([
    { id: from.user.id, email: from.user.email },
  ]);
  await expect(aUser(it.db, { email: from.user.email.toUpperCase() })).rejects.toMatchObject({
    cause: { constraint: 'users_email_unique' },
  });
});

test('asked again it changes nothing; merged accounts can be merged on', async () => {
  const [one, two, three] = [await aSignedIn(it.db), await aSignedIn(it.db), await aSignedIn(it.db)];
  await merge(one, two);
  await merge(one, two);
  expect((await mailsTo(it.db, one.user.email)).length).toBe(1);
  await merge(two, three);
  const session = await call(it.app, 'login', { body: { email: one.user.email, password: testPassword } });
  expect(session.user.id).toBe(three.user.id);
});

test('two who learn in one course come as far as both together', async () => {
  const course = await aCourse(it.db);
  const lessons = await rowsOf<{ id: string }>(
    it.db,
    sql`select id from lessons where course_id = ${course.id} order by "order"`,
  );
  const people = [await aSignedIn(it.db), await aSignedIn(it.db)] as const;
  for (const [index, { user, headers }] of people.entries()) {
    const { id } = await anEnrolment(it.db, { userId: user.id, courseId: course.id });
    const event = { kind: 'marked_done' as const, lesson_id: lessons[index]!.id, idem_key: v7() };
    await call(it.app, 'recordProgress', { headers, params: { id }, body: { events: [event] } });
  }
  const [from, into] = people;
  await merge(from, into);
  const rows = await it.db.select().from(enrolments).where(eq(enrolments.courseId, course.id));
  expect(rows).toMatchObject([{ userId: into.user.id, status: 'completed', percentage: 100 }]);
  expect(await it.db.select().from(certificates).where(eq(certificates.courseId, course.id))).toMatchObject([
    { userId: into.user.id, status: 'issued' },
  ]);
  const [counted] = await rowsOf<{ n: number }>(
    it.db,
    sql`select enrolment_count as n from courses where id = ${course.id}`,
  );
  expect(counted?.n).toBe(1);
});

test('the newer rating holds, and is counted once', async () => {
  const course = await aCourse(it.db);
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await it.db.execute(sql`insert into course_ratings (course_id, user_id, rating, updated_at)
    values (${course.id}, ${from.user.id}, 2, now()), (${course.id}, ${into.user.id}, 5, now() - interval '1 day')`);
  await merge(from, into);
  const rows = await rowsOf(it.db, sql`select user_id, rating from course_ratings where course_id = ${course.id}`);
  expect(rows).toEqual([{ user_id: into.user.id, rating: 2 }]);
  const totals = sql`select rating_count::int as n, rating_sum::int as sum from rating_totals where course_id = ${course.id}`;
  expect(await rowsOf(it.db, totals)).toEqual([{ n: 1, sum: 2 }]);
});

test('attempts at a quiz are numbered anew in their order; of two works the approved one stays', async () => {
  const course = await aCourse(it.db);
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const lessonId = v7();
  for (const [index, { user }] of [from, into, from].entries()) {
    const enrolment = index === 2 ? undefined : await anEnrolment(it.db, { userId: user.id, courseId: course.id });
    await it.db.execute(sql`insert into quiz_attempts
        (id, enrolment_id, user_id, lesson_id, attempt_no, asked, answers, pass_mark, score, started_at, submitted_at)
      values (${v7()}, ${enrolment?.id ?? sql`(select id from enrolments where user_id = ${user.id})`}, ${user.id}, ${lessonId},
        ${index === 2 ? 2 : 1}, '[]', '[]', 50, ${index}, now() + make_interval(hours => ${index}), now())`);
  }
  await merge(from, into);
  const attempts = await rowsOf(
    it.db,
    sql`select attempt_no, score from quiz_attempts where user_id = ${into.user.id} order by attempt_no`,
  );
  expect(attempts).toEqual([
    { attempt_no: 1, score: 0 },
    { attempt_no: 2, score: 1 },
    { attempt_no: 3, score: 2 },
  ]);
});

test('payments change hands; an account that has sold does not end', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db, { roles: ['teacher'] })];
  await it.db.execute(sql`insert into payouts (id, creator_id, amount_minor, currency, reference, paid_on, key)
    values (${v7()}, ${into.user.id}, 900, 'USD', 'Paid', '2026-03-02', ${v7()})`);
  expect((await preview(into, from)).refusals).toEqual(['has_sold']);
  expect((await refusedMerge(into, from)).problem).toMatchObject({ code: 'conflict' });
  expect((await preview(from, into)).refusals).toEqual([]);
});

test('nobody merges themselves, a super-admin, or who is suspended, leaving or shared', async () => {
  const [one, two] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const admin = await aSignedIn(it.db, { roles: ['super-admin'] });
  expect((await preview(operator, one)).refusals).toEqual(['own_account', 'super_admin']);
  expect((await preview(one, admin)).refusals).toEqual(['super_admin']);
  await it.db.execute(sql`update users set deletes_at = now() + interval '1 day' where id = ${one.user.id}`);
  await insertSuspension(it.db, { userId: two.user.id, suspendedBy: null, reason, publicReason: reason });
  await it.db.execute(sql`insert into demo_accounts values (${two.user.id}, 1, 'learner', 'a password')`);
  expect((await preview(two, one)).refusals).toEqual(['shared', 'suspended', 'leaving']);
  expect((await refusedMerge(one, one)).problem.errors).toHaveProperty('from_id');
});

test('it needs the password of who does it, and the right', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const params = { id: into.user.id };
  const body = { from_id: from.user.id, reason };
  const { headers } = operator;
  for (const password of [undefined, 'not hers']) {
    const { problem } = await refusedCall(it.app, 'mergeUsers', { headers, params, body: { ...body, password } });
    expect(problem.errors).toHaveProperty('password');
  }
  for (const role of roleNames.filter((name) => name !== 'super-admin')) {
    const by = await aSignedIn(it.db, { roles: [role] });
    expect((await refusedMerge(from, into, by)).status).toBe(403);
  }
  expect(await countOf('account_merges.from_id', from.user.id)).toBe(0);
});

test('of two super-admins who merge two accounts into each other at once, one does', async () => {
  const second = await aSignedIn(it.db, { roles: ['super-admin'] });
  const [one, two] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const at = (by: SignedIn, from: SignedIn, into: SignedIn) =>
    inject(it.app, 'mergeUsers', { headers: by.headers, params: { id: into.user.id }, body: bodyOf(from) });
  const replies = await Promise.all([at(operator, one, two), at(second, two, one)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

test('what was under way follows to the account that stayed', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await merge(from, into);
  const course = await aCourse(it.db);
  await anEnrolment(it.db, { userId: from.user.id, courseId: course.id });
  await foldLateRows({ db: it.db, nouns, log: it.app.log });
  await foldLateRows({ db: it.db, nouns, log: it.app.log });
  expect(await countOf('enrolments.user_id', into.user.id)).toBe(1);
  expect(await countOf('enrolments.user_id', from.user.id)).toBe(0);
});

test('a noun that fails holds back the late rows of no other', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await merge(from, into);
  const course = await aCourse(it.db);
  await anEnrolment(it.db, { userId: from.user.id, courseId: course.id });
  const broken = { name: 'broken', about: 'What fails', merges: { 'x.y': () => Promise.reject(new Error('broken')) } };
  await foldLateRows({ db: it.db, nouns: [broken, ...nouns, broken], log: it.app.log });
  expect(await countOf('enrolments.user_id', into.user.id)).toBe(1);
  expect(await countOf('enrolments.user_id', from.user.id)).toBe(0);
});

test('likely duplicates come with the reason, once each, and go when dismissed', async () => {
  const word = v7().slice(-8).replaceAll(/\d/g, 'x');
  const plain = await aUser(it.db, { email: `ada.${word}@gmail.com` });
  const plus = await aUser(it.db, { email: `Ada${word}+courses@googlemail.com` });
  const byProvider = await aUser(it.db);
  await it.db.execute(sql`insert into identities (id, user_id, provider, subject, email)
    values (${v7()}, ${byProvider.id}, 'google', ${v7()}, ${plain.email})`);
  await aUser(it.db, { email: `ada.${word}+courses@example.org` });
  await aUser(it.db, { email: `ada${word}@example.org` });
  const { headers } = operator;
  const about = async () => {
    const { items } = await call(it.app, 'listDuplicates', { headers, query: {} });
    return items.filter(({ one, other }) =>
      [one.id, other.id].some((id) => [plain.id, plus.id, byProvider.id].includes(id)),
    );
  };
  const found = await about();
  expect(found.map(({ one, other, reasons }) => [one.id, other.id, reasons])).toEqual(
    expect.arrayContaining([
      [plain.id, plus.id, ['email']],
      [plain.id, byProvider.id, ['identity']],
    ]),
  );
  const body = { one_id: plus.id, other_id: plain.id, reason };
  await call(it.app, 'dismissDuplicate', { headers, body });
  await call(it.app, 'dismissDuplicate', { headers, body });
  expect((await about()).map(({ other }) => other.id)).not.toContain(plus.id);
  expect(
    (await refusedCall(it.app, 'listDuplicates', { headers, query: { after: 'here' } })).problem.errors,
  ).toHaveProperty('after');
});

test('the list goes on behind its last pair', async () => {
  const word = v7().slice(-8);
  for (let at = 0; at < 23; at += 1) await aUser(it.db, { email: `box.${word}+${at}@example.org` });
  const { headers } = operator;
  const first = await call(it.app, 'listDuplicates', { headers, query: {} });
  expect(first.items.length).toBe(20);
  const second = await call(it.app, 'listDuplicates', { headers, query: { after: first.next! } });
  const keys = [...first.items, ...second.items].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(second.items.length).toBeGreaterThan(1);
});

test('a merge waits for who is at work on one of them, and nobody’s act fails for it', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const course = await aCourse(it.db);
  await anEnrolment(it.db, { userId: from.user.id, courseId: course.id });
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const work = it.db.transaction(async (tx) => {
    await tx.execute(sql`update enrolments set percentage = 50 where user_id = ${from.user.id}`);
    await held;
    await tx.execute(sql`select from users where id = ${from.user.id} for no key update`);
  });
  const merging = merge(from, into);
  setTimeout(go, 700);
  await Promise.all([work, merging]);
  expect(await it.db.select().from(enrolments).where(eq(enrolments.courseId, course.id))).toMatchObject([
    { userId: into.user.id, percentage: 50 },
  ]);
  expect(await signIn(it.db, into.user)).toBeDefined();
});
