import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
const embedHosts = ['player.vimeo.com', 'maps.example'];
beforeAll(async () => {
  it = await buildTestApp({ embedHosts });
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const lessonIn = ({ modules }: CourseBuilder) => modules[0]!.lessons.find(({ kind }) => kind === 'embed')!;
async function withEmbed(): Promise<CourseBuilder> {
  const { modules } = await aReadyCourse(it, teacher);
  const body = { module_id: modules[0]!.id, title: 'Look at this', kind: 'embed' as const };
  return call(it.app, 'createLesson', { headers: teacher.headers, body });
}
const change = (course: CourseBuilder, body: object) => ({
  headers: teacher.headers,
  params: { id: lessonIn(course).id },
  body: { ...body, base_version: course.version },
});

test('a page of a listed site is kept as the address of its frame, and shown', async () => {
  const asked = { embed_url: 'https://vimeo.com/76979871', markdown: 'Look at the shadows.' };
  const saved = await call(it.app, 'updateLesson', change(await withEmbed(), asked));
  const address = 'https://player.vimeo.com/video/76979871';
  expect(lessonIn(saved).embed_url).toBe(address);
  const { content } = await call(it.app, 'getLesson', {
    headers: teacher.headers,
    params: { id: lessonIn(saved).id },
  });
  expect(content).toEqual({ kind: 'embed', embed_url: address, markdown: 'Look at the shadows.' });
});

test('a page of any other site is refused with the names of those that are shown', async () => {
  const refused = await refusedCall(
    it.app,
    'updateLesson',
    change(await withEmbed(), { embed_url: 'https://evil.example/' }),
  );
  const message = "Lessons show pages of these sites alone: 'player.vimeo.com, maps.example'.";
  expect(refused.problem.errors).toEqual({ embed_url: [message] });
});

test('a site that was taken off the list is not shown any more, to nobody', async () => {
  const saved = await call(
    it.app,
    'updateLesson',
    change(await withEmbed(), { embed_url: 'https://maps.example/porch' }),
  );
  embedHosts.pop();
  const asked = { headers: teacher.headers, params: { id: lessonIn(saved).id } };
  const refused = await refusedCall(it.app, 'getLesson', asked);
  expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
  expect((await call(it.app, 'getCourseConstants', {})).embed_hosts).toEqual(['player.vimeo.com']);
});
