import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { cartridgeOf, item, resource } from '../../testing/cartridges.ts';
import { importArchive } from '../../testing/import-archive.ts';
import { makeAudio } from '../../testing/make-audio.ts';
import { makePng } from '../../testing/make-pictures.ts';
import { makeVideo } from '../../testing/make-video.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { zipOf } from '../../testing/zip-of.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

async function imported(files: ReturnType<typeof cartridgeOf>) {
  const made = await importArchive(it, teacher, await zipOf(files));
  expect(made).toMatchObject({ state: 'done', refusal: null });
  const { slug } = made.course!;
  const course = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug } });
  return { course, notes: made.notes };
}

test('a cartridge becomes a draft of lessons, its files checked as uploads are', async () => {
  const pdf = Buffer.from(await (await PDFDocument.create()).save());
  const { course, notes } = await imported({
    ...cartridgeOf('1.3'),
    'web_resources/column.png': makePng(40, 40),
    'plan.pdf': pdf,
    'film.webm': await makeVideo(),
    'talk.mp3': await makeAudio('mp3'),
  });
  expect(course).toMatchObject({ name: 'Walking & talking', status: 'draft', language: 'fr', type: 'free' });
  const [begin, on] = course.modules;
  expect(begin?.lessons.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'text: Welcome',
    'document: The plan',
    'video: The film',
    'audio: The talk',
    'text: The sheet',
  ]);
  expect(begin?.lessons[0]?.pictures).toMatchObject([{ name: 'column.png', state: 'ready', purpose: 'picture' }]);
  expect(begin?.lessons[0]?.resources).toMatchObject([{ title: 'The sheet', file: { name: 'sheet.txt' } }]);
  expect(begin?.lessons[2]).toMatchObject({ duration_s: 2, file: { type: 'video/webm' } });
  expect(on?.lessons[1]).toMatchObject({
    kind: 'embed',
    embed_url: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  });
  expect(on?.lessons[2]?.quiz).toMatchObject({ max_attempts: 2, questions: [{ prompt: 'Who walked?' }] });
  expect(notes.map(({ kind }) => kind).sort()).toEqual(['film', 'flattened', 'part', 'part', 'question', 'tool']);
});

test('a film or a picture that is not taken is left out and named; the course comes in without it', async () => {
  const { course, notes } = await imported(cartridgeOf('1.1'));
  expect(course.modules[0]?.lessons.map(({ title }) => title)).toEqual(['Welcome', 'The sheet']);
  expect(course.modules[0]?.lessons[0]?.markdown).toContain('[look](https://example.org/). A column');
  expect(notes).toEqual(
    expect.arrayContaining([
      { kind: 'picture', name: 'column.png', reason: 'A picture must be JPEG, PNG or WebP.' },
      { kind: 'film', name: 'film.webm', reason: 'This is not an MP4 or WebM video, or it is damaged.' },
      { kind: 'file', name: 'plan.pdf', reason: 'The PDF document is damaged.' },
    ]),
  );
});

test('a link to a page that lessons may not show is a text with that link', async () => {
  const link = '<webLink><title>Elsewhere</title><url href="https://elsewhere.example/page"/></webLink>';
  const { course, notes } = await imported(
    cartridgeOf('1.2', {
      items: item('L', 'Elsewhere'),
      resources: resource('L', 'imswl_xmlv1p2', 'l.xml'),
      files: { 'l.xml': link },
    }),
  );
  expect(course.modules[0]?.lessons).toMatchObject([
    { kind: 'text', title: 'Elsewhere', markdown: '<https://elsewhere.example/page>', embed_url: null },
  ]);
  expect(notes).toEqual([]);
});
