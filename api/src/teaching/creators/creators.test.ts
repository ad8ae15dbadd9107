import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { courseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { parseCaptions } from '../../files/content/captions/parse-captions.ts';
import { checkCover } from '../../files/content/check-cover.ts';
import { aSignedIn, marker } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { readZip } from '../../testing/read-zip.ts';
import { submissionRules } from './package/checklist-file.ts';
import { isPackageKey, packageTexts } from './package/package-texts.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

test('the package is for those who learn here and for those who teach', async () => {
  const allowed: string[] = [];
  for (const role of roleNames) {
    const { headers } = await aSignedIn(it.db, { roles: [role] });
    const reply = await it.app.inject({ url: '/api/v1.3.0/registration/instructor/package', headers });
    if (reply.statusCode === 200) allowed.push(role);
    else expect([role, reply.statusCode]).toEqual([role, 403]);
  }
  expect(allowed).toEqual(['learner', 'teacher', 'admin', 'super-admin']);
  expect((await refusedCall(it.app, 'getCreatorPackage', {})).status).toBe(401);
});

async function download(locale: string) {
  const { headers } = await aSignedIn(it.db);
  const link = await call(it.app, 'getCreatorPackage', { headers: { ...headers, 'accept-language': locale } });
  const reply = await it.app.inject({ url: link.url });
  return { link, reply, files: readZip(reply.rawPayload) };
}

test('a browser downloads it by a link of a quarter of an hour, without a header', async () => {
  const { link, reply, files } = await download('en');
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="stoa-creator-package.zip"',
  ]);
  expect(reply.rawPayload.length).toBe(link.bytes);
  const left = (new Date(link.expires_at).getTime() - Date.now()) / 60_000;
  expect(left).toBeGreaterThan(14);
  expect(left).toBeLessThanOrEqual(15);
  expect([...files.keys()]).toEqual([
    'README.txt',
    '1-guide/plan-your-course.pdf',
    '1-guide/plan-your-course.md',
    '2-checklist/submission-checklist.md',
    '3-templates/course-outline.csv',
    '3-templates/course-outline.md',
    '3-templates/video-script.md',
    '3-templates/captions.vtt',
    '3-templates/cover.png',
    '4-limits/limits.md',
  ]);
});

test('a link that was changed, borrowed for another language, or is too old opens nothing', async () => {
  const { link } = await download('en');
  const expired = link.url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 1}`);
  for (const url of [expired, link.url.replace('/en?', '/fr?'), link.url.split('?')[0]!]) {
    const reply = await it.app.inject({ url, headers: marker });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'file_link_expired']);
  }
  expect((await it.app.inject({ url: link.url.replace('/en?', '/xx?') })).statusCode).toBe(404);
});

test.each(['en', 'fr'] as const)(
  'in %s nothing is left without words, and the templates pass the site’s own checks',
  async (locale) => {
    const { files } = await download(locale);
    const text = packageTexts(locale);
    const read = (name: string) => files.get(name)!.toString('utf8');
    for (const [name, content] of files) {
      if (!/\.(pdf|png)$/.test(name))
        expect(content.toString('utf8')).not.toMatch(/undefined|NaN|\{\w+[,}]|\b(check|guide|field|bound)\.\w/);
    }
    for (const name of files.keys()) {
      if (name !== text('readme.file')) expect(read(text('readme.file'))).toContain(name);
    }
    const captions = files.get(text('captions.file'))!;
    expect(parseCaptions(captions.toString('utf8'))).toHaveLength(3);
    const cover = join(it.dataDir, `cover-${locale}.png`);
    await writeFile(cover, files.get(text('cover.file'))!);
    expect(await checkCover(cover)).toEqual({ type: 'image/png', width: 1500, height: 844 });
    const guide = await PDFDocument.load(files.get(`${text('guide.file')}.pdf`)!);
    expect([guide.getTitle(), guide.getPageCount()]).toEqual([text('guide.title'), 3]);
  },
);

test('the package is written in the language of the page that asks', async () => {
  const { reply, files } = await download('fr');
  expect(reply.headers['content-disposition']).toContain('stoa-dossier-formateur.zip');
  expect(files.get('2-liste-de-controle/avant-la-relecture.md')!.toString()).toContain('Un titre de 5 à 60 caractères');
});

test('the checklist has a line for each rule that a course is held against, and says it in words', async () => {
  const rules = submissionRules();
  const lines = (await download('en')).files
    .get('2-checklist/submission-checklist.md')!
    .toString()
    .match(/^- \[ \] .+$/gm)!;
  expect(lines).toHaveLength(rules.length);
  for (const { key } of rules) expect([key, isPackageKey(`check.${key}`)]).toEqual([key, true]);
  expect(rules.filter(({ only }) => only === 'not_micro').map(({ key }) => key)).toEqual(['lesson_count', 'length']);
  expect(rules.filter(({ only }) => only === 'micro').map(({ key }) => key)).toEqual(['micro_lessons', 'micro_length']);
  expect(rules.filter(({ only }) => only === 'live').map(({ key }) => key)).toEqual(['live_schedule']);
  expect(lines).toContain('- [ ] At least 5 lessons (not for micro courses)');
  expect(lines).toContain('- [ ] At most 60 minutes (micro courses only)');
});

test('the limits are those that files and fields are checked by', async () => {
  const limits = (await download('en')).files.get('4-limits/limits.md')!.toString();
  expect(limits).toContain('| Cover picture | JPEG, PNG, WebP | 5 MB | at least 750 × 422 pixels;');
  expect(
    limits.match(
      /^\| (Cover|Video|Captions|Document|Recording|SCORM|File to take|Picture in|Your photo|Sample video|Identity document)/gm,
    ),
  ).toHaveLength(
    // What learners hand in is not theirs, nobody chooses a smaller copy, banners are of learning paths, archives whole courses,
    // and pictures on certificates are no part of any.
    Object.keys(fileRules).length - 5,
  );
  expect(limits).toContain('| Description | at most 10,000 characters |');
  expect(courseFields.shape.description.safeParse('x'.repeat(10_001)).success).toBe(false);
});
