import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { pictureAddress } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { PDFDocument } from 'pdf-lib';
import { importFile } from '../files/files.service.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import { makeAudio } from './make-audio.ts';
import { makePng } from './make-pictures.ts';
import { makeVideo } from './make-video.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from './ready-course.ts';
import { zipOf } from './zip-of.ts';

type It = Pick<TestApp, 'app' | 'db'>;

const vtt = (words: string): string => `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`;
const scormManifest = `<?xml version="1.0"?>
<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Walking</title>
    <item identifier="I" identifierref="R"><title>First steps</title></item></organization></organizations>
  <resources><resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="index.html"/></resources>
</manifest>`;

/** A file of this person's, checked as an upload is. */
export async function aCheckedFile(
  { app, db }: It,
  ownerId: string,
  file: { purpose: FilePurpose; name: string; type: string; content: Buffer },
): Promise<string> {
  const { id, state, rejectReason } = await importFile(db, app.context.files, { ownerId, ...file });
  if (state !== 'ready') throw new Error(`${file.name}: ${rejectReason}`);
  return id;
}

async function filesOf(it: It, ownerId: string) {
  const pdf = Buffer.from(await (await PDFDocument.create()).save());
  const add = (purpose: FilePurpose, name: string, type: string, content: Buffer) =>
    aCheckedFile(it, ownerId, { purpose, name, type, content });
  return {
    cover: await add('cover', 'cover.png', 'image/png', makePng(800, 450)),
    film: await add('video', 'porch.webm', 'video/webm', await makeVideo({ seconds: 6 })),
    captions: await add('captions', 'en.vtt', 'text/vtt', Buffer.from(vtt('We walk'))),
    french: await add('captions', 'fr.vtt', 'text/vtt', Buffer.from(vtt('Nous marchons'))),
    poster: await add('picture', 'poster.png', 'image/png', makePng(160, 90)),
    drawing: await add('picture', 'drawing.png', 'image/png', makePng(80, 80)),
    column: await add('picture', 'column.png', 'image/png', makePng(90, 80)),
    talk: await add('audio', 'talk.mp3', 'audio/mpeg', await makeAudio('mp3')),
    paper: await add('document', 'Le plan à lire.pdf', 'application/pdf', pdf),
    package: await add(
      'scorm',
      'walk.zip',
      'application/zip',
      await zipOf({ 'imsmanifest.xml': scormManifest, 'index.html': 'Hi' }),
    ),
    handout: await add('resource', 'handout.txt', 'text/plain', Buffer.from('Walk on.')),
    sheet: await add('resource', 'sheet.md', 'text/markdown', Buffer.from('# Walk')),
  };
}
type Files = Awaited<ReturnType<typeof filesOf>>;

const right = (text: string, match = '') => ({ text, correct: true, match });
const wrong = (text: string, match = '') => ({ text, correct: false, match });

const questionsOf = (files: Files, look: string) => [
  {
    kind: 'single' as const,
    prompt: 'Who walked?',
    points: 2,
    options: [right('Zeno'), wrong('A horse')],
    hint: 'A **man**.',
  },
  {
    kind: 'multiple' as const,
    prompt: 'What carries?',
    options: [{ ...right(''), picture_file_id: files.column, picture_alt: 'A column' }, right('B'), wrong('C')],
    look_lesson_id: look,
    look_at_s: 1,
  },
  {
    kind: 'true_false' as const,
    prompt: 'Is it long?',
    options: [right('True'), wrong('False')],
    picture_file_id: files.drawing,
    picture_alt: 'A drawing',
    explanation: 'It *is*.',
  },
  { kind: 'numeric' as const, prompt: 'How many columns?', value: 42.5, tolerance: 0.5 },
  { kind: 'short_text' as const, prompt: 'Whose porch?', options: [right('Zeno’s')], case_sensitive: true },
  { kind: 'order' as const, prompt: 'In which order?', options: [right('first'), right('second')] },
  {
    kind: 'match' as const,
    prompt: 'What belongs to what?',
    options: [
      { ...right('', 'A'), picture_file_id: files.drawing, picture_alt: 'A drawing' },
      right('b', 'B'),
      wrong('', 'C'),
    ],
    picture_file_id: files.column,
    picture_alt: 'A column',
  },
];

interface Planned {
  title: string;
  kind: LessonKind;
  change: object;
}

const lessonsOf = (files: Files, earlier: string): Planned[] => [
  {
    title: 'A text with a picture',
    kind: 'text',
    change: {
      markdown: `Read slowly.\n\n![A drawing](${pictureAddress(files.drawing)})`,
      resources: [{ file_id: files.sheet, title: 'A sheet' }],
      is_preview: true,
    },
  },
  {
    title: 'A film with all there is',
    kind: 'video',
    change: {
      file_id: files.film,
      captions_file_id: files.captions,
      captions_language: 'en',
      more_captions: [{ file_id: files.french, language: 'fr' }],
      poster_file_id: files.poster,
      chapters: [
        { start_s: 0, title: 'Begin' },
        { start_s: 3, title: 'Go on' },
      ],
      opening: { kind: 'days', days: 3 },
    },
  },
  { title: 'A talk', kind: 'audio', change: { file_id: files.talk, required: false } },
  { title: 'A paper', kind: 'document', change: { file_id: files.paper, opening: { kind: 'after', id: earlier } } },
  {
    title: 'A page of others',
    kind: 'embed',
    change: { embed_url: 'https://www.geogebra.org/material/iframe/id/abc', markdown: 'Move it.' },
  },
  {
    title: 'Some work',
    kind: 'assignment',
    change: {
      instructions: 'Draw a **porch**.',
      submission_type: 'file',
      max_files: 2,
      due_days: 14,
      pass_mark: 55,
      max_attempts: 2,
      rubric: [{ title: 'Light', description: 'It falls well.', points: 10 }],
    },
  },
  { title: 'A package', kind: 'scorm', change: { file_id: files.package } },
  {
    title: 'A class',
    kind: 'live',
    change: { markdown: 'We talk about light.', opening: { kind: 'on', day: '2027-01-15' } },
  },
];

/** A draft with a lesson of each kind and all that a course can hold, its files whole. */
export async function aWholeCourse(it: It, teacher: SignedIn): Promise<CourseBuilder> {
  const { app } = it;
  const { headers } = teacher;
  const files = await filesOf(it, teacher.user.id);
  const first = await aPublishedCourse(it);
  let course = await aReadyCourse(it, teacher, 'The whole porch');
  const { id } = course;
  const [module] = course.modules;
  const earlier = module!.lessons[0]!.id;
  course = await call(app, 'removeLesson', {
    headers,
    params: { id: module!.lessons[1]!.id },
    query: { base_version: course.version },
  });
  await call(app, 'updateCourse', {
    headers,
    params: { id },
    body: {
      base_version: course.version,
      type: 'paid',
      price_minor: 2500,
      currency: 'USD',
      captions_waiver: 'There is little talk in it.',
      watch_threshold: 80,
      cover_file_id: files.cover,
      resources: [{ file_id: files.handout, title: 'The handout' }],
      prerequisites: [{ course_id: first.id, must: true }],
    },
  });
  course = await call(app, 'createModule', { headers, body: { course_id: id, title: 'All kinds of lessons' } });
  const home = course.modules[1]!.id;
  for (const { title, kind, change } of lessonsOf(files, earlier)) {
    course = await call(app, 'createLesson', { headers, body: { module_id: home, title, kind } });
    const made = course.modules[1]!.lessons.at(-1)!.id;
    const body = { ...change, base_version: course.version };
    course = await call(app, 'updateLesson', { headers, params: { id: made }, body });
  }
  const quiz = course.modules[0]!.lessons[1]!.id;
  const film = course.modules[1]!.lessons[1]!.id;
  for (const question of questionsOf(files, film)) {
    course = await call(app, 'createQuestion', { headers, body: { lesson_id: quiz, ...question } });
  }
  const drawn = { draw: 5, instructions: 'Take your time.', base_version: course.version };
  course = await call(app, 'updateLesson', { headers, params: { id: quiz }, body: drawn });
  const opened = { opening: { kind: 'after' as const, id: module!.id }, base_version: course.version };
  return call(app, 'updateModule', { headers, params: { id: home }, body: opened });
}
