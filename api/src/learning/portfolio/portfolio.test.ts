import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { PortfolioItemBody } from '@stoa/shared/contract/learning/portfolio.ts';
import { certificates } from '../certificates/certificates.tables.ts';
import { skills } from '../../taxonomy/taxonomy.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { anAssignment, aSubmission } from '../../testing/assignment-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { deleteRemovedItems } from './portfolio.repository.ts';
import { portfolioItems } from './portfolio.tables.ts';

let it: TestApp;
let teacher: SignedIn;
let courseId: string;
let skillIds: string[];
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const course = await aCourse(it.db, {
    ownerId: teacher.user.id,
    name: 'Porches',
    skillNames: ['Columns', 'Capitals'],
  });
  courseId = course.id;
  skillIds = (await it.db.select().from(skills)).map(({ id }) => id);
});
afterAll(() => it.close());

const aBody = (given: Partial<PortfolioItemBody> = {}): PortfolioItemBody => ({
  title: 'A porch of twelve columns',
  summary: 'Drawn to scale.',
  skill_ids: skillIds,
  evidence: { kind: 'link', url: 'https://example.org/porch' },
  visibility: 'private',
  ...given,
});
type Who = Pick<SignedIn, 'headers'>;
const create = ({ headers }: Who, given: Partial<PortfolioItemBody> = {}) =>
  call(it.app, 'createPortfolioItem', { headers, body: aBody(given) });
const update = ({ headers }: Who, id: string, given: Partial<PortfolioItemBody> = {}) =>
  call(it.app, 'updatePortfolioItem', { headers, params: { id }, body: aBody(given) });
const list = ({ headers }: Who) => call(it.app, 'listPortfolioItems', { headers });
const shared = (share: string) => call(it.app, 'getSharedPortfolio', { params: { share } });
const statusOf = async (share: string) =>
  (await refusedCall(it.app, 'getSharedPortfolio', { params: { share } })).status;
const brokenRules = async ({ headers }: Who, given: object) => {
  const body = { ...aBody(), ...given };
  const { status, problem } = await refusedCall(it.app, 'createPortfolioItem', { headers, body });
  return [status, problem.errors];
};

async function aCertificate({ user }: Pick<SignedIn, 'user'>): Promise<string> {
  const slug = `porches-${v7()}`;
  await it.db.insert(certificates).values({
    certId: v7().replaceAll('-', '').slice(-16).toUpperCase(),
    slug,
    userId: user.id,
    courseId,
    fullName: 'Ada Porch',
    courseName: 'Porches',
    shortDescription: '',
    creatorName: 'Zeno',
    effortMinutes: 1,
    durationS: 60,
    videos: [],
    skills: [],
  });
  return slug;
}

async function aWork({ user }: Pick<SignedIn, 'user'>, status: 'approved' | 'submitted'): Promise<string> {
  const lessonId = await anAssignment(it.db, { courseId });
  const reviewed = status === 'approved' ? { reviewedAt: new Date(), reviewedBy: teacher.user.id } : {};
  const work = { lessonId, userId: user.id, status, text: 'A porch', submittedAt: new Date(), ...reviewed };
  return (await aSubmission(it.db, work)).id;
}

test('a first piece makes a portfolio, which is its owner’s alone', async () => {
  const learner = await aSignedIn(it.db);
  expect(await list(learner)).toEqual({ share: null, items: [] });
  const item = await create(learner, { title: '  A porch of twelve columns ' });
  expect(item).toMatchObject({
    title: 'A porch of twelve columns',
    skills: [{ skill: 'Columns' }, { skill: 'Capitals' }],
    evidence: { kind: 'link', url: 'https://example.org/porch' },
    verified: false,
    visibility: 'private',
  });
  const second = await create(learner, { title: 'Another one' });
  expect(await list(learner)).toEqual({ share: expect.stringMatching(/^[\w-]{22}$/), items: [second, item] });
  expect((await list(await aSignedIn(it.db))).items).toEqual([]);
});

test('teachers keep one too; guests, partners and admins do not', async () => {
  await create(teacher);
  const calls = [
    ['listPortfolioItems', {}],
    ['createPortfolioItem', { body: aBody() }],
    ['updatePortfolioItem', { params: { id: v7() }, body: aBody() }],
    ['removePortfolioItem', { params: { id: v7() } }],
    ['restorePortfolioItem', { params: { id: v7() } }],
  ] as const;
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  for (const [name, given] of calls) {
    expect((await refusedCall(it.app, name, given as never)).status).toBe(401);
    for (const { headers } of [partner, admin]) {
      const { status } = await refusedCall(it.app, name, { ...given, headers } as never);
      expect([name, status]).toEqual([name, 403]);
    }
  }
});

test('the pieces of others are not there', async () => {
  const { id } = await create(await aSignedIn(it.db), { visibility: 'public' });
  const { headers } = await aSignedIn(it.db);
  const params = { id };
  expect((await refusedCall(it.app, 'updatePortfolioItem', { headers, params, body: aBody() })).status).toBe(404);
  expect((await refusedCall(it.app, 'removePortfolioItem', { headers, params })).status).toBe(404);
  expect((await refusedCall(it.app, 'restorePortfolioItem', { headers, params })).status).toBe(404);
});

test('each rule says what it wants', async () => {
  const learner = await aSignedIn(it.db);
  const title = { title: ['Title must be between 3 and 100 characters.'] };
  expect(await brokenRules(learner, { title: ' ab ' })).toEqual([422, title]);
  expect(await brokenRules(learner, { title: 'a'.repeat(101) })).toEqual([422, title]);
  expect(await brokenRules(learner, { summary: 'a'.repeat(1001) })).toEqual([
    422,
    { summary: ['Summary must be at most 1000 characters.'] },
  ]);
  expect(await brokenRules(learner, { skill_ids: [] })).toEqual([422, { skill_ids: ['Choose at least one skill.'] }]);
  expect(await brokenRules(learner, { skill_ids: Array.from({ length: 11 }, () => v7()) })).toEqual([
    422,
    { skill_ids: ['At most 10 skills.'] },
  ]);
  expect(await brokenRules(learner, { skill_ids: [v7()] })).toEqual([
    422,
    { skill_ids: ['Choose skills from the list.'] },
  ]);
  for (const url of ['http://example.org', 'javascript:alert(1)', 'https://', 'https://a b.org', '']) {
    expect(await brokenRules(learner, { evidence: { kind: 'link', url } })).toEqual([
      422,
      { 'evidence.url': ['Enter an address that begins with https://.'] },
    ]);
  }
  for (const url of [
    'https://linkedin.com@evil.example',
    'https://example.org/\u202Egpj.exe',
    'https://ex\u200Bample.org',
  ]) {
    expect(await brokenRules(learner, { evidence: { kind: 'link', url } })).toEqual([
      422,
      { 'evidence.url': ['Enter an address without a user name and without invisible characters.'] },
    ]);
  }
  expect((await brokenRules(learner, { visibility: 'friends' }))[0]).toBe(422);
});

test('a certificate of one’s own verifies a piece as long as it holds', async () => {
  const learner = await aSignedIn(it.db);
  const slug = await aCertificate(learner);
  const evidence = { kind: 'certificate', slug } as const;
  const item = await create(learner, { evidence });
  expect(item).toMatchObject({ verified: true, evidence: { slug, course_name: 'Porches', status: 'issued' } });

  await it.db.update(certificates).set({ status: 'revoked' }).where(eq(certificates.slug, slug));
  expect((await list(learner)).items).toMatchObject([{ verified: false, evidence: { status: 'revoked' } }]);
  // The words of the piece can still be changed, but no other piece rests on it.
  expect(await update(learner, item.id, { title: 'Kept', evidence })).toMatchObject({ title: 'Kept', verified: false });
  const refused = [422, { 'evidence.slug': ['Choose one of your certificates.'] }];
  expect(await brokenRules(learner, { evidence })).toEqual(refused);
  const other = await aCertificate(await aSignedIn(it.db));
  expect(await brokenRules(learner, { evidence: { ...evidence, slug: other } })).toEqual(refused);
  expect(await brokenRules(learner, { evidence: { ...evidence, slug: 'no-such' } })).toEqual(refused);
});

test('work verifies a piece once it is approved, and only that of oneself', async () => {
  const learner = await aSignedIn(it.db);
  const approved = await aWork(learner, 'approved');
  expect(await create(learner, { evidence: { kind: 'submission', id: approved } })).toMatchObject({
    verified: true,
    evidence: { kind: 'submission', id: approved, assignment: 'Draw a porch', course_name: 'Porches' },
  });
  const others = await aWork(await aSignedIn(it.db), 'approved');
  for (const id of [await aWork(learner, 'submitted'), others, v7()]) {
    expect(await brokenRules(learner, { evidence: { kind: 'submission', id } })).toEqual([
      422,
      { 'evidence.id': ['Choose work of yours that was approved.'] },
    ]);
  }
});

test('an edit replaces everything a piece says', async () => {
  const learner = await aSignedIn(it.db);
  const slug = await aCertificate(learner);
  const { id } = await create(learner);
  await update(learner, id, {
    title: 'Another title',
    summary: '',
    skill_ids: skillIds.slice(1),
    evidence: { kind: 'certificate', slug },
  });
  expect((await list(learner)).items).toMatchObject([
    { id, title: 'Another title', summary: '', skills: [{ skill: 'Capitals' }], evidence: { kind: 'certificate' } },
  ]);
});

test('the shared portfolio shows public pieces to anyone, and whose they are', async () => {
  const learner = await aSignedIn(it.db, { firstName: 'Chrysippus' });
  await create(learner, { title: 'Private one' });
  await create(learner, { title: 'Linked one', visibility: 'link' });
  const share = (await list(learner)).share!;
  expect(await statusOf(share)).toBe(404);
  await create(learner, { title: 'Public one', visibility: 'public' });
  const { person, items } = await shared(share);
  expect(person).toEqual({ full_name: 'Chrysippus Porch', initial: 'CP', title: null, profile_image: null });
  expect(items.map(({ title }) => title)).toEqual(['Public one']);
  expect(items[0]).not.toHaveProperty('share');
});

test('a piece is seen by its own address unless it is private; private in between, the address is another one', async () => {
  const learner = await aSignedIn(it.db);
  const { id, share } = await create(learner, { visibility: 'link' });
  await create(learner, { title: 'Beside it', visibility: 'public' });
  expect((await shared(share)).items.map((item) => item.id)).toEqual([id]);
  expect((await update(learner, id, { visibility: 'public' })).share).toBe(share);
  expect((await shared(share)).items.map((item) => item.id)).toEqual([id]);

  const { share: whilePrivate } = await update(learner, id, { visibility: 'private' });
  expect([await statusOf(share), await statusOf(whilePrivate), await statusOf('no-such')]).toEqual([404, 404, 404]);
  const again = await update(learner, id, { visibility: 'link' });
  expect(await statusOf(share)).toBe(404);
  expect((await shared(again.share)).items).toHaveLength(1);
});

test('what was taken out is seen by nobody, can be put back under its address, and is gone after a day', async () => {
  const learner = await aSignedIn(it.db);
  const { headers } = learner;
  const item = await create(learner, { visibility: 'link' });
  const given = { headers, params: { id: item.id } };
  await call(it.app, 'removePortfolioItem', given);
  expect((await list(learner)).items).toEqual([]);
  expect(await statusOf(item.share)).toBe(404);
  expect((await refusedCall(it.app, 'updatePortfolioItem', { ...given, body: aBody() })).status).toBe(404);
  expect((await refusedCall(it.app, 'removePortfolioItem', given)).status).toBe(404);

  await deleteRemovedItems(it.db);
  expect(await call(it.app, 'restorePortfolioItem', given)).toEqual(item);
  expect(await call(it.app, 'restorePortfolioItem', given)).toEqual(item);
  expect((await shared(item.share)).items).toHaveLength(1);

  await call(it.app, 'removePortfolioItem', given);
  const removedAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await it.db.update(portfolioItems).set({ removedAt }).where(eq(portfolioItems.id, item.id));
  await deleteRemovedItems(it.db);
  expect((await refusedCall(it.app, 'restorePortfolioItem', given)).status).toBe(404);
});

test('a portfolio holds a hundred pieces, whatever way they come', async () => {
  const learner = await aSignedIn(it.db);
  const { headers, user } = learner;
  const first = await create(learner);
  await call(it.app, 'removePortfolioItem', { headers, params: { id: first.id } });
  await it.db.insert(portfolioItems).values(
    Array.from({ length: 100 }, (_, at) => ({
      userId: user.id,
      title: `Piece ${at}`,
      url: 'https://example.org/',
      share: v7(),
    })),
  );
  const refusals = [
    await refusedCall(it.app, 'createPortfolioItem', { headers, body: aBody() }),
    await refusedCall(it.app, 'restorePortfolioItem', { headers, params: { id: first.id } }),
  ];
  expect(refusals.map(({ problem }) => problem.code)).toEqual(['conflict', 'conflict']);
  expect((await list(learner)).items).toHaveLength(100);
});
