import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import type { RouteName } from '@stoa/shared/contract/kernel/routes.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { giveRole, takeRole } from '../../people/roles/role-holders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject, refusedCall, type Given } from '../../testing/call.ts';
import { versionOf } from '../../testing/course-builders.ts';
import { aQuiz, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { courses, courseVersions } from './courses.tables.ts';

const people = ['teacher', 'partner', 'otherTeacher', 'otherPartner', 'learner'] as const;
const kinds = ['micro', 'full'] as const;
type Person = (typeof people)[number];
type Kind = (typeof kinds)[number];

let it: TestApp;
let persons: Record<Person, SignedIn>;
/** By owner and kind. A partner has a full course who once was a teacher. */
let made: Record<'teacher' | 'partner', Record<Kind, { course: CourseBuilder; versionId: string }>>;
beforeAll(async () => {
  it = await buildTestApp();
  const roleOf = { teacher: 'teacher', otherTeacher: 'teacher', partner: 'partner', otherPartner: 'partner' } as const;
  const signedIn = await Promise.all(
    people.map((name) => aSignedIn(it.db, { roles: [name === 'learner' ? 'learner' : roleOf[name]] })),
  );
  persons = Object.fromEntries(people.map((name, at) => [name, signedIn[at]])) as typeof persons;
  made = { teacher: await makeBoth('teacher'), partner: await makeBoth('partner') };
});
afterAll(() => it.close());

async function makeBoth(owner: 'teacher' | 'partner') {
  return { micro: await make(owner, 'micro'), full: await make(owner, 'full') };
}

async function make(owner: 'teacher' | 'partner', kind: Kind) {
  const course = await aReadyCourse(it, persons[owner], `Walking ${kind} as ${owner}`);
  await it.db
    .update(courses)
    .set({ isMicro: kind === 'micro' })
    .where(eq(courses.id, course.id));
  const [version] = await it.db.select().from(courseVersions).where(eq(courseVersions.courseId, course.id));
  return { course, versionId: version!.id };
}

/** No course has it yet: who may edit is told so, and nothing is changed. */
const base_version = 1_000;
type Made = (typeof made)['teacher']['micro'];
const byCourse = ({ course }: Made) => ({ params: { id: course.id } });
const byModule = ({ course }: Made) => ({ params: { id: course.modules[0]!.id } });
const lessonOf = ({ course }: Made, kind: string) => course.modules[0]!.lessons.find((one) => one.kind === kind)!;
const byQuestion = (of: Made) => ({ params: { id: lessonOf(of, 'quiz').quiz!.questions[0]!.id } });

/** Every call that is made of one course by whoever makes such courses, with what asks it of that course. */
const ofCourse: Partial<Record<RouteName, (of: Made) => Given>> = {
  updateCourse: (of) => ({ ...byCourse(of), body: { base_version } }),
  duplicateCourse: byCourse,
  updateCourseCover: ({ course }) => ({ body: { course_id: course.id, cover_file_id: null, base_version } }),
  updateLessonFile: (of) => ({
    ...byCourse(of),
    body: { lesson_id: lessonOf(of, 'video').id, file_id: null, base_version },
  }),
  updateCourseResources: (of) => ({ ...byCourse(of), body: { resources: [], base_version } }),
  updateLessonResources: (of) => ({ body: { lesson_id: lessonOf(of, 'text').id, resources: [], base_version } }),
  removeResource: ({ course }) => ({ params: { id: v7() }, query: { course_id: course.id, base_version } }),
  nameCourse: (of) => ({ ...byCourse(of), body: { label: 'Before the walk' } }),
  labelCourseVersion: ({ versionId }) => ({ params: { id: versionId }, body: { label: 'After the walk' } }),
  removeVersionLabel: ({ versionId }) => ({ params: { id: versionId } }),
  restoreCourseVersion: ({ versionId }) => ({ params: { id: versionId }, body: { base_version } }),
  createModule: ({ course }) => ({ body: { course_id: course.id, title: 'One more' } }),
  updateModule: (of) => ({ ...byModule(of), body: { base_version } }),
  removeModule: (of) => ({ ...byModule(of), query: { base_version } }),
  duplicateModule: byModule,
  createLesson: ({ course }) => ({ body: { module_id: course.modules[0]!.id, title: 'One more', kind: 'text' } }),
  updateLesson: (of) => ({ params: { id: lessonOf(of, 'text').id }, body: { base_version } }),
  removeLesson: (of) => ({ params: { id: lessonOf(of, 'text').id }, query: { base_version } }),
  duplicateLesson: (of) => ({ params: { id: lessonOf(of, 'text').id } }),
  createQuestion: (of) => ({ body: { lesson_id: lessonOf(of, 'quiz').id, kind: 'single' } }),
  createQuestions: (of) => ({ body: { lesson_id: lessonOf(of, 'quiz').id, questions: aQuiz().questions } }),
  updateQuestion: (of) => ({ ...byQuestion(of), body: { base_version } }),
  removeQuestion: (of) => ({ ...byQuestion(of), query: { base_version } }),
  orderQuestions: (of) => ({ params: { id: lessonOf(of, 'quiz').id }, body: { questions: [], base_version } }),
  orderCurriculum: (of) => ({ ...byCourse(of), body: { modules: [], base_version } }),
  getQuizStatistics: (of) => ({ params: { id: lessonOf(of, 'quiz').id } }),
  listQuestionAttempts: (of) => ({
    params: { id: lessonOf(of, 'quiz').id },
    query: { question_id: byQuestion(of).params.id },
  }),
  withdrawCourse: byCourse,
  discardRevision: (of) => ({ ...byCourse(of), query: { base_version } }),
  inviteCoInstructor: (of) => ({ ...byCourse(of), body: { email: 'no@one.example', rights: ['edit'] } }),
  listCourseCoupons: byCourse,
  createCourseCoupon: (of) => ({
    ...byCourse(of),
    body: {
      code: null,
      discount: { type: 'percent', percent: 10 },
      starts_at: null,
      expires_at: inAMonth,
      max_redemptions: null,
    },
  }),
  // Last: what lies with a reviewer is edited by nobody.
  submitCourse: (of) => ({ ...byCourse(of), body: {} }),
};
const inAMonth = new Date(Date.now() + 20 * 86_400_000).toISOString();

/** The others ask of no course, of a film that somebody brought, or of what was made with a call above. */
const ofNone: RouteName[] = [
  'createCourse',
  'listOwnCourses',
  'listMicroCourseFigures',
  'importCourse',
  'attachRung',
  'removeRung',
  'updateCourseCoupon',
  'updateScormCourse',
];

test('the table holds every call that asks for one who makes courses', () => {
  const asked = (Object.entries(endpoints) as [RouteName, Endpoint][])
    .filter(([, { permission }]) => permission !== undefined && [permission].flat().includes('create-micro-course'))
    .map(([name]) => name);
  expect(asked.filter((name) => !(name in ofCourse) && !ofNone.includes(name))).toEqual([]);
});

const owners = ['teacher', 'partner'] as const;
const mayMake = (person: Person, owner: Person, kind: Kind) =>
  person === owner && (person === 'teacher' || kind === 'micro');

test.each(Object.keys(ofCourse) as RouteName[])(
  '%s is for the maker of the course, if they make its kind',
  async (name) => {
    for (const owner of owners)
      for (const kind of kinds)
        // The owner comes last: what they do may take the course away from the others.
        for (const person of people.toSorted((one, other) => Number(one === owner) - Number(other === owner))) {
          const given = ofCourse[name]!(made[owner][kind]);
          const { statusCode } = await inject(it.app, name, { headers: persons[person].headers, ...given });
          const isRefused = [401, 403, 404].includes(statusCode);
          expect([person, owner, kind, statusCode, isRefused]).toEqual([
            person,
            owner,
            kind,
            statusCode,
            !mayMake(person, owner, kind),
          ]);
        }
  },
);

const create = (who: SignedIn, name: string, given: { is_micro?: boolean } = {}) =>
  call(it.app, 'createCourse', { headers: who.headers, body: { name, ...given } });
const namesOf = async ({ headers }: SignedIn, query: { is_micro?: string } = {}) => {
  const { items, total, counts } = await call(it.app, 'listOwnCourses', {
    headers,
    query: { per_page: 100, ...query },
  });
  expect([items.length, Object.values(counts).reduce((sum, count) => sum + count, 0)]).toEqual([total, total]);
  return items.map(({ name }) => name);
};

test('what a partner begins is a micro course and stays one, a copy of it too', async () => {
  const { otherPartner } = persons;
  const course = await create(otherPartner, 'Ten minutes of porch');
  expect(course.is_micro).toBe(true);
  const full = await refusedCall(it.app, 'createCourse', {
    headers: otherPartner.headers,
    body: { name: 'A whole porch', is_micro: false },
  });
  const words = { is_micro: ['Partners make micro courses only.'] };
  expect(full.problem.errors).toEqual(words);
  const asked = { headers: otherPartner.headers, params: { id: course.id } };
  const body = { is_micro: false, base_version: await versionOf(it.db, course.id) };
  expect((await refusedCall(it.app, 'updateCourse', { ...asked, body })).problem.errors).toEqual(words);
  expect((await call(it.app, 'duplicateCourse', asked)).is_micro).toBe(true);
});

test('a teacher begins a course of either kind', async () => {
  const { otherTeacher } = persons;
  expect((await create(otherTeacher, 'A whole porch')).is_micro).toBe(false);
  expect((await create(otherTeacher, 'A tenth of a porch', { is_micro: true })).is_micro).toBe(true);
});

test('each finds their own in their list, a partner the micro courses among them alone', async () => {
  const one = await aSignedIn(it.db, { roles: ['teacher'] });
  await create(one, 'The long walk');
  await create(one, 'The short walk', { is_micro: true });
  expect((await namesOf(one)).toSorted()).toEqual(['The long walk', 'The short walk']);
  expect(await namesOf(one, { is_micro: 'true' })).toEqual(['The short walk']);
  await takeRole(it.db, one.user.id, 'teacher');
  await giveRole(it.db, { userId: one.user.id, role: 'partner' });
  expect(await namesOf(one)).toEqual(['The short walk']);
  expect((await refusedCall(it.app, 'listOwnCourses', { headers: persons.learner.headers, query: {} })).status).toBe(
    403,
  );
});

test('an admin publishes a partner’s micro course; who is no partner any more publishes nothing new', async () => {
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const { id, slug, actions } = await aReadyCourse(it, partner, 'Porches for partners');
  expect(actions).toEqual(expect.arrayContaining(['edit', 'submit', 'remove']));
  await call(it.app, 'submitCourse', { headers: partner.headers, params: { id }, body: {} });
  const { items } = await call(it.app, 'listReviewQueue', { headers: admin.headers, query: { per_page: 100 } });
  expect(items.find((row) => row.slug === slug)).toMatchObject({ is_micro: true, creator: { id: partner.user.id } });
  await takeRole(it.db, partner.user.id, 'partner');
  const publish = { headers: admin.headers, params: { slug }, body: {} };
  expect((await refusedCall(it.app, 'publishCourse', publish)).problem.code).toBe('creator_not_verified');
  await giveRole(it.db, { userId: partner.user.id, role: 'partner' });
  expect((await call(it.app, 'publishCourse', publish)).status).toBe('published');
  const found = await call(it.app, 'listCourses', { query: { q: 'Porches for partners' } });
  expect(found.items).toEqual([expect.objectContaining({ slug, is_micro: true })]);
});
