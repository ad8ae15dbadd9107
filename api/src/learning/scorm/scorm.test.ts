import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import {
  MOST_REGISTRATION_CHARS,
  scormKept,
  type ScormCommit,
  type ScormKept,
} from '@stoa/shared/contract/learning/scorm.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { anItem, aPackage, aScormLesson } from '../../testing/scorm-builders.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import type { ScormPackageRow } from '../../files/scorm-packages/scorm-packages.tables.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import type { FrameState } from './frame/frame-state.ts';
import { scormLaunches } from './scorm.tables.ts';

let it: TestApp;
let teacher: SignedIn;

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

/** A course of one package, and one who learns in it. */
async function aPorch(given: Partial<ScormPackageRow> & { pages?: Record<string, string> } = {}) {
  const course = await aCourse(it.db, { ownerId: teacher.user.id });
  const fileId = await aPackage(it, { ownerId: teacher.user.id, ...given });
  const lessonId = await aScormLesson(it.db, { courseId: course.id, fileId });
  const learner = await aSignedIn(it.db);
  const enrolment = await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  return { course, fileId, lessonId, learner, enrolment };
}

type Purpose = 'learn' | 'inspect';
const asked = (lesson_id: string, { purpose = 'learn' as Purpose, attempt = 'go_on' as 'go_on' | 'new' } = {}) => ({
  body: { lesson_id, purpose, attempt },
});
const open = ({ headers }: SignedIn, lessonId: string, how: Parameters<typeof asked>[1] = {}) =>
  call(it.app, 'openScorm', { headers, ...asked(lessonId, how) });
const refusedOpening = async ({ headers }: SignedIn, lessonId: string, how: Parameters<typeof asked>[1] = {}) =>
  (await refusedCall(it.app, 'openScorm', { headers, ...asked(lessonId, how) })).problem.code;

/** Of the content's host, as its gateway passes it on. */
const fetchOf = (url: string, path: string, headers: Record<string, string> = {}) => {
  const { host, pathname } = new URL(url);
  return it.app.inject({ url: pathname.replace('~player', path), headers: { host, ...headers } });
};

type Said = Omit<Partial<ScormCommit>, 'cmi'> & { cmi?: object };
const aCommit = (seq: number, given: Said = {}): ScormCommit =>
  ({
    seq,
    sco: 'one',
    cmi: { core: { lesson_status: 'incomplete' } },
    sequencing: null,
    trigger: 'auto',
    ...given,
  }) as ScormCommit;

async function commit(url: string, seq: number, given: Said = {}): Promise<ScormKept> {
  const { host, pathname } = new URL(url);
  const reply = await it.app.inject({
    method: 'POST',
    url: pathname.replace('~player', '~commit'),
    headers: { host },
    payload: aCommit(seq, given),
  });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return scormKept.parse(reply.json());
}
const status = (lesson_status: string, core: object = {}) => ({ cmi: { core: { lesson_status, ...core } } });
const lessonOf = ({ headers }: SignedIn, id: string) => call(it.app, 'getLesson', { headers, params: { id } });

describe('who opens a package', () => {
  test('one who learns does, and gets an address on another host that is a secret', async () => {
    const { learner, lessonId } = await aPorch();
    const launch = await open(learner, lessonId);
    expect(launch.origin).toBe('http://127.0.0.1');
    expect(launch.url).toMatch(/^http:\/\/127\.0\.0\.1\/c\/[\w-]{43}\/~player$/);
    expect(launch).toMatchObject({ title: 'The porch', version: '1.2', attempt: { number: 1, can_go_on: true } });
    const [row] = await it.db.select().from(scormLaunches).where(eq(scormLaunches.id, launch.id));
    expect(JSON.stringify(row)).not.toContain(/\/c\/([\w-]+)/.exec(launch.url)![1]);
  });

  test('who opened the site by the other name of the machine gets content by the first', async () => {
    const { learner, lessonId } = await aPorch();
    const headers = { ...learner.headers, host: '127.0.0.1:8080' };
    expect((await open({ ...learner, headers }, lessonId)).origin).toBe('http://localhost:8080');
  });

  test('a stranger does not, nor one who has left, nor anybody by looking for a lesson of another kind', async () => {
    const { lessonId, course, learner, enrolment } = await aPorch();
    const stranger = await aSignedIn(it.db);
    expect(await refusedOpening(stranger, lessonId)).toBe('lesson_locked');
    expect(await refusedOpening(stranger, lessonId, { purpose: 'inspect' })).toBe('not_found');
    expect(await refusedOpening(learner, lessonId, { purpose: 'inspect' })).toBe('not_found');
    await it.db.update(enrolments).set({ status: 'refunded' }).where(eq(enrolments.id, enrolment.id));
    expect(await refusedOpening(learner, lessonId)).toBe('lesson_locked');
    await it.db.update(lessons).set({ kind: 'text' }).where(eq(lessons.courseId, course.id));
    expect(await refusedOpening(teacher, lessonId)).toBe('not_found');
  });

  test('its maker and reviewers look into it before it is public, and leave nothing behind', async () => {
    const { course, lessonId, fileId } = await aPorch();
    await it.db.execute(sql`update courses set status = 'draft' where id = ${course.id}`);
    const reviewer = await aSignedIn(it.db, { roles: ['admin'] });
    for (const person of [teacher, reviewer]) {
      const launch = await open(person, lessonId, { purpose: 'inspect' });
      expect(launch.attempt).toMatchObject({ number: 0, can_go_on: false });
      const kept = await commit(launch.url, 1, status('passed', { score: { raw: '90' } }));
      expect(kept).toMatchObject({
        outcome: 'kept',
        attempt: { completion: 'completed', success: 'passed', score: 90 },
      });
      const state = (await fetchOf(launch.url, '~state')).json<FrameState>();
      expect(state).toMatchObject({ is_inspected: true, current_item: null });
      expect((await fetchOf(launch.url, '~state/one')).json()).toEqual({ cmi: null });
    }
    const kept = await it.db.execute<{ kept: number }>(
      sql`select count(*)::int as kept from scorm_registrations where file_id = ${fileId}`,
    );
    expect(kept.rows[0]?.kept).toBe(0);
  });

  test('of a public course its maker looks into the package of the open revision', async () => {
    const { course, lessonId, learner } = await aPorch();
    const other = await aPackage(it, { ownerId: teacher.user.id, title: 'The new porch' });
    const content = {
      fields: {},
      modules: [{ id: 'm', lessons: [{ id: lessonId, kind: 'scorm', title: 'x', file_id: other }] }],
    };
    await it.db.execute(sql`insert into course_revisions (id, course_id, content)
      values (gen_random_uuid(), ${course.id}, ${JSON.stringify(content)}::jsonb)`);
    expect((await open(teacher, lessonId, { purpose: 'inspect' })).title).toBe('The new porch');
    expect((await open(learner, lessonId)).title).toBe('The porch');
  });

  test('on a site without a host for packages one is told which setting is missing', async () => {
    const { learner, lessonId } = await aPorch();
    const far = await buildTestApp({ siteUrl: 'https://stoa.example' });
    const { settings } = it.app.context;
    it.app.context.settings = far.app.context.settings;
    const { problem } = await refusedCall(it.app, 'openScorm', { headers: learner.headers, ...asked(lessonId) });
    it.app.context.settings = settings;
    await far.close();
    expect(problem).toMatchObject({ code: 'unavailable', message: expect.stringContaining('STOA_CONTENT_URL') });
  });

  test('a lesson that has no package says so', async () => {
    const { learner, lessonId } = await aPorch();
    await it.db.update(lessons).set({ fileId: null }).where(eq(lessons.id, lessonId));
    expect(await refusedOpening(learner, lessonId)).toBe('conflict');
  });
});

describe('what the address gives', () => {
  test('files of the package as they are, with policies that keep them to themselves', async () => {
    const { learner, lessonId } = await aPorch({ pages: { 'one.html': 'é', 'a b/é.js': 'begin()', '.hidden': 'x' } });
    const { url } = await open(learner, lessonId);
    const page = await fetchOf(url, 'one.html', { 'sec-fetch-dest': 'iframe' });
    const base = url.replace('~player', '');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=3600',
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`default-src ${base} data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src ${base}`);
    expect(policy).toContain('frame-ancestors http://127.0.0.1 http://localhost;');
    expect(policy).not.toContain('sandbox');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await fetchOf(url, 'a%20b/%C3%A9.js')).headers['content-type']).toBe('application/javascript');
    expect((await fetchOf(url, '.hidden')).statusCode).toBe(200);
    const part = await fetchOf(url, 'a%20b/%C3%A9.js', { range: 'bytes=0-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'begin', 'bytes 0-4/7']);
  });

  test('what is opened by itself, under a name that may be the site’s, has no origin', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    for (const path of ['one.html', '~player', '~lib/player.ts']) {
      const alone = await fetchOf(url, path, { 'sec-fetch-dest': 'document' });
      expect(alone.headers['content-security-policy']).toMatch(/; sandbox allow-scripts(?!.*allow-same-origin)/);
    }
    const framed = await fetchOf(url, '~player', { 'sec-fetch-dest': 'iframe' });
    expect(framed.headers['content-security-policy']).not.toContain('sandbox');
  });

  test('opened in a window, nothing but a part of the package shares anything with who opened it', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    const openerOf = async (path: string) => (await fetchOf(url, path)).headers['cross-origin-opener-policy'];
    const ours = await Promise.all(['~player', '~state', '~lib/player.ts', 'nothing.html'].map(openerOf));
    expect(new Set(ours)).toEqual(new Set(['same-origin']));
    expect(await openerOf('one.html')).toBe('unsafe-none');
    expect((await it.app.inject({ url: '/api/nothing' })).headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('our page around it, which its own site alone may frame, and all that this page loads', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    const page = await fetchOf(url, '~player');
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/localhost;/);
    expect(page.body).toContain('data-site="http://localhost"');
    const missing: string[] = [];
    const seen = new Set<string>();
    const look = async (name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      const reply = await fetchOf(url, `~lib/${name}`);
      if (reply.statusCode !== 200) missing.push(name);
      else for (const [, next] of reply.body.matchAll(/from '\.\/([\w-]+\.ts)'/g)) await look(next!);
    };
    await look('player.ts');
    for (const name of ['player.css', 'scorm12.js', 'scorm2004.js']) await look(name);
    expect(missing).toEqual([]);
    expect(seen.size).toBeGreaterThan(8);
    expect((await fetchOf(url, '~lib/../scorm.noun.ts')).statusCode).toBe(404);
  });

  test.each([
    '../one.html',
    '..%2fone.html',
    '%2e%2e/%2e%2e/etc/passwd',
    'scripts/../../one.html',
    'scripts%5cone.js',
    '/etc/passwd',
    'scripts',
    'scripts/',
    '',
    'two.html',
    'one.html%00.js',
  ])('nothing by the path %j', async (path) => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    expect((await fetchOf(url, path)).statusCode).toBe(404);
  });

  test('nothing under another name than that for which it was opened, and nothing by a guess', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    expect((await fetchOf(url, 'one.html', { host: 'localhost' })).statusCode).toBe(404);
    expect((await fetchOf(url.replace(/c\/[^/]+/, `c/${'a'.repeat(43)}`), 'one.html')).statusCode).toBe(404);
  });

  test('nothing after its time, after logging out, or when the enrolment has ended', async () => {
    const expired = await aPorch();
    const one = await open(expired.learner, expired.lessonId);
    await it.db.update(scormLaunches).set({ expiresAt: new Date() }).where(eq(scormLaunches.id, one.id));
    const left = await aPorch();
    const two = await open(left.learner, left.lessonId);
    await it.db.update(enrolments).set({ status: 'unenrolled' }).where(eq(enrolments.id, left.enrolment.id));
    const out = await aPorch();
    const three = await open(out.learner, out.lessonId);
    await call(it.app, 'logout', { headers: out.learner.headers });
    const reasons = [[one, 'time'] as const, [two, 'not_enrolled'] as const, [three, 'signed_out'] as const];
    for (const [{ url }, reason] of reasons) {
      expect((await fetchOf(url, 'one.html')).statusCode).toBe(404);
      expect(await commit(url, 1)).toMatchObject({ outcome: 'expired', reason });
    }
    expect(
      (await refusedCall(it.app, 'renewScorm', { headers: left.learner.headers, params: { id: two.id } })).problem.code,
    ).toBe('lesson_locked');
  });

  test('its time is extended by who opened it, and by what is kept', async () => {
    const { learner, lessonId } = await aPorch();
    const { id, url } = await open(learner, lessonId);
    const soon = new Date(Date.now() + 60_000);
    await it.db.update(scormLaunches).set({ expiresAt: soon }).where(eq(scormLaunches.id, id));
    const { expires_at } = await call(it.app, 'renewScorm', { headers: learner.headers, params: { id } });
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 7_000_000);
    await it.db.update(scormLaunches).set({ expiresAt: soon }).where(eq(scormLaunches.id, id));
    await commit(url, 1);
    const [row] = await it.db.select().from(scormLaunches).where(eq(scormLaunches.id, id));
    expect(row!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 7_000_000);
    const other = await aSignedIn(it.db);
    expect((await refusedCall(it.app, 'renewScorm', { headers: other.headers, params: { id } })).status).toBe(404);
  });

  test('who only looks is asked for the right to it before their time is extended', async () => {
    const { lessonId } = await aPorch();
    const { id, url } = await open(teacher, lessonId, { purpose: 'inspect' });
    const soon = new Date(Date.now() + 60_000);
    await it.db.update(scormLaunches).set({ expiresAt: soon }).where(eq(scormLaunches.id, id));
    await commit(url, 1);
    const [row] = await it.db.select().from(scormLaunches).where(eq(scormLaunches.id, id));
    expect(row!.expiresAt).toEqual(soon);
  });

  test('where content has a host of its own, nothing else of the API is there', async () => {
    const named = await buildTestApp({ siteUrl: 'https://stoa.example', contentUrl: 'https://content.example' });
    const at = (host: string) => named.app.inject({ url: '/api/v1.3.0/categories', headers: { host } });
    const [there, here] = [await at('content.example'), await at('stoa.example')];
    await named.close();
    expect([there.statusCode, here.statusCode]).toEqual([404, 200]);
  });
});

describe('what is kept', () => {
  test('all that a SCO has set, whatever its letters, and it comes back as it was', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    const cmi = {
      core: { lesson_status: 'incomplete', lesson_location: 'page 5', total_time: '0000:01:05', exit: 'suspend' },
      suspend_data: `\0\ud800${'é'.repeat(63_998)}`,
      interactions: { 0: { id: 'a' } },
    };
    expect((await commit(url, 1, { cmi })).attempt).toMatchObject({ completion: 'incomplete', total_time_s: 65 });
    const again = await open(learner, lessonId);
    expect(again.attempt).toMatchObject({ number: 1, completion: 'incomplete' });
    expect((await fetchOf(again.url, '~state/one')).json()).toEqual({ cmi });
    expect((await fetchOf(again.url, '~state')).json<FrameState>()).toMatchObject({ current_item: 'one' });
    expect((await fetchOf(again.url, '~state/two')).statusCode).toBe(404);
  });

  test('what comes late changes nothing', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    expect((await commit(url, 2, status('incomplete', { lesson_location: 'late' }))).outcome).toBe('kept');
    for (const seq of [1, 2]) expect((await commit(url, seq, status('passed'))).outcome).toBe('older');
    expect((await fetchOf(url, '~state/one')).json()).toMatchObject({ cmi: { core: { lesson_location: 'late' } } });
  });

  test('of two tabs the one that was opened last writes, and the other is told', async () => {
    const { learner, lessonId } = await aPorch();
    const first = await open(learner, lessonId);
    await commit(first.url, 5, status('incomplete', { lesson_location: 'first' }));
    const second = await open(learner, lessonId);
    expect((await commit(second.url, 1, status('incomplete', { lesson_location: 'second' }))).outcome).toBe('kept');
    expect((await commit(first.url, 6, status('passed'))).outcome).toBe('taken_over');
    const attempt = (await call(it.app, 'getScormProgress', { headers: learner.headers, params: { id: lessonId } }))
      .attempts[0];
    expect(attempt).toMatchObject({ number: 1, completion: 'incomplete', completed_at: null });
  });

  test('what the page of the site brings home later, as long as nobody went on elsewhere', async () => {
    const { learner, lessonId } = await aPorch();
    const { id, url } = await open(learner, lessonId);
    await commit(url, 1);
    await it.db
      .update(scormLaunches)
      .set({ expiresAt: new Date(0) })
      .where(eq(scormLaunches.id, id));
    const bring = (seq: number, person = learner) =>
      call(it.app, 'keepScormData', {
        headers: person.headers,
        body: {
          launch_id: id,
          ...aCommit(seq, { ...status('incomplete', { lesson_location: '9' }), trigger: 'journal' }),
        },
      });
    expect((await bring(1)).outcome).toBe('older');
    expect((await bring(2)).outcome).toBe('kept');
    await expect(bring(3, await aSignedIn(it.db))).rejects.toThrow('404');
    await open(learner, lessonId);
    expect((await bring(3)).outcome).toBe('taken_over');
  });

  test('nothing of a part that the package does not have, nothing endless, and nothing that is no commit', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    await expect(commit(url, 1, { sco: 'two' })).rejects.toThrow(/422.*This package has no such part/);
    await expect(commit(url, 1, { cmi: { suspend_data: 'x'.repeat(900_001) } })).rejects.toThrow(/422.*more than can/);
    await expect(commit(url, 1, { cmi: 'passed' as unknown as object })).rejects.toThrow(/422.*"cmi"/);
    await expect(commit(url, 0)).rejects.toThrow(/422.*"seq"/);
    const { host, pathname } = new URL(url);
    const deep = `{"seq":1,"sco":"one","sequencing":null,"trigger":"auto","cmi":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    const reply = await it.app.inject({
      method: 'POST',
      url: pathname.replace('~player', '~commit'),
      headers: { host, 'content-type': 'application/json' },
      payload: deep,
    });
    expect(reply.statusCode).toBe(422);
  });
});

test('all parts of a package keep only so much together, and one that shrinks is kept', async () => {
  const items = [anItem('one'), anItem('two')];
  const { learner, lessonId } = await aPorch({ items });
  const { url } = await open(learner, lessonId);
  await commit(url, 1, { cmi: { suspend_data: 'xx' } });
  await it.db.execute(sql`update scorm_scos set chars = ${MOST_REGISTRATION_CHARS} where identifier = 'two'
    and registration_id in (select id from scorm_registrations where lesson_id = ${lessonId})`);
  const more = commit(url, 2, { cmi: { suspend_data: 'xxx' } });
  await expect(more).rejects.toThrow(/422.*one package, all its parts together/);
  expect((await commit(url, 3, { cmi: { suspend_data: 'x' } })).outcome).toBe('kept');
});

describe('when a lesson is complete', () => {
  test.each(['passed', 'completed'])('1.2: its SCO is %s, and with it the course and its certificate', async (word) => {
    const { learner, lessonId, enrolment } = await aPorch();
    const { url } = await open(learner, lessonId);
    expect((await commit(url, 1)).attempt.completed_at).toBeNull();
    expect((await commit(url, 2, status(word))).attempt.completed_at).not.toBeNull();
    expect((await lessonOf(learner, lessonId)).progress).toMatchObject({ completed: true, percentage: 100 });
    const [after] = await it.db.select().from(enrolments).where(eq(enrolments.id, enrolment.id));
    expect(after).toMatchObject({ status: 'completed', percentage: 100 });
    expect(await call(it.app, 'listCertificates', { headers: learner.headers })).toHaveLength(1);
  });

  test('never by having been there, by failing, or by having looked', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    const hours = { total_time: '0009:00:00', session_time: '0009:00:00', exit: 'suspend' };
    const words = ['incomplete', 'failed', 'browsed', 'not attempted', ''];
    for (const [at, word] of words.entries()) await commit(url, at + 1, status(word, hours));
    expect((await lessonOf(learner, lessonId)).progress.completed).toBe(false);
  });

  test('what is complete stays so, whatever the SCO says later', async () => {
    const { learner, lessonId } = await aPorch();
    const { url } = await open(learner, lessonId);
    await commit(url, 1, status('passed'));
    const { attempt } = await commit(url, 2, status('incomplete'));
    expect(attempt).toMatchObject({ completion: 'incomplete', completed_at: expect.any(String) });
    expect((await lessonOf(learner, lessonId)).progress.completed).toBe(true);
  });

  test('of several SCOs all must say so', async () => {
    const items = [anItem('head', { kind: null, href: null, items: [anItem('one'), anItem('two')] })];
    const { learner, lessonId } = await aPorch({ version: '2004-4', items });
    const { url } = await open(learner, lessonId);
    const one = await commit(url, 1, {
      cmi: { completion_status: 'completed', score: { scaled: '1' }, total_time: 'PT1M' },
    });
    expect(one.attempt).toMatchObject({ completion: 'incomplete', completed_at: null, score: 100, total_time_s: 60 });
    const two = await commit(url, 2, { sco: 'two', cmi: { success_status: 'passed', score: { scaled: '0.5' } } });
    expect(two.attempt).toMatchObject({ completed_at: expect.any(String), score: 75 });
    expect(two.attempt.scos.map(({ identifier }) => identifier)).toEqual(['one', 'two']);
    expect((await lessonOf(learner, lessonId)).progress.completed).toBe(true);
  });

  test('with rules of sequencing the root says it, once a SCO has said something itself', async () => {
    const activityTree = { id: 'root', title: 'Root', sequencingControls: { flow: true }, children: [] };
    const items = [anItem('one'), anItem('two')];
    const { learner, lessonId } = await aPorch({ version: '2004-4', items, activityTree });
    const { url } = await open(learner, lessonId);
    const sequencing = (completion: string) =>
      JSON.stringify({ state: 'opaque', root: { completion, success: 'unknown' } });
    expect((await fetchOf(url, '~state')).json()).toMatchObject({ activity_tree: activityTree, sequencing: null });
    const silent = await commit(url, 1, { cmi: {}, sequencing: sequencing('completed') });
    expect(silent.attempt).toMatchObject({ completion: 'completed', completed_at: null });
    const all = { cmi: { completion_status: 'completed' } };
    await commit(url, 2, { ...all, sequencing: sequencing('incomplete') });
    expect((await commit(url, 3, { ...all, sco: 'two', sequencing: null })).attempt.completed_at).toBeNull();
    const done = await commit(url, 4, { ...all, sequencing: sequencing('completed') });
    expect(done.attempt.completed_at).not.toBeNull();
    const again = await open(learner, lessonId);
    expect((await fetchOf(again.url, '~state')).json<FrameState>().sequencing).toBe(sequencing('completed'));
  });
});

test('a new attempt begins when its learner wants one, or the package is another; what is complete stays', async () => {
  const { learner, lessonId } = await aPorch();
  const first = await open(learner, lessonId);
  await commit(first.url, 1, status('passed', { score: { raw: '80' } }));
  const second = await open(learner, lessonId, { attempt: 'new' });
  expect(second.attempt).toMatchObject({ number: 2, completion: 'unknown', completed_at: null });
  expect((await fetchOf(second.url, '~state/one')).json()).toEqual({ cmi: null });
  const other = await aPackage(it, { ownerId: teacher.user.id, version: '2004-3' });
  await it.db.update(lessons).set({ fileId: other }).where(eq(lessons.id, lessonId));
  expect((await open(learner, lessonId)).attempt.number).toBe(3);
  const { content, progress } = await lessonOf(learner, lessonId);
  expect(progress.completed).toBe(true);
  expect(content).toMatchObject({
    kind: 'scorm',
    title: 'The porch',
    version: '2004-3',
    attempts: [
      { number: 3, can_go_on: true },
      { number: 2, can_go_on: false },
      { number: 1, can_go_on: false, score: 80, completed_at: expect.any(String) },
    ],
  });
});

test('who opens a package goes on there, and has begun it', async () => {
  const { learner, lessonId, enrolment } = await aPorch();
  await open(learner, lessonId);
  const [after] = await it.db.select().from(enrolments).where(eq(enrolments.id, enrolment.id));
  expect(after).toMatchObject({ lastLessonId: lessonId, lastActivityAt: expect.any(Date), percentage: 0 });
  const { items } = await call(it.app, 'listScormCourses', { headers: teacher.headers, query: { per_page: 50 } });
  expect(items.find(({ lesson }) => lesson.id === lessonId)).toMatchObject({ begun: 1, completed: 0 });
  await open(learner, lessonId, { attempt: 'new' });
  const again = await call(it.app, 'listScormCourses', { headers: teacher.headers, query: { per_page: 50 } });
  expect(again.items.find(({ lesson }) => lesson.id === lessonId)?.begun).toBe(1);
});

test('a hundred ways through one package are enough; another package begins its own', async () => {
  const { learner, lessonId } = await aPorch();
  const first = await open(learner, lessonId);
  await it.db.execute(sql`insert into scorm_registrations
      (id, user_id, enrolment_id, lesson_id, file_id, version, attempt_no)
    select gen_random_uuid(), r.user_id, r.enrolment_id, r.lesson_id, r.file_id, r.version, n
    from scorm_registrations r, generate_series(2, 100) n where r.lesson_id = ${lessonId}`);
  expect(first.attempt.number).toBe(1);
  expect(await refusedOpening(learner, lessonId, { attempt: 'new' })).toBe('attempts_spent');
  const other = await aPackage(it, { ownerId: teacher.user.id });
  await it.db.update(lessons).set({ fileId: other }).where(eq(lessons.id, lessonId));
  expect((await open(learner, lessonId)).attempt.number).toBe(101);
});

test('one’s own packages are listed by the last visit, each with its newest attempt', async () => {
  const { learner, lessonId, course } = await aPorch();
  const other = await aPorch();
  await anEnrolment(it.db, { userId: learner.user.id, courseId: other.course.id });
  const one = await open(learner, lessonId);
  await open(learner, other.lessonId);
  await open(learner, other.lessonId, { attempt: 'new' });
  await commit((await open(learner, lessonId)).url, 1);
  const list = await call(it.app, 'listOwnScorm', { headers: learner.headers, query: { per_page: 1 } });
  expect(list).toMatchObject({
    total: 2,
    items: [{ course: { id: course.id }, lesson: { id: lessonId }, version: '1.2' }],
  });
  const rest = await call(it.app, 'listOwnScorm', { headers: learner.headers, query: { per_page: 1, page: 2 } });
  expect(rest.items[0]).toMatchObject({ lesson: { id: other.lessonId }, attempt: { number: 2 } });
  expect(one.attempt.number).toBe(1);
});
