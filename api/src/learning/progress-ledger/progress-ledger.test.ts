import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ProgressEvent } from '@stoa/shared/contract/learning/progress.ts';
import type { Statement } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { aPublishedCourse } from '../../testing/ready-course.ts';
import { forwardStatements } from './forward-statements.ts';

let it: TestApp;
let course: CourseBuilder;
let text: string, video: string, quiz: string;
beforeAll(async () => {
  it = await buildTestApp();
  course = await aPublishedCourse(it);
  [text = '', video = '', quiz = ''] = course.modules[0]?.lessons.map(({ id }) => id) ?? [];
});
afterAll(() => it.close());

async function anEnrolled() {
  const person = await aSignedIn(it.db);
  const { id } = await call(it.app, 'enrol', { headers: person.headers, body: { course_id: course.id } });
  await letTimePass(it.db, id, 60);
  const record = (...events: ProgressEvent[]) =>
    call(it.app, 'recordProgress', { headers: person.headers, params: { id }, body: { events } });
  return { ...person, id, record };
}
const watched = (...ranges: [number, number][]): ProgressEvent => ({
  kind: 'watched',
  lesson_id: video,
  idem_key: v7(),
  position_s: ranges.at(-1)?.[1] ?? 0,
  ranges,
});
const done = (): ProgressEvent => ({ kind: 'marked_done', lesson_id: text, idem_key: v7() });

test('each lesson says what it still asks for, and nothing once it is completed', async () => {
  const { id, headers, record } = await anEnrolled();
  await record(done(), watched([0, 40]));
  const explained = await call(it.app, 'getCourseProgress', { headers, params: { id } });
  expect(explained).toMatchObject({ required: 3, completed: 1, enrollment: { id, percentage: 33 } });
  const missing = new Map(explained.lessons.map((lesson) => [lesson.id, lesson.missing]));
  expect(missing.get(text)).toBeNull();
  expect(missing.get(video)).toEqual({ rule: 'watch', watched_s: 40, needed_s: 90 });
  expect(missing.get(quiz)).toMatchObject({ rule: 'pass', best: null });
});

test('of a document stands the furthest page that was seen, whichever was seen last', async () => {
  const { id, headers, record } = await anEnrolled();
  const become = (kind: 'document' | 'text', pages: number | null) =>
    it.db.update(lessons).set({ kind, pages }).where(eq(lessons.id, text));
  await become('document', 10);
  const seen = (page: number) => ({ kind: 'page_seen', lesson_id: text, idem_key: v7(), page, pages: 10 }) as const;
  await record(seen(8), seen(2));
  const { lessons: explained } = await call(it.app, 'getCourseProgress', { headers, params: { id } });
  await become('text', null);
  expect(explained.find((lesson) => lesson.id === text)?.missing).toEqual({ rule: 'pages', page: 8, pages: 10 });
});

test('the ledger of a lesson tells each line with its device, the newest first', async () => {
  const { headers, record } = await anEnrolled();
  await record(watched([0, 10]));
  await record(watched([10, 30]));
  const query = { page: 1, per_page: 10 };
  const { items, total } = await call(it.app, 'listLessonEvents', { headers, params: { id: video }, query });
  expect(total).toBe(2);
  expect(items.map(({ kind, counted_s }) => [kind, counted_s])).toEqual([
    ['watched', 20],
    ['watched', 10],
  ]);
  await it.db.execute(sql`update sessions set browser = 'Firefox', os = 'Linux'`);
  await record(watched([30, 40]));
  const later = await call(it.app, 'listLessonEvents', { headers, params: { id: video }, query });
  expect(later.items[0]?.device).toEqual({ browser: 'Firefox', os: 'Linux' });
});

test("nobody reads another person's ledger", async () => {
  const { id } = await anEnrolled();
  const { headers } = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'getCourseProgress', { headers, params: { id } })).status).toBe(404);
  expect((await refusedCall(it.app, 'listStatements', { headers, params: { id }, query: {} })).status).toBe(404);
  expect((await refusedCall(it.app, 'listLessonEvents', { headers, params: { id: video } })).status).toBe(404);
});

test('a course is given along as xAPI statements that name their person by an account alone', async () => {
  const { id, headers, record, user } = await anEnrolled();
  await record(watched([0, 12.5], [40, 61]), done());
  const { statements, more } = await call(it.app, 'listStatements', { headers, params: { id }, query: {} });
  expect(more).toBeNull();
  expect(statements.map(({ verb }) => verb.display['en'])).toEqual(['played', 'completed']);
  const [played, completed] = statements;
  expect(played).toMatchObject({
    actor: { account: { homePage: 'http://localhost:8080', name: user.id } },
    object: { id: `http://localhost:8080/activities/lessons/${video}` },
    result: { extensions: { 'https://w3id.org/xapi/video/extensions/played-segments': '0[.]12.5[,]40[.]61' } },
  });
  expect(completed?.result).toEqual({ completion: true });
  expect(JSON.stringify(statements)).not.toContain(user.email);
  const rest = await call(it.app, 'listStatements', { headers, params: { id }, query: { after: played!.id } });
  expect(rest.statements).toEqual([completed]);
});

let stores: Server[] = [];
afterEach(() => {
  for (const server of stores) server.close();
  stores = [];
});

/** A record store that answers as it is told, and the requests that it had. */
async function aStore(answer: (statements: Statement[], authorization: string | undefined) => number) {
  const requests: Statement[][] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const statements = JSON.parse(body) as Statement[];
      requests.push(statements);
      response.writeHead(answer(statements, request.headers.authorization)).end('said so');
    });
  });
  stores.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi`;
  const settings = { ...it.app.context.settings, recordStore: { url, user: 'stoa', password: 'secret' } };
  return { requests, context: { ...it.app.context, settings } };
}
const soon = () => new Date(Date.now() + 10 * 60_000);

test('what is new is forwarded once, to who lets us in; a store that is away gets it when it is back', async () => {
  const { record } = await anEnrolled();
  let status = 503;
  const credentials: (string | undefined)[] = [];
  const { requests, context } = await aStore((_, authorization) => {
    credentials.push(authorization);
    return status;
  });
  await record(done());
  await expect(forwardStatements(context, soon())).rejects.toThrow('The record store answered 503: said so');
  status = 200;
  expect(await forwardStatements(context, soon())).toBeGreaterThan(0);
  expect(requests.at(-1)).toEqual(requests[0]);
  expect(await forwardStatements(context, soon())).toBe(0);
  await record(watched([0, 5]));
  expect(await forwardStatements(context, soon())).toBe(1);
  expect(new Set(credentials)).toEqual(new Set([`Basic ${btoa('stoa:secret')}`]));
});

test('what is being committed may come later: the newest lines wait two minutes', async () => {
  const { record } = await anEnrolled();
  const { context } = await aStore(() => 200);
  await forwardStatements(context, soon());
  await record(done());
  expect(await forwardStatements(context, new Date())).toBe(0);
  expect(await forwardStatements(context, soon())).toBe(1);
});

test('one statement that a store will not have keeps back none of the others', async () => {
  const { record } = await anEnrolled();
  let bad = '';
  const { requests, context } = await aStore((statements) => (statements.some(({ id }) => id === bad) ? 400 : 200));
  await forwardStatements(context, soon());
  await record(watched([0, 5]), watched([5, 9]), done());
  const before = requests.length;
  const spied = await aStore((statements) => {
    bad ||= statements.at(-1)!.id;
    return 200;
  });
  await forwardStatements(spied.context, soon());
  expect(await forwardStatements(context, soon())).toBe(2);
  expect(requests.slice(before).map(({ length }) => length)).toEqual([3, 1, 1, 1]);
  expect(await forwardStatements(context, soon())).toBe(0);
});

test('a store that refuses everything loses nothing: it gets all once it takes them', async () => {
  const { record } = await anEnrolled();
  let status = 200;
  const { context } = await aStore(() => status);
  await forwardStatements(context, soon());
  await record(watched([0, 5]), done());
  status = 400;
  await expect(forwardStatements(context, soon())).rejects.toThrow('The record store refuses everything: 400: said so');
  status = 200;
  expect(await forwardStatements(context, soon())).toBe(2);
});

test('without a store nothing is forwarded', async () => {
  expect(await forwardStatements(it.app.context, soon())).toBe(0);
});
