import { expect, test } from '@jest/globals';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { createApi } from '@stoa/shared/http/api.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { createFakePlatform } from '@stoa/shared/testing/fake-platform.ts';
import { keptInMemory } from '@stoa/shared/testing/kept-in-memory.ts';
import { sendKept } from './send-kept.ts';

const rhea = anId(5);
const omar = anId(6);
const enrolment = {
  id: anId(80),
  course_id: anId(100),
  status: 'active' as const,
  percentage: 33,
  enrolled_at: '2026-03-01T09:00:00.000Z',
  completed_at: null,
};
const reply: ProgressReply = { enrollment: enrolment, lessons: [], certificate_slug: null, cut_s: 0 };
const doneBy = (userId: string, key: number) => ({
  userId,
  enrollmentId: enrolment.id,
  event: { kind: 'marked_done' as const, lesson_id: anId(71), idem_key: anId(key) },
  keptAt: key,
});

async function setUp(recordProgress: Replies['recordProgress']) {
  const kept = keptInMemory();
  await kept.put([doneBy(rhea, 1), doneBy(omar, 2), doneBy(rhea, 3)]);
  const fake = createFakePlatform({ session: { user: aUser({ id: rhea }) }, replies: { recordProgress } });
  const send = () => sendKept(rhea, { ...fake.platform, api: createApi(fake.platform.http) }, kept);
  return { kept, fake, send };
}

test('one person’s lessons go to the server in order, nobody else’s, and screens hear what came of it', async () => {
  const { kept, fake, send } = await setUp(reply);
  await send();
  expect(fake.calls.map(({ body }) => body)).toEqual([{ events: [doneBy(rhea, 1).event, doneBy(rhea, 3).event] }]);
  expect(fake.events).toEqual([
    { name: 'progress-changed', detail: { courseId: enrolment.course_id, percentage: 33 } },
  ]);
  expect(await kept.list(rhea)).toEqual([]);
  expect(await kept.list(omar)).toHaveLength(1);
});

test('what the server does not take now is kept', async () => {
  const { kept, fake, send } = await setUp(() => {
    throw refusal('unavailable');
  });
  await expect(send()).rejects.toThrow();
  expect(await kept.list(rhea)).toHaveLength(2);
  expect(fake.events).toEqual([]);
});

test('when another person signs in meanwhile, nothing goes in their name', async () => {
  const { kept, fake, send } = await setUp(reply);
  fake.setSession({ user: aUser({ id: omar }) });
  await send();
  expect(fake.calls).toEqual([]);
  expect(await kept.list(rhea)).toHaveLength(2);
});
