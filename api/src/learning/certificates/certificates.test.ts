import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { v7 } from 'uuid';
import { certificatePdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import { users } from '../../kernel/users.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';
import { certificates } from './certificates.tables.ts';

let it: TestApp;
let learner: SignedIn;
let slug: string;
beforeAll(async () => {
  it = await buildTestApp();
  const teacher = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno', lastName: 'of Citium' });
  learner = await aSignedIn(it.db, { firstName: 'Łucja', lastName: 'Nowak-Žižková' });
  const { id, modules } = await aPublishedCourse(it, teacher);
  const [text, video, quiz] = modules[0]?.lessons.map((lesson) => lesson.id) ?? [];
  await it.db
    .update(lessons)
    .set({ required: false })
    .where(eq(lessons.id, quiz ?? ''));
  const enrolment = await call(it.app, 'enrol', { headers: learner.headers, body: { course_id: id } });
  await letTimePass(it.db, enrolment.id);
  const reply = await call(it.app, 'recordProgress', {
    headers: learner.headers,
    params: { id: enrolment.id },
    body: {
      events: [
        { kind: 'watched', lesson_id: video ?? '', idem_key: v7(), position_s: 95, ranges: [[0, 95]] },
        { kind: 'read', lesson_id: text ?? '', idem_key: v7(), read_s: 33 },
        { kind: 'marked_done', lesson_id: text ?? '', idem_key: v7() },
      ],
    },
  });
  slug = reply.certificate_slug ?? '';
});
afterAll(() => it.close());

const download = (of = slug) => it.app.inject({ method: 'GET', url: certificatePdfPath(of) });

test('anyone may look at a certificate; its owner is told that it is theirs', async () => {
  const seen = await call(it.app, 'getCertificate', { params: { slug } });
  expect(seen).toMatchObject({
    name: 'Walking the porch',
    certificate: {
      course_name: 'Walking the porch',
      status: 'issued',
      user: { full_name: 'Łucja Nowak-Žižková', initial: 'ŁN', title: null },
      creator: { full_name: 'Zeno of Citium' },
    },
    creator: { id: expect.any(String), full_name: 'Zeno of Citium', professional_info: { professional_title: null } },
    videos: [{ title: 'Watch this' }],
    skills: [{ skill: expect.stringMatching(/^Skill/) }],
    slug: 'walking-the-porch',
    certificate_slug: slug,
    is_own: false,
  });
  // 95 seconds of video and 33 of reading.
  expect(seen.certificate.effort).toBe(2);
  expect(seen.duration_human).toBe('2 minutes');
  const french = await call(it.app, 'getCertificate', { headers: { 'accept-language': 'fr' }, params: { slug } });
  expect(french.duration_human).toMatch(/^2\sminutes$/);
  expect((await call(it.app, 'getCertificate', { headers: learner.headers, params: { slug } })).is_own).toBe(true);
  expect((await refusedCall(it.app, 'getCertificate', { params: { slug: 'no-such' } })).status).toBe(404);
});

test('names are those of the day of issue', async () => {
  await it.db.update(users).set({ lastName: 'Kowalska' }).where(eq(users.id, learner.user.id));
  const { certificate } = await call(it.app, 'getCertificate', { params: { slug } });
  expect(certificate.user.full_name).toBe('Łucja Nowak-Žižková');
});

test('an ID is verified however it is typed', async () => {
  const { certificate } = await call(it.app, 'getCertificate', { params: { slug } });
  const typed = certificate.cert_id.toLowerCase().replaceAll(/(.{4})/g, '$1-');
  const found = await call(it.app, 'verifyCertificate', { params: { cert_id: typed } });
  expect(found).toMatchObject({
    valid: true,
    status: 'issued',
    slug,
    item: 'course',
    course_name: 'Walking the porch',
  });
  const unknown = await call(it.app, 'verifyCertificate', { params: { cert_id: '0000000000000000' } });
  expect(unknown).toMatchObject({ valid: false, status: 'unknown', slug: null });
});

test('my certificates are mine', async () => {
  const mine = await call(it.app, 'listCertificates', { headers: learner.headers });
  expect(mine).toMatchObject([{ slug, course_name: 'Walking the porch', course_slug: 'walking-the-porch' }]);
  const other = await aSignedIn(it.db);
  expect(await call(it.app, 'listCertificates', { headers: other.headers })).toEqual([]);
  expect((await refusedCall(it.app, 'listCertificates', {})).status).toBe(401);
});

test('a certificate can be printed: one page, A4 on its side', async () => {
  const reply = await download();
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="certificate-${slug}.pdf"`,
  });
  const pdf = await PDFDocument.load(reply.rawPayload);
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getPage(0).getSize()).toEqual({ width: 841.89, height: 595.28 });
  expect(pdf.getTitle()).toBe('Certificate of Completion: Walking the porch');
  expect((await download('no-such')).statusCode).toBe(404);
});

test('a revoked certificate says so and is not printed', async () => {
  await it.db.update(certificates).set({ status: 'revoked' }).where(eq(certificates.slug, slug));
  const { certificate } = await call(it.app, 'getCertificate', { params: { slug } });
  expect(certificate.status).toBe('revoked');
  const found = await call(it.app, 'verifyCertificate', { params: { cert_id: certificate.cert_id } });
  expect(found).toMatchObject({ valid: false, status: 'revoked' });
  expect((await download()).statusCode).toBe(410);
});
