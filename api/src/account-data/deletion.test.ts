import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from '../kernel/users.tables.ts';
import { certificates } from '../learning/certificates/certificates.tables.ts';
import { courses } from '../teaching/courses/courses.tables.ts';
import { rowsOf } from '../kernel/database/database.ts';
import { openFileStore } from '../files/file-store.ts';
import { files } from '../files/files.tables.ts';
import { mails } from '../telling/mail/mail.tables.ts';
import { openOutbox } from '../telling/mail/outbox.ts';
import { notify } from '../telling/notifications/notifications.service.ts';
import { readSettings } from '../kernel/settings.ts';
import { nouns } from '../nouns.ts';
import { closeMerged, insertMerge } from '../people/account-merges/account-merges.repository.ts';
import { foldAccounts } from '../people/account-merges/fold-accounts.ts';
import { anAssignment, aSubmission } from '../testing/assignment-builders.ts';
import { aSignedIn, aUser, signIn, testPassword } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aCourse, anEnrolment } from '../testing/course-builders.ts';
import { aFullLife, takePart } from '../testing/full-life.ts';
import type { SignedIn } from '../testing/ready-course.ts';
import { deleteDueAccounts } from './deletion.service.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const sure = ({ user }: Pick<SignedIn, 'user'>) => ({ email: user.email, password: testPassword });
const leave = (person: SignedIn) => call(it.app, 'deleteAccount', { headers: person.headers, body: sure(person) });

const mailsTo = async ({ user }: Pick<SignedIn, 'user'>) =>
  (await it.db.select().from(mails).where(eq(mails.toAddress, user.email)).orderBy(mails.createdAt)).map(
    (mail) => mail.template,
  );

/** Lets the grace period of these people end, and does what the clock does then. */
async function runOut(...people: Pick<SignedIn, 'user'>[]): Promise<string[]> {
  for (const { user } of people) {
    await it.db
      .update(users)
      .set({ deletesAt: new Date(Date.now() - 1000) })
      .where(eq(users.id, user.id));
  }
  const settings = { ...readSettings({}), dataDir: it.dataDir };
  return deleteDueAccounts({ db: it.db, files: await openStore(), log: it.app.log, nouns, settings });
}
const openStore = () => openFileStore({ dataDir: it.dataDir, secret: undefined });

test('a deletion waits fourteen days, ends every session, and is told by mail', async () => {
  const person = await aSignedIn(it.db);
  const elsewhere = await signIn(it.db, person.user);
  const { deletes_at } = await leave(person);
  const days = (new Date(deletes_at).getTime() - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(13.99);
  expect(days).toBeLessThanOrEqual(14);
  for (const headers of [person.headers, elsewhere]) {
    expect((await refusedCall(it.app, 'getProfile', { headers })).status).toBe(401);
  }
  expect(await mailsTo(person)).toEqual(['deletion_scheduled']);
  const session = await call(it.app, 'login', { body: sure(person) });
  expect(session.user.deletes_at).toBe(deletes_at);
});

test('who asks twice neither waits longer nor is told again', async () => {
  const person = await aSignedIn(it.db);
  const { deletes_at } = await leave(person);
  const back = { user: person.user, headers: await signIn(it.db, person.user) };
  expect(await leave(back)).toEqual({ deletes_at });
  expect(await mailsTo(person)).toEqual(['deletion_scheduled']);
});

test('a deletion wants the own address and the password; the address in whatever letters', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  const refused = async (body: { email: string; password?: string }) => {
    const { status, problem } = await refusedCall(it.app, 'deleteAccount', { headers, body });
    return [status, problem.errors];
  };
  expect(await refused({ ...sure(person), email: 'somebody@example.org' })).toEqual([
    422,
    { email: ['Write your email address exactly to confirm.'] },
  ]);
  expect(await refused({ email: person.user.email })).toEqual([422, { password: ['Enter your password.'] }]);
  expect(await refused({ ...sure(person), password: 'wrong' })).toEqual([
    422,
    { password: ['This is not your password.'] },
  ]);
  await call(it.app, 'getProfile', { headers });
  await call(it.app, 'deleteAccount', {
    headers,
    body: { ...sure(person), email: ` ${person.user.email.toUpperCase()}` },
  });
});

test('a stolen session cannot guess the password', async () => {
  const person = await aSignedIn(it.db);
  const body = { ...sure(person), password: 'wrong' };
  for (let n = 0; n < 5; n++) await refusedCall(it.app, 'deleteAccount', { headers: person.headers, body });
  const { status } = await refusedCall(it.app, 'deleteAccount', { headers: person.headers, body: sure(person) });
  expect(status).toBe(429);
});

test('an account without a password is deleted by its address alone', async () => {
  const person = await aSignedIn(it.db);
  await it.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.user.id));
  await call(it.app, 'deleteAccount', { headers: person.headers, body: { email: person.user.email } });
});

test('nobody deletes signed out, or an account that everyone shares', async () => {
  expect((await refusedCall(it.app, 'deleteAccount', { body: { email: 'x' } })).status).toBe(401);
  expect((await refusedCall(it.app, 'keepAccount', {})).status).toBe(401);
  const demo = await aSignedIn(it.db, { email: `${v7()}@demo.stoa.example` });
  const { status, problem } = await refusedCall(it.app, 'deleteAccount', { headers: demo.headers, body: sure(demo) });
  expect([status, problem.code]).toEqual([403, 'demo_account']);
});

test('the last super-admin stays; those who are leaving do not count', async () => {
  const [first, second] = [
    await aSignedIn(it.db, { roles: ['super-admin'] }),
    await aSignedIn(it.db, { roles: ['super-admin'] }),
  ];
  await leave(first);
  const { status, problem } = await refusedCall(it.app, 'deleteAccount', {
    headers: second.headers,
    body: sure(second),
  });
  expect([status, problem.code, problem.message]).toEqual([
    409,
    'conflict',
    'You are the last super-admin. Give someone else that role first.',
  ]);
  // The role was taken from the second one meanwhile: the clock asks again.
  await it.db.execute(sql`delete from user_roles where user_id = ${second.user.id}`);
  expect(await runOut(first)).not.toContain(first.user.id);
  await it.db.execute(sql`insert into user_roles (user_id, role) values (${second.user.id}, 'super-admin')`);
  expect(await runOut()).toContain(first.user.id);
});

test('a deletion can be taken back until it happens, and is told once', async () => {
  const person = await aSignedIn(it.db);
  await leave(person);
  const headers = await signIn(it.db, person.user);
  expect((await call(it.app, 'keepAccount', { headers })).deletes_at).toBeNull();
  await call(it.app, 'keepAccount', { headers });
  expect(await mailsTo(person)).toEqual(['deletion_scheduled', 'deletion_taken_back']);
  expect(await runOut()).not.toContain(person.user.id);
  expect((await call(it.app, 'getProfile', { headers })).deletes_at).toBeNull();
});

test('nobody is deleted before their time', async () => {
  const person = await aSignedIn(it.db);
  await leave(person);
  expect(await runOut()).not.toContain(person.user.id);
  await call(it.app, 'login', { body: sure(person) });
});

/** Every table of the database that still holds this text somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    it.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ n: number }>(
      it.db,
      sql`select count(*)::int as n from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`}`,
    );
    if (row!.n > 0) found.push(name);
  }
  return found;
}

test('after it nothing in the database names the person, but the mail that tells them', async () => {
  const other = await aFullLife(it, 'Remainia');
  const person = await aFullLife(it, 'Leavian', other);
  await takePart(it.db, other, 'Remainia', person);
  await notify(it.db, other.user.id, {
    kind: 'course_submitted',
    params: { course: 'A course', author: 'Leavian Leaviansson' },
    link: null,
  });
  expect(await tablesWith('Leaviansson')).toEqual(expect.arrayContaining(['users', 'certificates', 'notifications']));
  const outbox = openOutbox(it.dataDir);
  const [mail] = await it.db.select().from(mails).where(eq(mails.toAddress, person.user.email));
  await outbox.write(mail!.id, Buffer.from('a mail that was sent'));
  expect(await runOut(person)).toEqual([person.user.id]);
  expect(await outbox.read(mail!.id)).toBeUndefined();
  // The books of a shop keep whom it gave a receipt.
  expect((await tablesWith('Leaviansson')).sort()).toEqual(['mails', 'receipts']);
  expect(await tablesWith(person.user.email)).toEqual(['mails']);
  expect(await mailsTo(person)).toEqual(['account_deleted']);
  // The other one has lost nothing.
  expect((await call(it.app, 'getProfile', { headers: other.headers })).full_name).toBe('Remainia Remainiasson');
  const { items } = await call(it.app, 'listNotifications', { headers: other.headers });
  expect(items.map(({ body }) => body)).toContain('Former member sent the course to review.');
});

test('with a person goes what the account left that was merged into theirs', async () => {
  const course = await aCourse(it.db);
  const { postId } = await aFullLife(it, 'Mergean');
  const [ended, kept] = [
    await aFullLife(it, 'Endedian', { courseId: course.id, postId }),
    await aFullLife(it, 'Keptian', { courseId: course.id, postId }),
  ];
  await it.db.execute(sql`delete from subscriptions where user_id = ${ended.user.id}`);
  const other = await aSignedIn(it.db);
  const params = { course: 'A course', author: 'Endedian Endediansson' };
  await notify(it.db, other.user.id, { kind: 'course_submitted', params, link: null });
  await it.db.transaction(async (tx) => {
    await foldAccounts({ db: tx, nouns }, { from: ended.user.id, into: kept.user.id });
    await closeMerged(tx, { from: ended.user.id, into: kept.user.id });
    await insertMerge(tx, { fromId: ended.user.id, intoId: kept.user.id, mergedBy: null, reason: 'One person' });
  });
  const held = await it.db.select().from(certificates).where(eq(certificates.courseId, course.id));
  expect(held.map(({ fullName }) => fullName).sort()).toEqual(['Endedian Endediansson', 'Keptian Keptiansson']);
  await runOut(kept);
  for (const { certId } of held) {
    const shown = await call(it.app, 'verifyCertificate', { params: { cert_id: certId } });
    expect(shown).toMatchObject({ status: 'revoked', full_name: 'Former member' });
  }
  // The email that told somebody else is theirs, until the daily cleaning takes it.
  expect((await tablesWith('Endediansson')).sort()).toEqual(['mails', 'receipts']);
  expect(await tablesWith(ended.user.email)).toEqual([]);
  const { items } = await call(it.app, 'listNotifications', { headers: other.headers });
  expect(items.map(({ body }) => body)).toContain('Former member sent the course to review.');
});

test('the address is free again, and its old password opens nothing', async () => {
  const person = await aSignedIn(it.db);
  await leave(person);
  await runOut(person);
  expect((await refusedCall(it.app, 'login', { body: sure(person) })).problem.code).toBe('credentials_wrong');
  const again = await aUser(it.db, { email: person.user.email });
  expect(again.id).not.toBe(person.user.id);
});

test('an account that nothing refers to goes altogether', async () => {
  const person = await aSignedIn(it.db);
  await runOut(person);
  expect(await it.db.select().from(users).where(eq(users.id, person.user.id))).toEqual([]);
});

test('a course stays open to those who are enrolled, taken off the catalogue, by a former member', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Arion', lastName: 'Vanished' });
  const [taken, untaken] = [
    await aCourse(it.db, { ownerId: author.user.id }),
    await aCourse(it.db, { ownerId: author.user.id }),
  ];
  const draft = await aCourse(it.db, { ownerId: author.user.id, status: 'draft' });
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: taken.id });
  await runOut(author);
  const player = await call(it.app, 'getPlayer', { headers: learner.headers, params: { slug: taken.slug } });
  expect(JSON.stringify(player)).not.toContain('Vanished');
  const stranger = await aSignedIn(it.db);
  const asked = { headers: stranger.headers, params: { slug: taken.slug } };
  expect((await refusedCall(it.app, 'getCourseDetails', asked)).status).toBe(404);
  const [row] = await it.db.select().from(courses).where(eq(courses.id, taken.id));
  expect([row!.status, row!.unpublishedReason]).toEqual(['unpublished', 'Its author left.']);
  for (const { id } of [untaken, draft])
    expect(await it.db.select().from(courses).where(eq(courses.id, id))).toEqual([]);
});

test('the files that nothing shows go, those of a course that stays remain', async () => {
  const author = await aFullLife(it, 'Filian');
  const store = await openStore();
  const [photo] = await it.db.select().from(files).where(eq(files.ownerId, author.user.id));
  const kept = v7();
  await store.write(kept, Buffer.from('a video'));
  await it.db.insert(files).values({
    id: kept,
    ownerId: author.user.id,
    purpose: 'video',
    name: 'v',
    type: 'video/mp4',
    bytes: 7,
    state: 'ready',
  });
  await it.db.execute(
    sql`update lessons set file_id = ${kept} where id = (select id from lessons where course_id = ${author.courseId} limit 1)`,
  );
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: author.courseId });
  await runOut(author);
  expect(await store.sizeOf(photo!.id)).toBeUndefined();
  expect(await store.sizeOf(kept)).toBe(7);
  expect((await it.db.select().from(files).where(eq(files.ownerId, author.user.id))).map(({ id }) => id)).toEqual([
    kept,
  ]);
});

test('a certificate says that it holds no longer, and not whose it was; a rating keeps its stars', async () => {
  const course = await aCourse(it.db);
  const person = await aFullLife(it, 'Certian', {
    courseId: course.id,
    postId: (await aFullLife(it, 'Postian')).postId,
  });
  const [certificate] = await it.db.select().from(certificates).where(eq(certificates.userId, person.user.id));
  const before = await call(it.app, 'verifyCertificate', { params: { cert_id: certificate!.certId } });
  expect(before).toMatchObject({ status: 'issued', full_name: 'Certian Certiansson' });
  await it.db.execute(
    sql`update course_ratings set reply = 'Dear Certian', replied_at = now() where user_id = ${person.user.id}`,
  );
  await runOut(person);
  const after = await call(it.app, 'verifyCertificate', { params: { cert_id: certificate!.certId } });
  expect(after).toMatchObject({ valid: false, status: 'revoked', full_name: 'Former member' });
  const ratings = await call(it.app, 'listRatings', { params: { id: course.id } });
  expect(ratings).toMatchObject({
    total: 1,
    items: [{ rating: 5, comment: '', reply: null, user: { full_name: 'Former member' } }],
  });
});

test('what was handed in goes with its files; a review stays and names nobody; classes ahead are called off', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const learner = await aSignedIn(it.db);
  const course = await aCourse(it.db, { ownerId: author.user.id });
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  const [upload, ahead, behind] = [v7(), v7(), v7()];
  const lessonId = await anAssignment(it.db, { courseId: course.id, submissionType: 'file' });
  const judged = { feedback: 'Once more', submittedAt: new Date(), reviewedBy: author.user.id, reviewedAt: new Date() };
  const work = await aSubmission(it.db, { lessonId, userId: learner.user.id, status: 'returned', ...judged });
  const store = await openStore();
  await store.write(upload, Buffer.from('a page'));
  await it.db.execute(sql`insert into files (id, owner_id, purpose, name, type, bytes, state)
    values (${upload}, ${learner.user.id}, 'submission', 'page.pdf', 'application/pdf', 6, 'ready')`);
  await it.db.execute(sql`insert into submission_files values (${work.id}, ${upload}, 1, 1)`);
  await it.db.execute(sql`insert into portfolio_items (id, user_id, title, submission_id, share)
    values (${v7()}, ${learner.user.id}, 'What I made', ${work.id}, ${v7()})`);
  for (const [id, days] of [
    [ahead, 2],
    [behind, -2],
  ] as const) {
    await it.db
      .execute(sql`insert into live_sessions (id, course_id, title, starts_at, duration_min, time_zone, host_id, room, join_url, ics_uid)
      values (${id}, ${course.id}, 'A class', now() + make_interval(days => ${days}), 60, 'UTC', ${author.user.id}, 'link',
        'https://live.example.org/room', ${id})`);
  }
  await runOut(author);
  const review = await rowsOf(it.db, sql`select feedback, reviewed_by from submissions where id = ${work.id}`);
  expect(review).toEqual([{ feedback: 'Once more', reviewed_by: null }]);
  const classes = await rowsOf(
    it.db,
    sql`select host_id, cancelled_at is not null as is_cancelled, ics_sequence from live_sessions
        where course_id = ${course.id} order by starts_at`,
  );
  expect(classes).toEqual([
    { host_id: null, is_cancelled: false, ics_sequence: 0 },
    { host_id: null, is_cancelled: true, ics_sequence: 1 },
  ]);
  await runOut(learner);
  expect(await rowsOf(it.db, sql`select id from submissions where id = ${work.id}`)).toEqual([]);
  expect(await store.sizeOf(upload)).toBeUndefined();
});

test('a fault in one deletion undoes that one alone, and the next run makes up for it', async () => {
  const [broken, whole] = [await aFullLife(it, 'Brokian'), await aSignedIn(it.db)];
  // Late in the transaction, as a crash may come.
  await it.db.execute(
    sql.raw(`
    create function fail_for_test() returns trigger language plpgsql as
      $$ begin raise exception 'the power went'; end $$;`),
  );
  await it.db.execute(
    sql.raw(`
    create trigger fail_for_test before update on files
      for each row when (old.owner_id = '${broken.user.id}') execute function fail_for_test();`),
  );
  expect(await runOut(broken, whole)).toEqual([whole.user.id]);
  const headers = broken.headers;
  expect(await call(it.app, 'getProfile', { headers })).toMatchObject({
    first_name: 'Brokian',
    about: 'About Brokian',
  });
  expect(await call(it.app, 'getIntroduction', { headers })).not.toBeNull();
  expect(await mailsTo(broken)).not.toContain('account_deleted');
  await it.db.execute(sql.raw('drop trigger fail_for_test on files'));
  expect(await runOut()).toEqual([broken.user.id]);
  expect(await runOut()).toEqual([]);
  expect(await mailsTo(broken)).toEqual(['account_deleted']);
});

test('the nouns name every column that names a person, or a file', async () => {
  const naming = async (table: string) =>
    (
      await rowsOf<{ name: string }>(
        it.db,
        sql`select c.conrelid::regclass || '.' || a.attname as name
            from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
            where c.contype = 'f' and c.confrelid = ${table}::regclass`,
      )
    )
      .map(({ name }) => name)
      .sort();
  const named = nouns.flatMap(({ people = {} }) => Object.values(people).flat());
  expect(named.sort()).toEqual(await naming('users'));
  // Cues, what is in a package or an archive, and that there are smaller copies of a film are a file's own and go with it.
  const own = ['caption_cues.file_id', 'scorm_packages.file_id', 'film_rungs.film_id', 'course_archives.file_id'];
  const holding = [...own, ...nouns.flatMap(({ filesIn = [] }) => filesIn)];
  expect(holding.sort()).toEqual(await naming('files'));
});
