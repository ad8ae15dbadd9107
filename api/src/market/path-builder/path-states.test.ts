import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { PathAction } from '@stoa/shared/contract/market/path-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

const states = ['draft', 'in_review', 'in_review_again', 'published', 'unpublished', 'taken_off', 'retired'] as const;
type State = (typeof states)[number];
const people = ['guest', 'learner', 'teacher', 'another partner', 'partner', 'reviewer'] as const;
type Person = (typeof people)[number];

let it: TestApp;
let courses: { id: string }[];
const who = new Map<Person, SignedIn>();
beforeAll(async () => {
  it = await buildTestApp();
  courses = [await aCourse(it.db), await aCourse(it.db)];
  const roles = { learner: 'learner', teacher: 'teacher', 'another partner': 'partner', partner: 'partner' } as const;
  for (const [person, role] of Object.entries(roles)) {
    who.set(person as Person, await aSignedIn(it.db, { roles: [role] }));
  }
  who.set('reviewer', await aSignedIn(it.db, { roles: ['admin'] }));
});
afterAll(() => it.close());

const pathIn = (state: State): Promise<PathRow> =>
  aPath(it.db, {
    partnerId: who.get('partner')!.user.id,
    courses,
    ...(state === 'taken_off'
      ? { status: 'unpublished', isTakenOff: true }
      : state === 'in_review_again'
        ? { status: 'in_review', isTakenOff: true, publishedAt: new Date() }
        : { status: state }),
  });

/** What each call is made with, and how it is answered to partner and reviewer by the path's state; 200 where it works. */
const calls: Record<string, Answers & { make: (path: PathRow) => ReturnType<typeof bodyOf> }> = {
  getPathBuilder: { make: (path) => bodyOf({ slug: path.slug }), partner: 200, reviewer: 200, isForAll: true },
  saveLearningPath: {
    make: ({ id, version }) => bodyOf({}, { id, base_version: version, title: 'Called otherwise' }),
    partner: { in_review: 403, in_review_again: 403, retired: 409, rest: 200 },
  },
  saveLearningPathObjectives: {
    make: ({ id, version }) =>
      bodyOf({}, { path_id: id, base_version: version, objectives: ['Fire the kiln', 'Mix a glaze', 'Sell a bowl'] }),
    partner: { in_review: 403, in_review_again: 403, retired: 409, rest: 200 },
  },
  saveLearningPathBanner: {
    make: ({ id, version, bannerFileId }) =>
      bodyOf({}, { path_id: id, base_version: version, file_id: bannerFileId, alt: 'Cups on a shelf' }),
    partner: { in_review: 403, in_review_again: 403, retired: 409, rest: 200 },
  },
  saveLearningPathAssignment: {
    make: ({ id, version }) =>
      bodyOf({}, { path_id: id, base_version: version, title: 'Fire a cup', instructions: 'Fire a cup and say how.' }),
    partner: { in_review: 403, in_review_again: 403, retired: 409, rest: 200 },
  },
  saveLearningPathFee: {
    make: ({ id }) =>
      bodyOf({}, { path_id: id, fee: 'free', amount_minor: 0, compare_at_minor: null, currency: 'USD' }),
    partner: { in_review: 403, in_review_again: 403, retired: 409, rest: 200 },
  },
  submitLearningPath: { make: ({ id }) => bodyOf({ id }), partner: { draft: 200, taken_off: 200, rest: 409 } },
  withdrawLearningPath: {
    make: ({ id }) => bodyOf({ id }),
    partner: { in_review: 200, in_review_again: 200, rest: 409 },
  },
  publishLearningPath: {
    make: ({ slug }) => bodyOf({ slug }),
    partner: { unpublished: 200, in_review: 403, in_review_again: 403, rest: 409 },
    reviewer: { in_review: 200, in_review_again: 200, unpublished: 403, rest: 409 },
    isForAll: true,
  },
  returnLearningPath: {
    make: ({ id }) => bodyOf({ id }, { body: 'The order is not clear.' }),
    partner: 403,
    reviewer: { in_review: 200, in_review_again: 200, rest: 409 },
    isOfReviewers: true,
  },
  unpublishLearningPath: {
    make: ({ id }) => bodyOf({ id }, { reason: 'Its courses no longer fit.' }),
    partner: { published: 200, rest: 409 },
    reviewer: { published: 200, rest: 409 },
    isForAll: true,
  },
  retireLearningPath: {
    make: ({ id }) => bodyOf({ id }),
    partner: { published: 200, unpublished: 200, taken_off: 200, rest: 409 },
  },
  removeLearningPath: {
    make: ({ id }) => bodyOf({ id }),
    partner: { draft: 200, unpublished: 200, taken_off: 200, rest: 409 },
  },
};

type ByState = number | (Partial<Record<State, number>> & { rest: number });
interface Answers {
  partner: ByState;
  /** Left out: the call is not a reviewer's. */
  reviewer?: ByState;
  /** It asks for no permission, so a stranger is told that there is no such path. */
  isForAll?: true;
  isOfReviewers?: true;
}
const bodyOf = (params: Record<string, string>, body?: object) => ({ params, ...(body && { body }) });

function expected({ partner, reviewer, isForAll, isOfReviewers }: Answers, person: Person, state: State): number {
  const at = (answer: ByState) => (typeof answer === 'number' ? answer : (answer[state] ?? answer.rest));
  if (person === 'guest') return 401;
  if (person === 'partner') return at(partner);
  if (person === 'reviewer') return reviewer === undefined ? 403 : at(reviewer);
  if (isForAll) return 404;
  return person === 'another partner' && !isOfReviewers ? 404 : 403;
}

test.each(Object.keys(calls))('%s does for everyone, in every state, what is theirs to do', async (name) => {
  const { make, ...answers } = calls[name]!;
  const [found, wanted]: Record<string, number>[] = [{}, {}];
  for (const state of states) {
    for (const person of people) {
      const path = await pathIn(state);
      const headers = who.get(person)?.headers;
      const reply = await inject(it.app, name as 'getPathBuilder', { ...make(path), ...(headers && { headers }) });
      found![`${person}, ${state}`] = reply.statusCode;
      wanted![`${person}, ${state}`] = expected(answers, person, state);
    }
  }
  expect(found).toEqual(wanted);
});

test.each<[State, PathAction[], PathAction[]]>([
  ['draft', ['edit', 'submit', 'remove'], []],
  ['in_review', ['withdraw'], ['publish', 'return']],
  ['in_review_again', ['withdraw'], ['publish', 'return']],
  ['published', ['edit', 'unpublish', 'retire'], ['unpublish']],
  ['unpublished', ['edit', 'publish', 'retire', 'remove'], []],
  ['taken_off', ['edit', 'submit', 'retire', 'remove'], []],
  ['retired', [], []],
])('of a path that is %s, buttons show what may be done', async (state, partners, reviewers) => {
  const { slug } = await pathIn(state);
  const actions = async (person: Person) =>
    (await call(it.app, 'getPathBuilder', { headers: who.get(person)!.headers, params: { slug } })).actions;
  expect([await actions('partner'), await actions('reviewer')]).toEqual([partners, reviewers]);
});

test('a move that is none is named', async () => {
  const messageOf = async (name: 'submitLearningPath' | 'publishLearningPath', state: State) => {
    const { id, slug } = await pathIn(state);
    const { headers } = who.get('partner')!;
    return (await inject(it.app, name, { headers, params: { id, slug } })).json<{ message: string }>().message;
  };
  expect(await messageOf('submitLearningPath', 'published')).toBe(
    'A learning path that is published cannot become in review.',
  );
  expect(await messageOf('publishLearningPath', 'retired')).toBe(
    'A learning path that is retired cannot become published.',
  );
  expect(await messageOf('publishLearningPath', 'taken_off')).toBe(
    'A reviewer took this learning path off. Send it to review again.',
  );
});

test('nobody reviews a path that they made', async () => {
  const both = await aSignedIn(it.db, { roles: ['partner', 'admin'] });
  const { id, slug } = await aPath(it.db, { partnerId: both.user.id, courses, status: 'in_review' });
  const published = await inject(it.app, 'publishLearningPath', { headers: both.headers, params: { slug } });
  const body = { body: 'I could have done better.' };
  const returned = await inject(it.app, 'returnLearningPath', { headers: both.headers, params: { id }, body });
  expect([published, returned].map((reply) => [reply.statusCode, reply.json<{ code: string }>().code])).toEqual([
    [403, 'own_content'],
    [403, 'own_content'],
  ]);
});

test('two moves at once happen one after the other', async () => {
  const path = await pathIn('in_review');
  const [partner, reviewer] = [who.get('partner')!, who.get('reviewer')!];
  const replies = await Promise.all([
    inject(it.app, 'withdrawLearningPath', { headers: partner.headers, params: { id: path.id } }),
    inject(it.app, 'publishLearningPath', { headers: reviewer.headers, params: { slug: path.slug } }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const rows = await it.db.execute(sql`select status from learning_paths where id = ${path.id}`);
  expect(['draft', 'published']).toContain(rows.rows[0]!['status']);
});
