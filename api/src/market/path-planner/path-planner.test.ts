import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { courses, courseSkills, type CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';

let it: TestApp;
let skills: Record<string, string>;
let made: Record<'ink' | 'stone' | 'drawing' | 'hidden', CourseRow>;

const after = (course: CourseRow, first: CourseRow, must = true) =>
  it.db
    .update(courses)
    .set({ prerequisites: [{ course_id: first.id, must }] })
    .where(eq(courses.id, course.id));

beforeAll(async () => {
  it = await buildTestApp();
  made = {
    ink: await aCourse(it.db, { name: 'Ink', skillNames: ['Ink', 'Line'], type: 'paid', priceMinor: 900 }),
    stone: await aCourse(it.db, { name: 'Stone', skillNames: ['Stone'] }),
    drawing: await aCourse(it.db, { name: 'Drawing', skillNames: ['Paper'] }),
    hidden: await aCourse(it.db, { name: 'Hidden', status: 'unpublished' }),
  };
  const taught = await it.db.select().from(courseSkills).where(eq(courseSkills.courseId, made.ink.id));
  await it.db.insert(courseSkills).values(taught.map((row) => ({ ...row, courseId: made.hidden.id })));
  await after(made.stone, made.drawing);
  const all = await call(it.app, 'listSkills', {});
  skills = Object.fromEntries(all.map(({ id, skill }) => [skill, id]));
});
afterAll(() => it.close());

const plannable = async (names: string[], headers?: Record<string, string>) => {
  const query = { skills: names.map((name) => skills[name]!) };
  return call(it.app, 'listPlannableCourses', { query, ...(headers && { headers }) });
};
const bySlug = ({ courses: found }: Awaited<ReturnType<typeof plannable>>) =>
  Object.fromEntries(found.map(({ course, ...rest }) => [course.name, rest]));

test('published courses are found by what they teach, with what must come before them', async () => {
  const found = await plannable(['Ink', 'Stone']);
  expect(bySlug(found)).toEqual({
    Ink: { skill_ids: [skills.Ink], after: [] },
    Stone: { skill_ids: [skills.Stone], after: [made.drawing.id] },
    Drawing: { skill_ids: [], after: [] },
  });
  expect(found.is_cut).toBe(false);
});

test('what is only advised comes with no course, and neither does what is not public', async () => {
  await after(made.ink, made.drawing, false);
  expect(bySlug(await plannable(['Ink']))).toEqual({ Ink: { skill_ids: [skills.Ink], after: [] } });
  await after(made.ink, made.hidden);
  expect(bySlug(await plannable(['Ink']))).toEqual({ Ink: { skill_ids: [skills.Ink], after: [] } });
});

test('who learns in one already is told how far they are', async () => {
  const { user, headers } = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: user.id, courseId: made.stone.id, percentage: 30 });
  const { courses: found } = await plannable(['Stone'], headers);
  expect(found.find(({ course }) => course.id === made.stone.id)?.course.student_percentage).toBe(30);
});

test('one to eight skills are planned for', async () => {
  for (const [query, words] of [
    [{ skills: [] }, 'Choose at least one skill.'],
    [{ skills: Array.from({ length: 9 }, () => skills.Ink!) }, 'Choose at most 8 skills.'],
  ] as const) {
    const refused = await refusedCall(it.app, 'listPlannableCourses', { query: { skills: [...query.skills] } });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain(words);
  }
});
