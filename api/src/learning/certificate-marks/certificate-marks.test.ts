import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import type { MarkKind } from '@stoa/shared/contract/learning/certificate-marks.ts';
import { certificatePdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import { publicFileUrl } from '../../files/file-links.ts';
import { openFileStore } from '../../files/file-store.ts';
import { importFile, removeAbandoned } from '../../files/files.service.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { makeJpeg, makePng } from '../../testing/make-pictures.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';
import { findCertificateSlug, issueCertificate } from '../certificates/certificates.service.ts';

let it: TestApp;
let teacher: SignedIn, partner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  partner = await aSignedIn(it.db, { roles: ['partner'] });
});
afterAll(() => it.close());

async function aPicture({ user }: SignedIn, content = makeJpeg(300, 100, { colours: 3 })): Promise<string> {
  const store = await openFileStore({ dataDir: it.dataDir, secret: undefined });
  const given = { ownerId: user.id, name: 'mark.jpg', type: 'image/jpeg', purpose: 'certificate_mark' as const };
  return (await importFile(it.db, store, { ...given, content })).id;
}
const put = ({ headers }: SignedIn, kind: MarkKind, file_id: string) =>
  call(it.app, 'setCertificateMark', { headers, body: { kind, file_id } });
const remove = ({ headers }: SignedIn, kind: MarkKind) =>
  call(it.app, 'removeCertificateMark', { headers, query: { kind } });

/** What a learner has who completes this course now. */
async function certificateOf(courseId: string) {
  const { user } = await aSignedIn(it.db);
  const { id } = await anEnrolment(it.db, { userId: user.id, courseId });
  await it.db.transaction((tx) => issueCertificate(tx, { id, userId: user.id, courseId }));
  const slug = (await findCertificateSlug(it.db, { userId: user.id, courseId }))!;
  return { slug, ...(await call(it.app, 'getCertificate', { params: { slug } })).certificate };
}
const statusOf = async (url: string) => (await it.app.inject(url)).statusCode;

/** The pictures in a PDF: their sizes, and their bytes as they were uploaded. */
async function picturesIn(slug: string) {
  const { rawPayload } = await it.app.inject(certificatePdfPath(slug));
  const document = await PDFDocument.load(rawPayload);
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ dict, contents }) => ({
      width: String(dict.get(PDFName.of('Width'))),
      filter: String(dict.get(PDFName.of('Filter'))),
      contents: Buffer.from(contents),
    }));
}

test('creators sign, partners have a logo, and nobody else puts anything on certificates', async () => {
  const kinds = async ({ headers }: SignedIn) => (await call(it.app, 'listCertificateMarks', { headers })).kinds;
  expect(await kinds(teacher)).toEqual(['signature']);
  expect(await kinds(partner)).toEqual(['logo']);
  expect(await kinds(await aSignedIn(it.db))).toEqual([]);
  const refused = await refusedCall(it.app, 'setCertificateMark', {
    headers: teacher.headers,
    body: { kind: 'logo', file_id: await aPicture(teacher) },
  });
  expect(refused.problem.errors).toEqual({
    kind: ['Creators put their signature on certificates, partners their logo.'],
  });
  expect((await refusedCall(it.app, 'listCertificateMarks', {})).status).toBe(401);
});

test('only a picture of one’s own, uploaded for certificates and whole, is taken', async () => {
  const refusedFor = async (file_id: string) => {
    const body = { kind: 'signature' as const, file_id };
    return (await refusedCall(it.app, 'setCertificateMark', { headers: teacher.headers, body })).problem.errors;
  };
  expect(await refusedFor(await aPicture(partner))).toEqual({ file_id: ['Upload the file again.'] });
  const reason = ['A picture on certificates must be a JPEG in colours.'];
  expect(await refusedFor(await aPicture(teacher, makePng(300, 100)))).toEqual({ file_id: reason });
});

test('a certificate shows what its maker’s picture was on the day of issue, whatever they do later', async () => {
  const { id } = await aPublishedCourse(it, partner);
  const bare = await certificateOf(id);
  expect(bare).toMatchObject({ signature_url: null, logo_url: null });
  expect(await picturesIn(bare.slug)).toEqual([]);

  const bytes = makeJpeg(300, 100, { colours: 3 });
  const first = await aPicture(partner, bytes);
  const { marks } = await put(partner, 'logo', first);
  expect(marks).toMatchObject([{ kind: 'logo', file: { id: first, width: 300, height: 100 } }]);
  const before = await certificateOf(id);
  expect(before.signature_url).toBeNull();
  expect(await statusOf(before.logo_url!)).toBe(200);
  expect(await picturesIn(before.slug)).toEqual([{ width: '300', filter: '/DCTDecode', contents: bytes }]);

  await put(partner, 'logo', await aPicture(partner, makeJpeg(400, 100, { colours: 3 })));
  const after = await certificateOf(id);
  expect((await picturesIn(after.slug)).map(({ width }) => width)).toEqual(['400']);
  expect((await remove(partner, 'logo')).marks).toEqual([]);
  expect((await remove(partner, 'logo')).marks).toEqual([]);
  expect(await certificateOf(id)).toMatchObject({ logo_url: null });

  await it.db.execute(sql`update files set created_at = now() - interval '2 days' where purpose = 'certificate_mark'`);
  await removeAbandoned(it.app.context);
  for (const url of [before.logo_url!, after.logo_url!]) expect(await statusOf(url)).toBe(200);
  expect(await picturesIn(before.slug)).toHaveLength(1);
});

test('a picture that no certificate shows is nobody’s to see, and is deleted when it was replaced', async () => {
  const first = await aPicture(teacher);
  await put(teacher, 'signature', first);
  expect(await statusOf(publicFileUrl(first))).toBe(404);
  const second = await aPicture(teacher);
  await put(teacher, 'signature', second);
  await it.db.execute(sql`update files set created_at = now() - interval '2 days' where purpose = 'certificate_mark'`);
  await removeAbandoned(it.app.context);
  const left = await it.db.execute(sql`select id from files where id in (${first}, ${second})`);
  expect(left.rows).toEqual([{ id: second }]);
});
