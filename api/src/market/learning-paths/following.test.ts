import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { v7 } from 'uuid';
import { certificatePdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { skills } from '../../taxonomy/taxonomy.tables.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { addToPath, aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { aPath, aPathAssignment } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { settleAllPaths } from './settle-path.work.ts';
import { learningPathEnrolments, learningPaths, learningPathSkills, type PathRow } from './learning-paths.tables.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const open = (given: Parameters<typeof aPath>[1] = {}) => aPath(it.db, { status: 'published', ...given });
const take = (path: PathRow, { headers }: SignedIn) =>
  call(it.app, 'enrolInPath', { headers, params: { slug: path.slug } });
const see = ({ slug }: PathRow, { headers }: SignedIn) =>
  call(it.app, 'getLearningPath', { headers, params: { slug } });
const refusedSee = async ({ slug }: PathRow, { headers }: SignedIn) =>
  (await refusedCall(it.app, 'getLearningPath', { headers, params: { slug } })).status;
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers, query: {} })).items;

const statusOf = async (slug: string) =>
  (await call(it.app, 'getCertificate', { params: { slug } })).certificate.status;

async function payBack({ id: transaction_id, amount_minor }: { id: string; amount_minor: number }): Promise<void> {
  const body = { transaction_id, amount_minor, reason: 'They asked for it kindly.', key: v7() };
  await call(it.app, 'refundPayment', { headers: operator.headers, body });
  await doAllWork(it);
}

/** What the refund desk is shown to be lost with a payment. */
async function atStake({ id }: { id: string }): Promise<string[]> {
  const story = await call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
  return story.lines.flatMap(({ certificates }) => certificates);
}

/** Marks lessons of a course as done, all unless told otherwise. */
async function learn(courseId: string, { user, headers }: SignedIn, most = Infinity) {
  const [enrolment] = await it.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, user.id)));
  const rows = await it.db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(lessons.order);
  const events = rows
    .slice(0, most)
    .map(({ id: lesson_id }) => ({ kind: 'marked_done' as const, lesson_id, idem_key: v7() }));
  return call(it.app, 'recordProgress', { headers, params: { id: enrolment!.id }, body: { events } });
}

const some = async (count: number) => Promise.all(Array.from({ length: count }, () => aCourse(it.db)));

test('whoever takes a path sees how far they are, and what comes next', async () => {
  const [one, two, more] = await some(3);
  const path = await open({ courses: [one!, two!, more!], optional: [2] });
  const ada = await aSignedIn(it.db);
  expect((await see(path, ada)).progress).toBeNull();
  expect((await take(path, ada)).progress).toMatchObject({
    completed_at: null,
    percentage: 0,
    completed_courses: 0,
    required_courses: 2,
    next_course: { id: one!.id, slug: one!.slug, is_begun: false },
  });
  await learn(one!.id, ada, 1);
  expect(await see(path, ada)).toMatchObject({
    progress: { percentage: 0, next_course: { id: one!.id, is_begun: true } },
    courses: [{ percentage: 50, completed: false }, { percentage: 0 }, { percentage: 0 }],
  });
  await learn(one!.id, ada);
  const half = await see(path, ada);
  expect(half).toMatchObject({
    progress: { percentage: 50, completed_courses: 1, next_course: { id: two!.id } },
    courses: [{ percentage: 100, completed: true }, { completed: false }, { required: false }],
  });
  const list = await call(it.app, 'listLearningPaths', { headers: ada.headers, query: { mine: 'taken' } });
  expect(list.items).toMatchObject([{ id: path.id, progress: half.progress }]);
  expect((await call(it.app, 'listLearningPaths', { query: { mine: 'taken' } })).items).toEqual([]);
});

test('the last required course completes the path, tells its learner, and gives the certificate of the path', async () => {
  const [one, two] = [await aCourse(it.db, { name: 'Clay', durationS: 600 }), await aCourse(it.db, { name: 'Fire' })];
  const path = await open({
    title: 'Clay and fire',
    subtitle: 'A beginning',
    courses: [one, two],
    certificate: true,
  });
  const [skill] = await it.db.insert(skills).values({ skill: 'Firing' }).returning();
  await it.db.insert(learningPathSkills).values({ pathId: path.id, skillId: skill!.id, order: 1 });
  const ada = await aSignedIn(it.db, { firstName: 'Ada', lastName: 'Kiln' });
  await take(path, ada);
  await learn(one.id, ada);
  expect(await see(path, ada)).toMatchObject({ progress: { completed_at: null, certificate_slug: null } });
  await learn(two.id, ada);
  const { progress } = await see(path, ada);
  expect(progress).toMatchObject({ percentage: 100, completed_at: expect.any(String), next_course: null });
  const slug = progress!.certificate_slug!;
  expect((await noticesOf(ada)).find(({ kind }) => kind === 'path_completed')).toMatchObject({
    title: 'You completed the learning path “Clay and fire”',
    body: 'Your certificate is ready to view, share and print.',
    link: `/certificates/${slug}`,
  });
  const shown = await call(it.app, 'getCertificate', { headers: ada.headers, params: { slug } });
  expect(shown).toMatchObject({
    item: 'learning_path',
    name: 'Clay and fire',
    short_description: 'A beginning',
    slug: path.slug,
    duration_human: '20 minutes',
    courses: [
      { slug: one.slug, name: 'Clay' },
      { slug: two.slug, name: 'Fire' },
    ],
    skills: [{ skill: 'Firing' }],
    videos: [],
    is_own: true,
    bio: { description: path.overview, cover_url: `/api/v1.3.0/files/public/${path.bannerFileId}` },
    certificate: { status: 'issued', user: { full_name: 'Ada Kiln' } },
  });
  const cert_id = shown.certificate.cert_id;
  expect(await call(it.app, 'verifyCertificate', { params: { cert_id } })).toMatchObject({
    valid: true,
    item: 'learning_path',
    course_name: 'Clay and fire',
  });
  const mine = await call(it.app, 'listCertificates', { headers: ada.headers });
  expect(mine.map(({ item, course_name }) => [item, course_name])).toEqual(
    expect.arrayContaining([
      ['learning_path', 'Clay and fire'],
      ['course', 'Clay'],
      ['course', 'Fire'],
    ]),
  );
  const pdf = await it.app.inject({ method: 'GET', url: certificatePdfPath(slug) });
  expect((await PDFDocument.load(pdf.rawPayload)).getTitle()).toBe('Certificate of Completion: Clay and fire');
  const body = {
    title: 'Fired',
    summary: '',
    visibility: 'private' as const,
    skill_ids: [skill!.id],
    evidence: { kind: 'certificate' as const, slug },
  };
  expect(await call(it.app, 'createPortfolioItem', { headers: ada.headers, body })).toMatchObject({
    verified: true,
    evidence: { kind: 'certificate', course_name: 'Clay and fire' },
  });
});

test('a path without a certificate is completed all the same', async () => {
  const [one, two] = await some(2);
  const path = await open({ courses: [one!, two!] });
  const ada = await aSignedIn(it.db);
  await take(path, ada);
  for (const { id } of [one!, two!]) await learn(id, ada);
  expect((await see(path, ada)).progress).toMatchObject({ completed_at: expect.any(String), certificate_slug: null });
  expect((await noticesOf(ada)).find(({ kind }) => kind === 'path_completed')).toMatchObject({
    body: 'You have done all that it requires.',
    link: `/learning-path-info/${path.slug}`,
  });
});

test('what was completed stays so when the path changes, and a path that asks less is completed by that', async () => {
  const [one, two, three] = await some(3);
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const path = await open({ courses: [one!, two!, three!], partnerId: partner.user.id, certificate: true });
  const [ada, ben] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const save = (base_version: number, list: { id: string }[]) =>
    call(it.app, 'saveLearningPath', {
      headers: partner.headers,
      body: { id: path.id, base_version, courses: list.map(({ id: course_id }) => ({ course_id, required: true })) },
    }).then(() => doAllWork(it));
  for (const who of [ada, ben]) {
    await take(path, who);
    for (const { id } of [one!, two!]) await learn(id, who);
  }
  await save(1, [one!, two!]);
  const done = (await see(path, ada)).progress;
  expect(done).toMatchObject({
    percentage: 100,
    completed_at: expect.any(String),
    certificate_slug: expect.any(String),
  });
  expect((await see(path, ben)).progress).toMatchObject({ completed_at: expect.any(String) });
  await save(2, [one!, three!, two!]);
  expect((await see(path, ada)).progress).toMatchObject({
    completed_at: done!.completed_at,
    certificate_slug: done!.certificate_slug,
    percentage: 100,
    next_course: { id: three!.id },
  });
  await save(3, [one!, three!]);
  expect((await see(path, ada)).progress).toMatchObject({ completed_at: done!.completed_at, percentage: 100 });
  const told = (await noticesOf(ada)).filter(({ kind }) => kind === 'path_completed');
  expect(told).toHaveLength(1);
});

test('an edit that asks less completes the path for however many in the background, each once', async () => {
  const [one, two] = await some(2);
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const path = await open({ courses: [one!, two!], partnerId: partner.user.id });
  await it.db.execute(sql`
    with people as (
      insert into users (id, email, first_name, last_name)
      select gen_random_uuid(), 'crowd-' || n || '@example.org', 'Crowd', n::text from generate_series(1, 450) n
      returning id),
    took as (insert into learning_path_enrolments (path_id, user_id) select ${path.id}, id from people)
    insert into enrolments (id, user_id, course_id, status, percentage, completed_at)
    select gen_random_uuid(), id, ${one!.id}, 'completed', 100, now() from people`);
  const completed = () =>
    it.db.$count(
      learningPathEnrolments,
      and(eq(learningPathEnrolments.pathId, path.id), isNotNull(learningPathEnrolments.completedAt)),
    );
  const courses = [one!, two!].map(({ id: course_id }, at) => ({ course_id, required: at === 0 }));
  const body = { id: path.id, base_version: 1, courses };
  await call(it.app, 'saveLearningPath', { headers: partner.headers, body });
  expect(await completed()).toBe(0);
  await doAllWork(it);
  expect(await completed()).toBe(450);
  await settleAllPaths(it.db);
  const told = await rowsOf<{ count: number }>(
    it.db,
    sql`
    select count(*)::int as count from notifications n join learning_path_enrolments e on e.user_id = n.user_id
    where e.path_id = ${path.id} and n.kind = 'path_completed'`,
  );
  expect(told).toEqual([{ count: 450 }]);
});

test('a certificate that a path gives later is given to those who completed it before, who are told once', async () => {
  const [one] = await some(1);
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const path = await open({ courses: [one!], optional: [], partnerId: partner.user.id, title: 'Late honours' });
  const [ada, ben] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  for (const who of [ada, ben]) await take(path, who);
  await learn(one!.id, ada);
  expect((await see(path, ada)).progress).toMatchObject({ completed_at: expect.any(String), certificate_slug: null });
  const save = (base_version: number, certificate: boolean) =>
    call(it.app, 'saveLearningPath', { headers: partner.headers, body: { id: path.id, base_version, certificate } });
  await save(1, true);
  await doAllWork(it);
  const slug = (await see(path, ada)).progress!.certificate_slug!;
  expect(slug).toMatch(/^path-/);
  await save(2, false);
  await save(3, true);
  await doAllWork(it);
  expect((await see(path, ada)).progress).toMatchObject({ certificate_slug: slug });
  const told = (await noticesOf(ada)).filter(({ kind }) => kind === 'certificate_issued');
  expect(told.filter(({ link }) => link === `/certificates/${slug}`)).toHaveLength(1);
  expect((await see(path, ben)).progress).toMatchObject({ completed_at: null, certificate_slug: null });
  expect((await noticesOf(ben)).some(({ kind }) => kind === 'certificate_issued')).toBe(false);
});

test('who teaches all that a path requires is told before they take it that nothing is left to complete', async () => {
  const ada = await aSignedIn(it.db, { roles: ['teacher'] });
  const own = await aCourse(it.db, { ownerId: ada.user.id });
  const other = await aCourse(it.db);
  const path = await open({ courses: [own, other], optional: [1], certificate: true });
  expect(await see(path, ada)).toMatchObject({ can_complete: false, certificate: false });
  expect(await see(path, await aSignedIn(it.db))).toMatchObject({ can_complete: true, certificate: true });
  await aPathAssignment(it.db, { pathId: path.id });
  expect(await see(path, ada)).toMatchObject({ can_complete: true, certificate: true });
});

test('whoever has all courses already takes the path, and has completed it by that', async () => {
  const [one, two] = await some(2);
  const ada = await aSignedIn(it.db);
  for (const { id } of [one!, two!]) {
    await call(it.app, 'enrol', { headers: ada.headers, body: { course_id: id } });
    await learn(id, ada);
  }
  const path = await open({ courses: [one!, two!], certificate: true, enforceCourseOrder: true });
  expect((await take(path, ada)).progress).toMatchObject({ percentage: 100, certificate_slug: expect.any(String) });
  const again = await refusedCall(it.app, 'enrolInPath', { headers: ada.headers, params: { slug: path.slug } });
  expect([again.status, again.problem.code]).toEqual([409, 'already_enrolled']);
  const sold = await open({ courses: [one!, two!], fee: 'one_time', amountMinor: 5000 });
  expect((await take(sold, ada)).progress).toMatchObject({ percentage: 100 });
  const ben = await aSignedIn(it.db);
  const params = { slug: sold.slug };
  expect((await refusedCall(it.app, 'enrolInPath', { headers: ben.headers, params })).problem.code).toBe(
    'payment_required',
  );
});

test('nobody takes a path of their own, and certifies themselves', async () => {
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const [one, two] = await some(2);
  for (const { id } of [one!, two!]) {
    await call(it.app, 'enrol', { headers: partner.headers, body: { course_id: id } });
    await learn(id, partner);
  }
  const path = await open({ courses: [one!, two!], partnerId: partner.user.id, certificate: true });
  const refused = await refusedCall(it.app, 'enrolInPath', { headers: partner.headers, params: { slug: path.slug } });
  expect([refused.status, refused.problem.code, refused.problem.message]).toEqual([
    403,
    'own_content',
    'You cannot take your own learning path.',
  ]);
  expect((await see(path, partner)).progress).toBeNull();
});

test('a plan opens videos and keeps no progress: its holder takes such a path with its courses, or not', async () => {
  const [one, two] = await some(2);
  const path = await open({ courses: [one!, two!], fee: 'subscription', certificate: true });
  const [holder, other] = [await aSignedIn(it.db, { roles: ['teacher'] }), await aSignedIn(it.db)];
  const params = { slug: path.slug };
  const codes: unknown[] = [];
  for (const who of [holder, other]) {
    const { problem, status } = await refusedCall(it.app, 'enrolInPath', { headers: who.headers, params });
    codes.push([status, problem.code, problem.message]);
    expect(await see(path, who)).toMatchObject({ certificate: false, progress: null });
  }
  expect(codes).toEqual([
    [
      403,
      'not_enrolled',
      'You may watch the videos of these courses, but watching keeps no progress. Enrol in each course to follow the path.',
    ],
    [402, 'payment_required', 'This learning path comes with a plan: subscribe to one to watch its courses.'],
  ]);
  for (const { id } of [one!, two!]) await call(it.app, 'enrol', { headers: holder.headers, body: { course_id: id } });
  expect(await see(path, holder)).toMatchObject({ certificate: true, progress: null });
  expect(await take(path, holder)).toMatchObject({ certificate: true, progress: { percentage: 0 } });
  for (const { id } of [one!, two!]) await learn(id, holder);
  expect((await see(path, holder)).progress).toMatchObject({ certificate_slug: expect.any(String) });
});

test('two last courses at once complete a path once', async () => {
  const [one, two] = await some(2);
  const path = await open({ courses: [one!, two!], certificate: true });
  const ada = await aSignedIn(it.db);
  await take(path, ada);
  await Promise.all([learn(one!.id, ada), learn(two!.id, ada)]);
  const told = (await noticesOf(ada)).filter(({ kind }) => kind === 'path_completed');
  expect(told).toHaveLength(1);
  expect((await see(path, ada)).progress).toMatchObject({ percentage: 100, certificate_slug: expect.any(String) });
});

test('a course that was taken off counts for those who have it alone', async () => {
  const [one, two] = await some(2);
  const path = await open({ courses: [one!, two!] });
  const [ada, ben] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await take(path, ada);
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, two!.id));
  await take(path, ben);
  await learn(one!.id, ben);
  expect((await see(path, ben)).progress).toMatchObject({ required_courses: 1, completed_at: expect.any(String) });
  expect((await see(path, ben)).courses).toHaveLength(1);
  await learn(one!.id, ada);
  expect(await see(path, ada)).toMatchObject({ progress: { percentage: 50, completed_at: null } });
  expect((await see(path, ada)).courses).toHaveLength(2);
  const { headers } = ada;
  const left = (await call(it.app, 'listEnrolments', { headers, query: {} })).items.find(
    ({ course_id }) => course_id === two!.id,
  );
  await call(it.app, 'unenrol', { headers, params: { id: left!.id } });
  await settleAllPaths(it.db);
  expect((await see(path, ada)).progress).toMatchObject({ completed_at: expect.any(String) });
});

test('of the paths that one takes those are found that a course is in', async () => {
  const [shared, alone] = await some(2);
  const paths = [await open({ courses: [shared!, alone!] }), await open({ courses: [shared!] })];
  const ada = await aSignedIn(it.db);
  for (const path of paths) await take(path, ada);
  await open({ courses: [shared!] });
  const withCourse = async (course_id: string) => {
    const { items, total } = await call(it.app, 'listTakenPaths', { headers: ada.headers, query: { course_id } });
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  expect((await withCourse(shared!.id)).toSorted()).toEqual(paths.map(({ id }) => id).toSorted());
  expect(await withCourse(alone!.id)).toEqual([paths[0]!.id]);
  expect(await withCourse(v7())).toEqual([]);
});

test('one’s own paths stand in the order one asks for', async () => {
  const [one, two, three, four] = await some(4);
  const ada = await aSignedIn(it.db);
  const first = await open({ courses: [one!, two!] });
  const second = await open({ courses: [three!, four!] });
  await take(first, ada);
  await take(second, ada);
  await it.db.update(learningPaths).set({ title: 'Zinc plates' }).where(eq(learningPaths.id, first.id));
  await it.db.update(learningPaths).set({ title: 'Amber beads' }).where(eq(learningPaths.id, second.id));
  const done = new Date();
  await it.db
    .update(enrolments)
    .set({ completedAt: done, lastActivityAt: done, percentage: 100, status: 'completed' })
    .where(and(eq(enrolments.userId, ada.user.id), eq(enrolments.courseId, one!.id)));
  const sorted = async (sort?: 'recent' | 'title' | 'progress') =>
    (await call(it.app, 'listTakenPaths', { headers: ada.headers, query: { sort } })).items.map(({ title }) => title);
  expect(await sorted()).toEqual(['Amber beads', 'Zinc plates']);
  expect(await sorted('title')).toEqual(['Amber beads', 'Zinc plates']);
  expect(await sorted('recent')).toEqual(['Zinc plates', 'Amber beads']);
  expect(await sorted('progress')).toEqual(['Zinc plates', 'Amber beads']);
});

test('a path that is offered no more stays with those who took it', async () => {
  const path = await open();
  const [ada, ben] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  expect(await take(path, ada)).toMatchObject({ is_offered: true });
  for (const status of ['unpublished', 'retired'] as const) {
    await it.db.update(learningPaths).set({ status }).where(eq(learningPaths.id, path.id));
    expect(await refusedSee(path, ben)).toBe(404);
    expect(await see(path, ada)).toMatchObject({
      is_offered: false,
      banner_url: expect.stringContaining('signature='),
    });
    const listed = await call(it.app, 'listLearningPaths', { headers: ada.headers, query: { per_page: 100 } });
    expect(listed.items.map(({ id }) => id)).not.toContain(path.id);
    const taken = await call(it.app, 'listTakenPaths', { headers: ada.headers, query: {} });
    expect(taken).toMatchObject({ total: 1, items: [{ id: path.id, is_offered: false, progress: { percentage: 0 } }] });
  }
  expect((await call(it.app, 'listTakenPaths', { headers: ben.headers, query: {} })).items).toEqual([]);
});

test('paths are found by level, fee and what one has completed, in the order one asks for', async () => {
  const [long, short] = [await aCourse(it.db, { durationS: 90_000 }), await aCourse(it.db, { durationS: 60 })];
  const sold = { fee: 'subscription', level: 'advanced' } as const;
  const one = await open({ courses: [long], ...sold });
  const two = await open({ courses: [short, long], ...sold });
  const three = await open({ courses: [short], ...sold });
  type Query = NonNullable<Parameters<typeof call<'listLearningPaths'>>[2]['query']>;
  const find = async (query: Query, headers?: Record<string, string>) => {
    const asked = { query: { ...sold, ...query }, ...(headers && { headers }) };
    return (await call(it.app, 'listLearningPaths', asked)).items.map(({ id }) => id);
  };
  expect(await find({})).toEqual([three.id, two.id, one.id]);
  expect(await find({ sort: 'shortest' })).toEqual([three.id, one.id, two.id]);
  expect((await find({ sort: 'most_courses' }))[0]).toBe(two.id);
  expect(await find({ level: 'intermediate' })).toEqual([]);
  expect(await find({ fee: 'free' })).toEqual([]);
  const ada = await aSignedIn(it.db);
  const [course] = await some(1);
  const path = await open({ courses: [course!] });
  await take(path, ada);
  const mine = { level: 'beginner', fee: 'free', mine: 'completed' } as const;
  expect(await find(mine, ada.headers)).toEqual([]);
  await learn(course!.id, ada);
  expect(await find(mine, ada.headers)).toEqual([path.id]);
});

test('in a path with an order a course waits for those before it, where the path alone gave it', async () => {
  const [one, two, three] = await some(3);
  const path = await open({ courses: [one!, two!, three!], enforceCourseOrder: true });
  const ada = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers: ada.headers, body: { course_id: three!.id } });
  expect((await take(path, ada)).courses.map(({ waits }) => waits)).toEqual([false, true, false]);
  const [lesson] = await it.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, two!.id), eq(lessons.order, 2)));
  const { headers } = ada;
  const refused = await refusedCall(it.app, 'getLesson', { headers, params: { id: lesson!.id } });
  expect([refused.problem.code, refused.problem.message]).toEqual([
    'lesson_locked',
    `This course opens when you have completed “${one!.name}”.`,
  ]);
  const player = await call(it.app, 'getPlayer', { headers, params: { slug: two!.slug } });
  expect(player.modules[0]!.lessons[1]).toMatchObject({
    locked: true,
    waits_for: [{ kind: 'course', name: one!.name, slug: one!.slug }],
  });
  const listed = (await call(it.app, 'listEnrolments', { headers, query: {} })).items;
  const next = new Map(listed.map(({ course_id, next_lesson }) => [course_id, next_lesson?.title]));
  expect([next.get(one!.id), next.get(two!.id), next.get(three!.id)]).toEqual(['Lesson 1', 'Lesson 1', 'Lesson 1']);
  await learn(two!.id, ada);
  expect((await see(path, ada)).courses[1]).toMatchObject({ completed: false });
  await learn(one!.id, ada);
  expect((await see(path, ada)).courses.map(({ waits }) => waits)).toEqual([false, false, false]);
  await call(it.app, 'getLesson', { headers, params: { id: lesson!.id } });
});

test('what another path gives without an order waits for nothing', async () => {
  const [one, two] = await some(2);
  const ordered = await open({ courses: [one!, two!], enforceCourseOrder: true });
  const ada = await aSignedIn(it.db);
  await take(ordered, ada);
  expect((await see(ordered, ada)).courses[1]).toMatchObject({ waits: true });
  const [lesson] = await it.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, two!.id), eq(lessons.order, 2)));
  const asked = { headers: ada.headers, params: { id: lesson!.id } };
  await refusedCall(it.app, 'getLesson', asked);
  await take(await open({ courses: [two!] }), ada);
  await call(it.app, 'getLesson', asked);
});

test('the certificate of a path that is paid back holds no longer, and holds again when it is bought once more', async () => {
  const [one, two] = [await aPaidCourse(it), await aPaidCourse(it)];
  const path = await open({ courses: [one, two], certificate: true, fee: 'one_time', amountMinor: 5000 });
  const ada = await aSignedIn(it.db);
  const payment = await buy(it, ada, [path]);
  for (const { id } of [one, two]) await learn(id, ada);
  const slug = (await see(path, ada)).progress!.certificate_slug!;
  expect(await atStake(payment)).toContain(path.title);
  await payBack(payment);
  expect(await statusOf(slug)).toBe('revoked');
  expect((await see(path, ada)).progress).toBeNull();
  await buy(it, ada, [path]);
  expect((await see(path, ada)).progress).toMatchObject({ percentage: 100, certificate_slug: slug });
  expect(await statusOf(slug)).toBe('issued');
});

test('a certificate that fell with its payment does not come back for nothing', async () => {
  const path = await open({ courses: await some(2), certificate: true, fee: 'one_time', amountMinor: 5000 });
  const ada = await aSignedIn(it.db);
  const payment = await buy(it, ada, [path]);
  const ids = (await see(path, ada)).courses.map(({ course }) => course.id);
  for (const id of ids) await learn(id, ada);
  const slug = (await see(path, ada)).progress!.certificate_slug!;
  await payBack(payment);
  expect(await statusOf(slug)).toBe('revoked');
  expect((await take(path, ada)).progress).toMatchObject({ percentage: 100, certificate_slug: null });
  expect(await statusOf(slug)).toBe('revoked');
  const told = (await noticesOf(ada)).find(({ kind }) => kind === 'path_completed');
  expect(told).toMatchObject({
    body: 'Your certificate was revoked with your payment: it holds again once you buy the path.',
    link: `/learning-path-info/${path.slug}`,
  });
  await addToPath(it, path, await aPaidCourse(it));
  const again = await buy(it, ada, [path]);
  expect((await see(path, ada)).progress).toMatchObject({ percentage: 100, certificate_slug: slug });
  await payBack(again);
  expect(await statusOf(slug)).toBe('revoked');
});

test('a path that was completed with courses bought singly falls with them, and comes back with them', async () => {
  const [one, two, optional] = [await aPaidCourse(it), await aPaidCourse(it), await aPaidCourse(it)];
  const inPath = { courses: [one, two, optional], optional: [2], certificate: true };
  const path = await open({ ...inPath, fee: 'one_time', amountMinor: 5000 });
  const ada = await aSignedIn(it.db);
  const payments = [];
  for (const course of [one, two, optional]) {
    payments.push(await buy(it, ada, [course]));
    await learn(course.id, ada);
  }
  const { certificate_slug: slug } = (await take(path, ada)).progress!;
  expect(await atStake(payments[0]!)).toEqual([path.title, one.name]);
  expect(await atStake(payments[2]!)).toEqual([optional.name]);
  await payBack(payments[2]!);
  expect(await statusOf(slug!)).toBe('issued');
  for (const payment of payments.slice(0, 2)) await payBack(payment);
  expect(await statusOf(slug!)).toBe('revoked');
  expect((await see(path, ada)).progress).toMatchObject({ percentage: 100, certificate_slug: null });
  await buy(it, ada, [one]);
  expect(await statusOf(slug!)).toBe('revoked');
  await buy(it, ada, [two]);
  expect(await statusOf(slug!)).toBe('issued');
});

test('what was completed for nothing stays when a later payment of the path goes back', async () => {
  const path = await open({ courses: await some(2), certificate: true });
  const ada = await aSignedIn(it.db);
  const { courses: inPath } = await take(path, ada);
  for (const { course } of inPath) await learn(course.id, ada);
  const { completed_at, certificate_slug: slug } = (await see(path, ada)).progress!;
  await addToPath(it, path, await aPaidCourse(it));
  await it.db.update(learningPaths).set({ fee: 'one_time', amountMinor: 5000 }).where(eq(learningPaths.id, path.id));
  const payment = await buy(it, ada, [{ ...path, amountMinor: 5000 }]);
  expect(await atStake(payment)).toEqual([]);
  await payBack(payment);
  expect(await statusOf(slug!)).toBe('issued');
  expect((await see(path, ada)).progress).toMatchObject({ completed_at, certificate_slug: slug });
});
