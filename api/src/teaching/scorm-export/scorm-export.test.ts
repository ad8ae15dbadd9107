import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import { lessons } from '../lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { giveFilmBytes } from '../../testing/give-film-bytes.ts';
import { makePng } from '../../testing/make-pictures.ts';
import { readZip } from '../../testing/read-zip.ts';
import { aCheckedFile } from '../../testing/whole-course.ts';
import { aFile, aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn, admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWe walk & talk\n';

const giveBytes = (courseId: string) => giveFilmBytes(it, courseId, vtt);

const link = (id: string, version: ScormExportVersion, { headers } = teacher) =>
  call(it.app, 'getScormExportLink', { headers, params: { id }, query: { version } });

async function open(id: string, version: ScormExportVersion) {
  const reply = await it.app.inject({ url: (await link(id, version)).url });
  return { reply, files: readZip(reply.rawPayload) };
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

test.each([
  ['1.2', '1.2'],
  ['2004-4', '2004 4th Edition'],
] as const)('a package of SCORM %s lists every one of its files, and each lesson as a SCO', async (version, schema) => {
  const course = await aReadyCourse(it, teacher);
  await giveBytes(course.id);
  const { reply, files } = await open(course.id, version);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    `attachment; filename="${course.slug}-scorm-${version}.zip"`,
  ]);
  const manifest = files.get('imsmanifest.xml')!.toString('utf8');
  expect(all(manifest, /<schemaversion>(.*)<\/schemaversion>/g)).toEqual([schema]);
  expect(all(manifest, /<item [^>]*><title>(.*?)<\/title>/g)).toEqual([
    'First steps',
    'Read this',
    'Watch this',
    'Answer this',
  ]);
  const listed = all(manifest, /<file href="(.*?)"/g);
  expect([...listed].sort()).toEqual([...files.keys()].filter((name) => name !== 'imsmanifest.xml').sort());
  const scos = all(manifest, /scorm[tT]ype="sco" href="(.*?)"/g);
  expect(scos).toEqual([1, 2, 3].map((place) => `lessons/lesson-1-${place}.html`));
  const references = all(manifest, /identifierref="(.*?)"/g);
  const resources = all(manifest, /<resource identifier="(.*?)"/g);
  expect(references.filter((name) => !resources.includes(name))).toEqual([]);
  expect(files.get('files/lesson-1-2.mp4')!.toString()).toBe('a film');
});

test('the pass mark of a quiz stands in the manifest, in each version’s own way', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await giveBytes(id);
  const [older, newer] = [await open(id, '1.2'), await open(id, '2004-4')];
  expect(older.files.get('imsmanifest.xml')!.toString()).toContain('<adlcp:masteryscore>50</adlcp:masteryscore>');
  expect(newer.files.get('imsmanifest.xml')!.toString()).toContain(
    '<imsss:minNormalizedMeasure>0.5</imsss:minNormalizedMeasure>',
  );
});

test('pages load nothing but what the package holds, and their script is without types', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await giveBytes(id);
  const { files } = await open(id, '1.2');
  for (const [name, content] of files) {
    if (name.endsWith('.html')) {
      const loaded = all(content.toString(), /(?:src|<link[^>]* href)="(.*?)"/g);
      expect(loaded.length).toBeGreaterThan(1);
      expect(loaded.filter((path) => !files.has(path.replace('../', '')))).toEqual([]);
    }
    if (name.endsWith('.js')) {
      const imported = all(content.toString(), /from '\.\/(.*?)'/g);
      expect(imported.filter((path) => !files.has(`player/${path}`))).toEqual([]);
      expect(content.toString()).not.toMatch(/: string\b|import type/);
    }
  }
  expect([...files.keys()].filter((name) => name.includes('test'))).toEqual([]);
});

test('what captions say can be read below the film', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await giveBytes(id);
  const { files } = await open(id, '1.2');
  expect(files.get('lessons/lesson-1-2.html')!.toString()).toContain('<p>We walk &amp; talk</p>');
});

test('captions come along in each of their languages, the first by itself', async () => {
  const course = await aReadyCourse(it, teacher);
  await giveBytes(course.id);
  const film = course.modules[0]!.lessons[1]!;
  const french = await aCheckedFile(it, teacher.user.id, {
    ...{ purpose: 'captions', name: 'fr.vtt', type: 'text/vtt' },
    content: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nNous marchons\n'),
  });
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: film.id },
    body: {
      ...{ base_version: course.version, captions_language: 'en' },
      more_captions: [{ file_id: french, language: 'fr' }],
    },
  });
  const { files } = await open(course.id, '2004-4');
  const page = files.get('lessons/lesson-1-2.html')!.toString();
  expect(all(page, /<track [^>]*src="\.\.\/([^"]*)" srclang="(?:en|fr)"/g)).toEqual([
    'files/lesson-1-2-captions.vtt',
    'files/lesson-1-2-captions-fr.vtt',
  ]);
  expect(all(page, /<track [^>]*label="([^"]*)" default>/g)).toEqual(['English']);
  expect(all(page, /<track [^>]*label="([^"]*)">/g)).toEqual(['français']);
  expect(files.get('files/lesson-1-2-captions-fr.vtt')!.toString()).toContain('Nous marchons');
  expect(files.get('imsmanifest.xml')!.toString()).toContain('<file href="files/lesson-1-2-captions-fr.vtt"/>');
});

test('pictures of questions and of their answers come along, each once', async () => {
  const course = await aReadyCourse(it, teacher);
  await giveBytes(course.id);
  const [porch, wall] = await Promise.all(
    ['porch.png', 'wall.png'].map((name) =>
      aCheckedFile(it, teacher.user.id, {
        ...{ purpose: 'picture', name, type: 'image/png' },
        content: makePng(80, name.length * 10),
      }),
    ),
  );
  const answer = (picture_file_id: string, picture_alt: string, correct: boolean) => ({
    ...{ text: '', correct, picture_file_id, picture_alt },
  });
  await call(it.app, 'createQuestion', {
    headers: teacher.headers,
    body: {
      lesson_id: course.modules[0]!.lessons[2]!.id,
      ...{ kind: 'single', prompt: 'Which is a porch?', points: 1, explanation: '' },
      ...{ picture_file_id: porch!, picture_alt: 'Where he walked' },
      options: [answer(porch!, 'Columns & a roof', true), answer(wall!, 'Bricks', false)],
    },
  });
  const plan = await call(it.app, 'getScormExport', { headers: teacher.headers, params: { id: course.id } });
  expect(plan.lessons[2]).toMatchObject({ kind: 'quiz', fate: 'whole' });
  const { files } = await open(course.id, '1.2');
  const page = files.get('lessons/lesson-1-3.html')!.toString();
  expect(all(page, /<img src="\.\.\/([^"]*)" alt="[^"]*">/g)).toEqual([
    'files/lesson-1-3-picture-1.png',
    'files/lesson-1-3-picture-1.png',
    'files/lesson-1-3-picture-2.png',
  ]);
  expect(page).toContain('alt="Columns &amp; a roof"');
  expect(page).toContain('img-src &apos;self&apos;');
  expect(files.get('imsmanifest.xml')!.toString()).toContain('<file href="files/lesson-1-3-picture-2.png"/>');
  expect(files.has('files/lesson-1-3-picture-2.png')).toBe(true);
});

test('formulas of a text are drawn in its page', async () => {
  const course = await aReadyCourse(it, teacher);
  await giveBytes(course.id);
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: course.modules[0]!.lessons[0]!.id },
    body: { markdown: 'Half is $$\\frac{1}{2}$$, and a price is $5.', base_version: course.version },
  });
  const page = (await open(course.id, '2004-4')).files.get('lessons/lesson-1-1.html')!.toString();
  expect(page).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
  expect(page).toContain('a price is $5.');
});

test('a lesson that can’t come along is named before and in the package', async () => {
  const course = await aReadyCourse(it, teacher);
  await giveBytes(course.id);
  const added = await call(it.app, 'createLesson', {
    headers: teacher.headers,
    body: { module_id: course.modules[0]!.id, title: 'A nested package', kind: 'scorm' },
  });
  const plan = await call(it.app, 'getScormExport', { headers: teacher.headers, params: { id: added.id } });
  expect([plan.source, plan.bytes]).toEqual(['draft', 2]);
  expect(plan.lessons.map(({ kind, fate }) => [kind, fate])).toEqual([
    ['text', 'whole'],
    ['video', 'whole'],
    ['quiz', 'whole'],
    ['scorm', 'nested'],
  ]);
  const { files } = await open(added.id, '1.2');
  const manifest = files.get('imsmanifest.xml')!.toString();
  expect(manifest).toContain('Not in this package: A nested package.');
  expect(manifest).not.toContain('<title>A nested package</title>');
});

test('a course that is public goes out as it was published, without the edits that wait', async () => {
  const course = await aPublishedCourse(it, teacher);
  await giveBytes(course.id);
  const [text] = course.modules[0]!.lessons;
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: text!.id },
    body: { title: 'Renamed since', base_version: course.version },
  });
  const { files } = await open(course.id, '2004-4');
  const manifest = files.get('imsmanifest.xml')!.toString();
  expect(manifest).toContain('<title>Read this</title>');
  expect(manifest).not.toContain('Renamed since');
  const plan = await call(it.app, 'getScormExport', { headers: teacher.headers, params: { id: course.id } });
  expect(plan.source).toBe('published');
});

test('the author and admins may take a course along, nobody else', async () => {
  const { id } = await aPublishedCourse(it, teacher);
  const ask = { params: { id }, query: { version: '1.2' as const } };
  expect((await link(id, '1.2', admin)).url).toContain(id);
  expect(await refusedCall(it.app, 'getScormExportLink', { headers: other.headers, ...ask })).toMatchObject({
    status: 403,
  });
  expect(await refusedCall(it.app, 'getScormExport', { headers: other.headers, params: { id } })).toMatchObject({
    status: 403,
  });
});

test('a link opens what it was made for, and nothing else', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await giveBytes(id);
  const { url } = await link(id, '1.2');
  const changed = await it.app.inject({ url: url.replace('/1.2/', '/2004-4/') });
  expect([changed.statusCode, changed.json().code]).toEqual([403, 'file_link_expired']);
});

test('a course of which nothing is finished is refused in words', async () => {
  const { id } = await call(it.app, 'createCourse', { headers: teacher.headers, body: { name: 'Nothing in it yet' } });
  const refused = await refusedCall(it.app, 'getScormExportLink', {
    headers: teacher.headers,
    params: { id },
    query: { version: '1.2' },
  });
  expect(refused).toMatchObject({ status: 422, problem: { code: 'course_incomplete' } });
});

test('a package of which a film’s bytes are gone breaks off, and the next one can begin', async () => {
  const broken = await aReadyCourse(it, teacher);
  await expect(open(broken.id, '1.2')).rejects.toThrow();
  const whole = await aReadyCourse(it, teacher);
  await giveBytes(whole.id);
  expect((await open(whole.id, '1.2')).reply.statusCode).toBe(200);
});

test('one person has one export at a time: the next waits until it has ended', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await giveBytes(id);
  const { url } = await link(id, '1.2');
  const replies = await Promise.all([it.app.inject({ url }), it.app.inject({ url })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('a lesson’s file that is not there yet leaves the lesson behind', async () => {
  const course = await aReadyCourse(it, teacher);
  const begun = await aFile(it.db, teacher.user.id, { purpose: 'document', state: 'checking' });
  const added = await call(it.app, 'createLesson', {
    headers: teacher.headers,
    body: { module_id: course.modules[0]!.id, title: 'A handout', kind: 'document' },
  });
  await it.db
    .update(lessons)
    .set({ fileId: begun })
    .where(eq(lessons.id, added.modules[0]!.lessons.at(-1)!.id));
  const plan = await call(it.app, 'getScormExport', { headers: teacher.headers, params: { id: course.id } });
  expect(plan.lessons.at(-1)).toMatchObject({ kind: 'document', fate: 'unfinished' });
});
