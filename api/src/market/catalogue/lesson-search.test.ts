import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { captionCues } from '../../files/files.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { aFile, aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseBuilder;
let learner: SignedIn;

const SAID = [
  'Hold the lamp so that its light',
  'falls hard upon the <porch>.',
  'A quiet sentence in between.',
  'Soft light falls everywhere.',
];

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  course = await aPublishedCourse(it, teacher);
  await say(course, SAID);
  learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
});
afterAll(() => it.close());

const filmOf = ({ modules }: CourseBuilder) => modules[0]!.lessons.find(({ kind }) => kind === 'video')!.id;

/** Captions that were read: a line each ten seconds. */
async function captionsThatSay(lines: readonly string[]): Promise<string> {
  const fileId = await aFile(it.db, teacher.user.id, { purpose: 'captions', type: 'text/vtt' });
  const cues = lines.map((text, index) => ({ start_s: index * 10, end_s: index * 10 + 9, text }));
  await it.db.insert(captionCues).values({ fileId, cues });
  return fileId;
}

async function say(of: CourseBuilder, lines: readonly string[]): Promise<void> {
  const file = await captionsThatSay(lines);
  await it.db.execute(sql`update lessons set captions_file_id = ${file} where id = ${filmOf(of)}`);
}

const search = (q: string, who: { headers?: Record<string, string> } = {}, query: object = {}) =>
  call(it.app, 'searchLessons', { ...(who.headers && { headers: who.headers }), query: { q, ...query } });
const linesFor = async (q: string, who: { headers?: Record<string, string> } = learner) =>
  (await search(q, who)).items.flatMap(({ lines }) =>
    lines.map(({ start_s, parts }) => [
      start_s,
      parts.map(({ text, is_hit }) => (is_hit ? `[${text}]` : text)).join(''),
    ]),
  );

test('who takes a course is given the lesson, the second and the line, with what they looked for marked', async () => {
  const { items, total } = await search('soft lights', learner);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    course: { id: course.id, student_percentage: 0 },
    lesson: { id: filmOf(course), title: 'Watch this', kind: 'video' },
    is_open: true,
    lines: [{ start_s: 30, language: 'en' }],
  });
  expect(await linesFor('soft lights')).toEqual([[30, '[Soft] [light] falls everywhere.']]);
});

test.each([
  [
    'a sentence that runs over two lines',
    'light hard',
    [[0, 'Hold the lamp so that its [light] falls [hard] upon the <porch>.']],
  ],
  ['a word by its beginning', 'everywh', [[30, 'Soft light falls [everywhere].']]],
  ['a line that has it alone, and not the one before it', 'porch', [[10, 'falls hard upon the <[porch]>.']]],
  [
    'all lines that say it',
    'falls',
    [
      [10, '[falls] hard upon the <porch>.'],
      [30, 'Soft light [falls] everywhere.'],
    ],
  ],
  ['nothing where the words stand far apart', 'lamp everywhere', []],
  ['nothing where it is not said', 'violin', []],
])('%s is found', async (_, q, lines) => {
  expect(await linesFor(q)).toEqual(lines);
});

test('to those who may not open the lesson it says which course teaches it, and nothing of what is said', async () => {
  const stranger = await aSignedIn(it.db, { roles: [] });
  for (const who of [{}, stranger]) {
    const reply = await search('soft light', who);
    expect(reply.items).toMatchObject([
      { course: { name: 'Walking the porch' }, lesson: { title: 'Watch this' }, is_open: false, lines: [] },
    ]);
    expect(JSON.stringify(reply)).not.toMatch(/everywhere|start_s/);
  }
});

test('learners read what is said in the first film of a course they do not take, and everyone in a preview', async () => {
  const other = await aSignedIn(it.db, { roles: ['learner'] });
  expect((await search('soft light', other)).items[0]?.is_open).toBe(true);
  await it.db.execute(sql`update lessons set is_preview = true where id = ${filmOf(course)}`);
  expect(await linesFor('soft light', {})).toEqual([[30, '[Soft] [light] falls everywhere.']]);
  await it.db.execute(sql`update lessons set is_preview = false where id = ${filmOf(course)}`);
});

test('a lesson that opens later is closed to who takes the course, and open to its team', async () => {
  await it.db.execute(
    sql`update lessons set opening = '{"kind": "days", "days": 30}'::jsonb where id = ${filmOf(course)}`,
  );
  expect((await search('soft light', learner)).items).toMatchObject([{ is_open: false, lines: [] }]);
  expect((await search('soft light', teacher)).items).toMatchObject([{ is_open: true }]);
  await it.db.execute(sql`update lessons set opening = null where id = ${filmOf(course)}`);
});

test('captions in a further language are found and say what they are in; a lesson is listed once', async () => {
  const french = await captionsThatSay(['La lumière dure', 'Les réponses brèves']);
  await it.db.execute(sql`insert into lesson_captions (course_id, lesson_id, language, file_id, "order")
    values (${course.id}, ${filmOf(course)}, 'fr', ${french}, 1)`);
  expect(await linesFor('réponse')).toEqual([[10, 'Les [réponses] brèves']]);
  expect((await search('lumiere', learner)).items[0]?.lines[0]?.language).toBe('fr');
  await it.db.execute(sql`delete from lesson_captions where lesson_id = ${filmOf(course)}`);
  expect(await linesFor('lumiere')).toEqual([]);
});

test('what is written and not published yet is not found', async () => {
  const draft = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: course.slug } });
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: filmOf(course) },
    body: { captions_file_id: await captionsThatSay(['An unheard marimba']), base_version: draft.version },
  });
  expect((await search('marimba', teacher)).total).toBe(0);
  expect((await search('soft light', teacher)).total).toBe(1);
});

test('captions that were replaced, deleted, or belong to a course that was taken off are found no more', async () => {
  const gone = await aPublishedCourse(it, teacher);
  const total = async (q: string) => (await search(q, teacher)).total;
  await say(gone, ['The ocarina begins']);
  expect(await total('ocarina')).toBe(1);
  await say(gone, ['The bassoon begins']);
  expect([await total('ocarina'), await total('bassoon')]).toEqual([0, 1]);
  const at = async (status: string) => {
    await it.db.execute(sql`update courses set status = ${status} where id = ${gone.id}`);
    return total('bassoon');
  };
  expect([await at('unpublished'), await at('published')]).toEqual([0, 1]);
  await it.db.execute(sql`
    with film as (update lessons set captions_file_id = null where id = ${filmOf(gone)} returning id)
    select from film`);
  expect(await total('bassoon')).toBe(0);
  await it.db.execute(sql`delete from files where purpose = 'captions' and id not in (
    select captions_file_id from lessons where captions_file_id is not null)`);
  const left = await it.db.execute(sql`select 1 from caption_lines where text like '%bassoon%'`);
  expect(left.rows).toEqual([]);
});

test('the filters of the list narrow it too, and it has pages', async () => {
  expect((await search('soft light', learner, { language: 'en', level: 'beginner' })).total).toBe(1);
  expect((await search('soft light', learner, { language: 'fr' })).total).toBe(0);
  expect(await search('soft light', learner, { page: 2 })).toMatchObject({ items: [], page: 2 });
});

test('odd characters are no trouble, and nothing to look for is refused', async () => {
  for (const q of ["'; drop table users; --", ':*&|!()', '%', '\\', 'the']) await search(q, learner);
  const { status, problem } = await refusedCall(it.app, 'searchLessons', { query: { q: ' ' } });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['q']]);
});
