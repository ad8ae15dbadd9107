import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { learningPaths } from '../learning-paths/learning-paths.tables.ts';

let it: MarketSite;
let partner: SignedIn;
let reviewer: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  partner = await aSignedIn(it.db, { roles: ['partner'] });
  reviewer = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const own = (given: Parameters<typeof aPath>[1] = {}) => aPath(it.db, { partnerId: partner.user.id, ...given });
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers, query: {} })).items;
const submit = ({ id }: { id: string }) =>
  call(it.app, 'submitLearningPath', { headers: partner.headers, params: { id } });
const publish = ({ slug }: { slug: string }, { headers } = reviewer) =>
  call(it.app, 'publishLearningPath', { headers, params: { slug } });

test('a path goes to review and becomes public, and both sides are told', async () => {
  const path = await own({ title: 'Throwing and glazing' });
  expect(await submit(path)).toMatchObject({ status: 'in_review', actions: ['withdraw'], review_note: null });
  expect((await noticesOf(reviewer))[0]).toMatchObject({
    kind: 'path_submitted',
    title: '“Throwing and glazing” is waiting for review',
    read: false,
  });
  expect(await mailsTo(it.db, reviewer.user.email)).toHaveLength(1);
  const queue = await call(it.app, 'listPathReviewQueue', { headers: reviewer.headers, query: {} });
  expect(queue.items.map(({ id }) => id)).toContain(path.id);
  const published = await publish(path);
  expect(published).toMatchObject({ status: 'published', published_at: expect.any(String) });
  expect((await noticesOf(reviewer))[0]).toMatchObject({ kind: 'path_submitted', read: true });
  expect((await noticesOf(partner))[0]).toMatchObject({
    kind: 'path_published',
    link: `/learning-path-info/${path.slug}`,
  });
  expect((await call(it.app, 'getLearningPath', { params: { slug: path.slug } })).title).toBe('Throwing and glazing');
});

test('a path that is not whole is not sent, and each failing line says what to do', async () => {
  const [kept, takenOff] = [await aCourse(it.db), await aCourse(it.db, { name: 'Raku at home' })];
  const path = await own({ courses: [kept, takenOff], overview: ' ', feeIsSet: false, bannerFileId: null });
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, takenOff.id));
  const { status, problem } = await refusedCall(it.app, 'submitLearningPath', {
    headers: partner.headers,
    params: { id: path.id },
  });
  expect({ status, code: problem.code, errors: problem.errors }).toEqual({
    status: 422,
    code: 'path_incomplete',
    errors: {
      courses: ["Course 'Raku at home' is not published: take it out of the path."],
      banner: ['Add a banner, and say what it shows.'],
      overview: ['Write what the learning path is about.'],
      fee: ['Say what the learning path costs.'],
    },
  });
  const { checklist, courses: inPath } = await call(it.app, 'getPathBuilder', {
    headers: partner.headers,
    params: { slug: path.slug },
  });
  expect(checklist.map(({ key, passed }) => [key, passed])).toEqual([
    ['courses', false],
    ['objectives', true],
    ['banner', false],
    ['overview', false],
    ['fee', false],
  ]);
  expect(inPath.map((one) => one.status)).toEqual(['published', 'unpublished']);
});

test('what broke while it waited keeps a path from being published', async () => {
  const course = await aCourse(it.db, { name: 'Salt firing' });
  const path = await own({ courses: [course, await aCourse(it.db)] });
  await submit(path);
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, course.id));
  const { headers } = reviewer;
  const refused = await refusedCall(it.app, 'publishLearningPath', { headers, params: { slug: path.slug } });
  expect(refused.problem).toMatchObject({ code: 'path_incomplete', errors: { courses: [expect.any(String)] } });
});

test('a path that is returned says why until it is sent again', async () => {
  const path = await own();
  await submit(path);
  const body = { body: 'Say for whom this path is, please.' };
  const short = await refusedCall(it.app, 'returnLearningPath', {
    headers: reviewer.headers,
    params: { id: path.id },
    body: { body: 'Too few' },
  });
  expect(short.problem.errors).toEqual({ body: ['Give a reason of at least 10 characters.'] });
  const returned = await call(it.app, 'returnLearningPath', {
    headers: reviewer.headers,
    params: { id: path.id },
    body,
  });
  expect(returned).toMatchObject({ status: 'draft', review_note: body.body });
  expect((await noticesOf(partner))[0]).toMatchObject({ kind: 'path_returned', body: body.body });
  expect(await newestMail(it.db, partner.user.email, 'notification')).toMatchObject({
    title: '“From clay to cup” needs changes',
  });
  expect(await submit(path)).toMatchObject({ status: 'in_review', review_note: null });
});

test('a reviewer says why a path is taken off, and reads it before it comes back', async () => {
  const path = await own({ status: 'published' });
  const { headers } = reviewer;
  const unsaid = await refusedCall(it.app, 'unpublishLearningPath', { headers, params: { id: path.id }, body: {} });
  expect(unsaid.problem.errors).toEqual({ reason: ['Give a reason of at least 10 characters.'] });
  const reason = 'Two of its courses say the same.';
  await call(it.app, 'unpublishLearningPath', { headers, params: { id: path.id }, body: { reason } });
  expect((await noticesOf(partner))[0]).toMatchObject({ kind: 'path_unpublished', body: reason });
  expect((await refusedCall(it.app, 'getLearningPath', { params: { slug: path.slug } })).status).toBe(404);
  await submit(path);
  const { published_at } = await publish(path);
  expect(published_at).toBe(path.publishedAt!.toISOString());
});

test('a reviewer decides on what they have read, and on nothing that was sent since', async () => {
  const path = await own();
  const { version: base_version } = await submit(path);
  const { headers } = partner;
  await call(it.app, 'withdrawLearningPath', { headers, params: { id: path.id } });
  const edit = { id: path.id, base_version, title: 'Something else altogether' };
  await call(it.app, 'saveLearningPath', { headers, body: edit });
  const { version } = await submit(path);
  const refusals = [
    await refusedCall(it.app, 'publishLearningPath', {
      headers: reviewer.headers,
      params: { slug: path.slug },
      body: { base_version },
    }),
    await refusedCall(it.app, 'returnLearningPath', {
      headers: reviewer.headers,
      params: { id: path.id },
      body: { body: 'The order is not clear.', base_version },
    }),
  ];
  for (const { status, problem } of refusals) {
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'edit_conflict' });
    expect(problem.conflict).toEqual({
      version,
      fields: [
        {
          target: 'path',
          field: 'title',
          yours: null,
          theirs: 'Something else altogether',
          changed_at: expect.any(String),
        },
      ],
    });
  }
  const published = await call(it.app, 'publishLearningPath', {
    headers: reviewer.headers,
    params: { slug: path.slug },
    body: { base_version: version },
  });
  expect(published).toMatchObject({ status: 'published', title: 'Something else altogether' });
});

test.each(['withdrawn', 'returned'])('a path that was taken off, sent and %s, is taken off as before', async (how) => {
  const path = await own({ status: 'published' });
  const { headers } = partner;
  const params = { id: path.id };
  const learner = await aSignedIn(it.db);
  await call(it.app, 'enrolInPath', { headers: learner.headers, params: { slug: path.slug } });
  const reason = 'Two of its courses say the same.';
  await call(it.app, 'unpublishLearningPath', { headers: reviewer.headers, params, body: { reason } });
  await submit(path);
  const back =
    how === 'withdrawn'
      ? await call(it.app, 'withdrawLearningPath', { headers, params })
      : await call(it.app, 'returnLearningPath', { headers: reviewer.headers, params, body: { body: reason } });
  expect(back).toMatchObject({ status: 'unpublished', review_note: how === 'returned' ? reason : null });
  expect((await refusedCall(it.app, 'publishLearningPath', { headers, params: { slug: path.slug } })).status).toBe(409);
  const mine = await call(it.app, 'getPathBuilder', { headers, params: { slug: path.slug } });
  expect(mine.actions).toEqual(['edit', 'submit', 'retire']);
  expect(await call(it.app, 'retireLearningPath', { headers, params })).toMatchObject({ status: 'retired' });
});

test('its partner takes a path off without a reason, and puts it back', async () => {
  const path = await own({ status: 'published' });
  const { headers } = partner;
  const off = await call(it.app, 'unpublishLearningPath', { headers, params: { id: path.id }, body: {} });
  expect(off).toMatchObject({ status: 'unpublished', review_note: null });
  expect(await publish(path, partner)).toMatchObject({ status: 'published' });
});

test('what people took or paid for is not removed', async () => {
  const sold = await own({
    status: 'published',
    fee: 'one_time',
    amountMinor: 5000,
    courses: [await aPaidCourse(it), await aPaidCourse(it)],
  });
  const free = await own({ status: 'published' });
  const buyer = await aSignedIn(it.db);
  await buy(it, buyer, [sold]);
  await call(it.app, 'enrolInPath', { headers: buyer.headers, params: { slug: free.slug } });
  for (const { id } of [sold, free]) {
    await it.db.update(learningPaths).set({ status: 'unpublished' }).where(eq(learningPaths.id, id));
    const { headers } = partner;
    const { status, problem } = await refusedCall(it.app, 'removeLearningPath', { headers, params: { id } });
    expect([status, problem.code, problem.message]).toEqual([
      409,
      'path_taken',
      'People have taken this learning path, or paid for it. Retire it instead.',
    ]);
  }
});

test('a path that nobody took goes with all that is in it', async () => {
  const path = await own();
  expect(await call(it.app, 'removeLearningPath', { headers: partner.headers, params: { id: path.id } })).toEqual({
    ok: true,
  });
  expect(await it.db.$count(learningPaths, eq(learningPaths.id, path.id))).toBe(0);
});

test('the banner of a path is for everyone once it is public, and for those who make or judge it before', async () => {
  const path = await own();
  const params = { id: path.id };
  expect((await refusedCall(it.app, 'getLearningPathBanner', { params })).status).toBe(404);
  const seen = await call(it.app, 'getLearningPathBanner', { headers: partner.headers, params });
  expect(seen).toMatchObject({ url: expect.stringContaining('signature='), alt: 'A row of cups' });
  await submit(path);
  await publish(path);
  expect(await call(it.app, 'getLearningPathBanner', { params })).toEqual({
    url: `/api/v1.3.0/files/public/${path.bannerFileId}`,
    alt: 'A row of cups',
  });
});
