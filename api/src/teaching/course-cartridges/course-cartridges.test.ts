import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { allOf, readXml } from '@stoa/shared/question-files/qti/xml.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { files } from '../../files/files.tables.ts';
import { lessons } from '../lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { schemaFaults } from '../../testing/cartridge-schema.ts';
import { giveFilmBytes } from '../../testing/give-film-bytes.ts';
import { importArchive } from '../../testing/import-archive.ts';
import { readZip } from '../../testing/read-zip.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { aCheckedFile, aWholeCourse } from '../../testing/whole-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn, admin: SignedIn;
let whole: CourseBuilder;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  whole = await aWholeCourse(it, teacher);
});
afterAll(() => it.close());

const link = (id: string, { headers } = teacher) => call(it.app, 'getCourseCartridgeLink', { headers, params: { id } });
const contents = (id: string, { headers } = teacher) => call(it.app, 'getCourseCartridge', { headers, params: { id } });

async function open(id: string, by = teacher) {
  const reply = await it.app.inject({ url: (await link(id, by)).url });
  const held = readZip(reply.rawPayload);
  return { reply, held, textOf: (path: string) => held.get(path)!.toString('utf8') };
}

async function comesBack(zip: Buffer, by = teacher) {
  const made = await importArchive(it, by, zip);
  expect(made).toMatchObject({ state: 'done', refusal: null });
  const course = await call(it.app, 'getCourseBuilder', { headers: by.headers, params: { slug: made.course!.slug } });
  return { course, notes: made.notes };
}

const change = async (course: CourseBuilder, lesson: string, body: object) =>
  call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: lesson },
    body: { ...body, base_version: course.version },
  });

test('a cartridge says what it holds, keeps to the schemas, and lists each of its files', async () => {
  const { id, slug } = whole;
  const { reply, held, textOf } = await open(id);
  expect([reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    'application/zip',
    `attachment; filename="${slug}.imscc"`,
  ]);
  const documents = [...held.keys()].filter((path) => path.endsWith('.xml'));
  expect(documents.map((path) => path.split('/')[0]).sort()).toEqual([
    'assessments',
    'assignments',
    'imsmanifest.xml',
    'links',
  ]);
  expect(documents.flatMap((path) => schemaFaults(textOf(path)))).toEqual([]);
  const manifest = readXml(textOf('imsmanifest.xml'));
  const listed = allOf(manifest, 'file').map(({ attributes }) => attributes['href']!);
  expect([...listed].sort()).toEqual([...held.keys()].filter((path) => path !== 'imsmanifest.xml').sort());
  const known = allOf(manifest, 'resource').map(({ attributes }) => attributes['identifier']);
  const named = ['item', 'dependency', 'variant'].flatMap((name) =>
    allOf(manifest, name).flatMap(({ attributes }) => attributes['identifierref'] ?? []),
  );
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const identifiers = ['item', 'resource', 'variant', 'organization', 'manifest'].flatMap((name) =>
    [...allOf(manifest, name), ...(name === 'manifest' ? [manifest] : [])].map(
      ({ attributes }) => attributes['identifier'],
    ),
  );
  expect(new Set(identifiers).size).toBe(identifiers.length);
  const types = new Set(allOf(manifest, 'resource').map(({ attributes }) => attributes['type']));
  expect([...types].sort()).toEqual([
    'assignment_xmlv1p0',
    'imsqti_xmlv1p2/imscc_xmlv1p3/assessment',
    'imswl_xmlv1p3',
    'webcontent',
  ]);
});

test('what a cartridge holds otherwise is told before, and in a report inside', async () => {
  const { id } = whole;
  const told = await contents(id);
  const all = whole.modules.flatMap((module) => module.lessons);
  expect([all.length, told.lesson_count]).toEqual([10, 9]);
  expect(told.notes.map(({ kind, name }) => `${kind}: ${name}`).sort()).toEqual([
    'class: A class',
    'draw: Answer this',
    'help: Answer this',
    'nested: A package',
    'question: Answer this: How many columns?',
    'question: Answer this: In which order?',
    'question: Answer this: What belongs to what?',
    'rubric: Some work',
    'split: A page of others',
  ]);
  const { held, textOf } = await open(id);
  const report = textOf('not-in-this-cartridge.txt');
  expect(told.notes.filter(({ name }) => !report.includes(`- ${name}\n`))).toEqual([]);
  const files = [...held.keys()].filter((path) => path.startsWith('web_resources/'));
  expect(told.file_count).toBe(files.length);
  expect(told.bytes).toBe(files.reduce((sum, path) => sum + held.get(path)!.length, 0));
});

test('our own importer takes a cartridge back: kinds, texts, films with their captions and questions', async () => {
  const course = whole;
  const { reply } = await open(course.id);
  const back = await comesBack(reply.rawPayload);
  const shown = (from: CourseBuilder) =>
    from.modules.map(({ title, lessons: all }) => [title, all.map(({ kind, title: name }) => `${kind}: ${name}`)]);
  const [first, second, given] = shown(back.course);
  expect(back.course).toMatchObject({
    name: course.name,
    language: course.language,
    description: course.description.trim(),
  });
  expect(first).toEqual(shown(course)[0]);
  expect(second).toEqual([
    'All kinds of lessons',
    [
      'text: A text with a picture',
      'video: A film with all there is',
      'audio: A talk',
      'document: A paper',
      'text: A page of others',
      'embed: A page of others',
      'assignment: Some work',
      'text: A class',
    ],
  ]);
  expect(given).toEqual(['Resources', ['text: The handout']]);
  const [text, film, , , words, page, work, live] = back.course.modules[1]!.lessons;
  expect(text?.markdown).toMatch(/^Read slowly\.\n\n!\[A drawing\]\(/);
  expect(text?.resources).toMatchObject([{ title: 'A sheet', file: { name: expect.stringContaining('sheet.md') } }]);
  expect(film).toMatchObject({
    captions_language: 'en',
    more_captions: [{ language: 'fr' }],
    captions_file: { state: 'ready' },
    poster_file: { purpose: 'picture' },
    chapters: [
      { start_s: 0, title: 'Begin' },
      { start_s: 3, title: 'Go on' },
    ],
  });
  expect([words?.markdown, page?.embed_url, live?.markdown]).toEqual([
    'Move it.',
    'https://www.geogebra.org/material/iframe/id/abc',
    'We talk about light.',
  ]);
  expect(work?.assignment).toMatchObject({ instructions: 'Draw a **porch**.', submission_type: 'file' });
  const quiz = (from: CourseBuilder) => from.modules[0]!.lessons[1]!.quiz!;
  const pictureOf = ({ picture, picture_alt }: Pick<(typeof asked)[number], 'picture' | 'picture_alt'>) => ({
    ...{ picture_alt, bytes: picture?.bytes, state: picture?.state },
  });
  const plain = ({ kind, prompt, points, explanation, options, case_sensitive, ...one }: (typeof asked)[number]) => ({
    ...{ kind, prompt, points, explanation, case_sensitive },
    ...pictureOf(one),
    options: options.map((option) => ({ text: option.text, correct: option.correct, ...pictureOf(option) })),
  });
  const asked = quiz(course).questions.filter(({ kind }) => !['numeric', 'order', 'match'].includes(kind));
  expect(quiz(back.course).questions.map(plain)).toEqual(asked.map(plain));
  expect(quiz(back.course)).toMatchObject({ max_attempts: quiz(course).max_attempts });
  expect(back.notes).toEqual([]);
});

test('formulas are MathML in a cartridge, with the TeX that the importer takes back', async () => {
  const course = await aReadyCourse(it, teacher, 'Formulas of light');
  const markdown = [
    'Since $$a^2 < b$$ it costs $5, or $10.',
    '$$\n\\frac{1}{2}\n$$',
    '- for each $$x_i$$ of them\n\n  $$\n  x_i > 0\n  $$',
    'What is wrong stays: $$\\nosuch{$$',
  ].join('\n\n');
  await change(course, course.modules[0]!.lessons[0]!.id, { markdown });
  await giveFilmBytes(it, course.id, 'WEBVTT\n');
  const { textOf, reply } = await open(course.id);
  const page = textOf('pages/lesson-1-1.html');
  expect(page).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
  expect(page).toContain('<annotation encoding="application/x-tex">a^2 &lt; b</annotation>');
  expect(page).toContain('costs $5, or $10.');
  const back = await comesBack(reply.rawPayload);
  expect(back.course.modules[0]!.lessons[0]!.markdown).toBe(markdown);
});

test('titles and texts with signs of markup come along and back as they are', async () => {
  const hostile = 'Ends ]]> & "quotes" <b> \'one\' 🏛️';
  const course = await aReadyCourse(it, teacher, 'Walking & “talking” ]]>');
  const [text, , quiz] = course.modules[0]!.lessons;
  await change(course, text!.id, { title: hostile, markdown: `${hostile}\n\n<script>alert(1)</script> é ∑` });
  await call(it.app, 'createQuestion', {
    headers: teacher.headers,
    body: {
      ...{ lesson_id: quiz!.id, kind: 'single', prompt: hostile, points: 3, explanation: hostile },
      options: [
        { text: hostile, correct: true },
        { text: '</mattext>', correct: false },
      ],
    },
  });
  await giveFilmBytes(it, course.id, 'WEBVTT\n');
  const { held, textOf, reply } = await open(course.id);
  const documents = [...held.keys()].filter((path) => path.endsWith('.xml'));
  expect(documents.flatMap((path) => schemaFaults(textOf(path)))).toEqual([]);
  expect(textOf('pages/lesson-1-1.html')).not.toContain('<script>');
  const back = await comesBack(reply.rawPayload);
  expect(back.course.name).toBe('Walking & “talking” ]]>');
  const [same] = back.course.modules[0]!.lessons;
  const asked = back.course.modules[0]!.lessons.find(({ kind }) => kind === 'quiz');
  expect(same?.title).toBe(hostile);
  expect(same?.markdown).toContain('alert(1)');
  const question = asked?.quiz?.questions.at(-1);
  expect(question?.options.map(({ text: answer }) => answer)).toEqual([hostile, '</mattext>']);
  expect(question?.points).toBe(3);
});

test('five hundred lessons leave in one cartridge', async () => {
  const course = await aReadyCourse(it, teacher);
  const [first] = await it.db.select().from(lessons).where(eq(lessons.courseId, course.id)).orderBy(lessons.order);
  const rows = Array.from({ length: 497 }, (_, at) => ({
    ...{ ...first!, id: v7(), title: `Lesson ${at} & more`, order: 100 + at },
    ...{ kind: 'text' as const, markdown: `## Part ${at}\n\n${'A **long** text. '.repeat(200)}` },
  }));
  await it.db.insert(lessons).values(rows);
  await giveFilmBytes(it, course.id, 'WEBVTT\n');
  const { held, textOf } = await open(course.id);
  expect([...held.keys()].filter((path) => path.endsWith('.html'))).toHaveLength(499);
  expect(schemaFaults(textOf('imsmanifest.xml'))).toEqual([]);
  expect((await contents(course.id)).lesson_count).toBe(500);
});

test('files that are not ready are named, but for those whose lessons are', async () => {
  const person = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id } = await aWholeCourse(it, person);
  await it.db.update(files).set({ state: 'checking' }).where(eq(files.ownerId, person.user.id));
  const { notes, file_count } = await contents(id, person);
  expect(notes.filter(({ kind }) => kind === 'unfinished').map(({ name }) => name)).toEqual([
    'A film with all there is',
    'A talk',
    'A paper',
  ]);
  const missed = notes.filter(({ kind }) => kind === 'file').map(({ name }) => name);
  expect(missed.sort()).toEqual([
    'column.png',
    'drawing.png',
    'en.vtt',
    'fr.vtt',
    'handout.txt',
    'poster.png',
    'sheet.md',
  ]);
  expect(file_count).toBe(0);
  const report = (await open(id, person)).textOf('not-in-this-cartridge.txt');
  expect(report).toContain('Files left out, for they are not ready:\n- ');
  expect(missed.filter((name) => !report.includes(`- ${name}\n`))).toEqual([]);
});

test('files alone make no cartridge: it is lessons that are counted', async () => {
  const { id, version } = await call(it.app, 'createCourse', {
    headers: teacher.headers,
    body: { name: 'Files alone' },
  });
  const text = { purpose: 'resource', name: 'a.txt', type: 'text/plain', content: Buffer.from('Walk.') } as const;
  const resources = [{ file_id: await aCheckedFile(it, teacher.user.id, text), title: 'A sheet' }];
  await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { resources, base_version: version },
  });
  expect(await contents(id)).toMatchObject({ lesson_count: 0, file_count: 1 });
  const refused = await refusedCall(it.app, 'getCourseCartridgeLink', { headers: teacher.headers, params: { id } });
  expect(refused).toMatchObject({ status: 422, problem: { code: 'course_incomplete' } });
});

test('it is for its author and admins; its link is signed, and one of which nothing comes along is refused', async () => {
  const { id } = await aReadyCourse(it, teacher);
  expect((await link(id, admin)).url).toContain(id);
  for (const name of ['getCourseCartridge', 'getCourseCartridgeLink'] as const) {
    expect(await refusedCall(it.app, name, { headers: other.headers, params: { id } })).toMatchObject({ status: 404 });
  }
  const { url } = await link(id);
  const changed = await it.app.inject({ url: url.replace(teacher.user.id, other.user.id) });
  expect([changed.statusCode, changed.json().code]).toEqual([403, 'file_link_expired']);
  const empty = await call(it.app, 'createCourse', { headers: teacher.headers, body: { name: 'Nothing in it yet' } });
  const refused = await refusedCall(it.app, 'getCourseCartridgeLink', {
    ...{ headers: teacher.headers, params: { id: empty.id } },
  });
  expect(refused).toMatchObject({ status: 422, problem: { code: 'course_incomplete' } });
});
