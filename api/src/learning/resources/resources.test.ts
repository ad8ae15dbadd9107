import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { aFile, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn, learner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  learner = await aSignedIn(it.db, { roles: ['learner'] });
});
afterAll(() => it.close());

const aHandout = (name = 'porch.pdf', ownerId = teacher.user.id) =>
  aFile(it.db, ownerId, { purpose: 'resource', type: 'application/pdf', name, bytes: 2048 });
const change = <T extends object>({ id, version }: CourseBuilder, body: T) => ({
  headers: teacher.headers,
  params: { id },
  body: { ...body, base_version: version },
});
const give = (course: CourseBuilder, resources: { file_id: string; title: string }[], at?: number) => {
  const { headers } = teacher;
  const body = { resources, base_version: course.version };
  if (at === undefined) return call(it.app, 'updateCourseResources', { headers, params: { id: course.id }, body });
  return call(it.app, 'updateLessonResources', { headers, body: { ...body, lesson_id: lessonAt(course, at) } });
};
const lessonAt = (course: CourseBuilder, at: number) => course.modules[0]!.lessons[at]!.id;

/** The course as a whole, its free first lesson and its last lesson give one file each. */
async function aGivingCourse() {
  const [whole, free, paid] = [await aHandout('plan.pdf'), await aHandout('free.pdf'), await aHandout('paid.pdf')];
  let course = await aReadyCourse(it, teacher);
  const preview = { ...change(course, { is_preview: true }), params: { id: lessonAt(course, 0) } };
  course = await call(it.app, 'updateLesson', preview);
  course = await give(course, [{ file_id: whole, title: 'The plan' }]);
  course = await give(course, [{ file_id: free, title: 'To read' }], 0);
  course = await give(course, [{ file_id: paid, title: 'To do' }], 2);
  return { course, whole, free, paid };
}
async function published() {
  const { course, ...files } = await aGivingCourse();
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id: course.id } });
  const live = await call(it.app, 'publishCourse', {
    headers: admin.headers,
    params: { slug: course.slug },
    body: {},
  });
  return { course: live, ...files };
}
const titlesFor = async (headers: Record<string, string>, course_id: string) =>
  (await call(it.app, 'listResources', { headers, query: { course_id } })).map(({ title }) => title);

test('a course and its lessons give files along, in their order', async () => {
  const { course, whole } = await aGivingCourse();
  expect(course.resources).toMatchObject([{ title: 'The plan', file: { id: whole, name: 'plan.pdf' } }]);
  expect(course.modules[0]!.lessons[0]!.resources).toMatchObject([{ title: 'To read', file: { name: 'free.pdf' } }]);
  const second = await aHandout('more.pdf');
  const resources = [
    { file_id: second, title: ' More ' },
    { file_id: whole, title: 'The plan, again' },
  ];
  const saved = await give(course, resources);
  expect(saved.resources.map(({ title, file }) => [title, file.id])).toEqual([
    ['More', second],
    ['The plan, again', whole],
  ]);
  const none = await give(saved, []);
  expect(none.resources).toEqual([]);
  expect(none.modules[0]!.lessons[0]!.resources).toHaveLength(1);
});

test.each<[string, () => Promise<{ file_id: string; title: string }[]>, string]>([
  ['of somebody else', async () => [{ file_id: await aHandout('x.pdf', admin.user.id), title: 'X' }], '.0.file_id'],
  [
    'that was uploaded for something else',
    async () => [{ file_id: await aFile(it.db, teacher.user.id, { purpose: 'document' }), title: 'X' }],
    '.0.file_id',
  ],
  ['without a title', async () => [{ file_id: await aHandout(), title: ' ' }], '.0.title'],
])('a file %s is refused by its row', async (_, given, field) => {
  const course = await aReadyCourse(it, teacher);
  const refused = await refusedCall(it.app, 'updateCourseResources', change(course, { resources: await given() }));
  expect(Object.keys(refused.problem.errors ?? {})).toEqual([`resources${field}`]);
});

test('the same file twice in a list is refused', async () => {
  const one = { file_id: await aHandout(), title: 'One' };
  const refused = await refusedCall(
    it.app,
    'updateCourseResources',
    change(await aReadyCourse(it, teacher), { resources: [one, one] }),
  );
  expect(refused.problem.errors).toEqual({ resources: ['Each file stands in the list once.'] });
});

test('who previews has the files of the free lesson alone; who takes the course, its author and reviewers have all', async () => {
  const { course } = await published();
  const all = ['The plan', 'To read', 'To do'];
  expect(await titlesFor({}, course.id)).toEqual(['To read']);
  expect(await titlesFor(learner.headers, course.id)).toEqual(['To read']);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  for (const { headers } of [learner, teacher, admin]) {
    expect((await titlesFor(headers, course.id)).toSorted()).toEqual(all.toSorted());
  }
  const details = await call(it.app, 'getCourseDetails', { params: { slug: course.slug } });
  const player = await call(it.app, 'getPlayer', { params: { slug: course.slug } });
  expect([details.resource_count, player.resource_count]).toEqual([3, 3]);
});

test('a file is downloaded by a signed link, under its name, by those alone who may have it', async () => {
  const { whole, free } = await published();
  const { url } = await call(it.app, 'getResource', { params: { id: free } });
  expect(url).toMatch(/\/free\.pdf\?expires=\d+&signature=[\w-]+&download=1$/);
  expect((await refusedCall(it.app, 'getResource', { params: { id: whole } })).status).toBe(404);
  expect(await call(it.app, 'getResource', { headers: teacher.headers, params: { id: whole } })).toHaveProperty('url');
});

test('nobody hears of the files of a draft but its team', async () => {
  const { course, free } = await aGivingCourse();
  const refused = await refusedCall(it.app, 'listResources', {
    headers: learner.headers,
    query: { course_id: course.id },
  });
  expect(refused.status).toBe(404);
  expect((await refusedCall(it.app, 'getResource', { headers: learner.headers, params: { id: free } })).status).toBe(
    404,
  );
});

test('a revision changes the files when it is published, and its reviewer sees which', async () => {
  const { course, whole } = await published();
  const builder = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: course.slug } });
  const added = { file_id: await aHandout('late.pdf'), title: 'Late' };
  await give(builder, [{ file_id: whole, title: 'The plan' }, added]);
  expect(await titlesFor(teacher.headers, course.id)).not.toContain('Late');
  const diff = await call(it.app, 'getCourseDiff', { headers: admin.headers, params: { slug: course.slug } });
  expect(diff.fields).toEqual([
    {
      type: 'lines',
      field: 'resources',
      before: ['The plan (plan.pdf, 2048)'],
      after: ['The plan (plan.pdf, 2048)', 'Late (late.pdf, 2048)'],
    },
  ]);
});
