import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { notifications } from '../../telling/notifications/notifications.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { skillProposals } from './skill-proposals.tables.ts';

let it: TestApp;
let keeper: SignedIn;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  keeper = await aSignedIn(it.db, { roles: ['super-admin'] });
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.delete(skillProposals);
  await it.db.delete(notifications);
});

const propose = (skill: string, note = '') =>
  call(it.app, 'proposeSkill', { headers: teacher.headers, body: { skill, note } });
const refusedPropose = async (skill: string) =>
  (await refusedCall(it.app, 'proposeSkill', { headers: teacher.headers, body: { skill } })).problem.errors;
const decide = (id: string, body: Parameters<typeof call<'decideSkillProposal'>>[2]['body']) =>
  ({ headers: keeper.headers, params: { id }, body }) as const;
const noticesOf = ({ user }: SignedIn, kind: 'skill_proposed' | 'skill_taken' | 'skill_declined') =>
  it.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.kind, kind)));

test('what a teacher misses reaches those who keep the list, and their answer the teacher', async () => {
  const { id } = await propose('Stone carving', 'For my course on the porch.');
  expect(await noticesOf(keeper, 'skill_proposed')).toMatchObject([
    { params: { skill: 'Stone carving', author: teacher.user.fullName }, link: '/dashboard/taxonomy?view=proposals' },
  ]);
  const waiting = await call(it.app, 'listSkillProposals', { headers: keeper.headers, query: {} });
  expect(waiting.items).toMatchObject([
    { id, note: 'For my course on the porch.', proposed_by: { id: teacher.user.id } },
  ]);

  await call(
    it.app,
    'decideSkillProposal',
    decide(id, { decision: 'take', skill: 'Carving in stone', names: { fr: 'Taille de pierre' } }),
  );
  expect(await call(it.app, 'listSkills', {})).toMatchObject([
    { skill: 'Carving in stone', names: { fr: 'Taille de pierre' } },
  ]);
  expect(await noticesOf(teacher, 'skill_taken')).toMatchObject([{ params: { skill: 'Carving in stone' } }]);
  expect((await noticesOf(keeper, 'skill_proposed'))[0]?.readAt).not.toBeNull();
  const again = await refusedCall(
    it.app,
    'decideSkillProposal',
    decide(id, { decision: 'decline', reason: 'Too late' }),
  );
  expect(again).toMatchObject({ status: 409, problem: { code: 'already_decided' } });
});

test('one that is declined says why, to its author too', async () => {
  const { id } = await propose('Being nice');
  await call(it.app, 'decideSkillProposal', decide(id, { decision: 'decline', reason: 'Nobody can test it.' }));
  expect(await noticesOf(teacher, 'skill_declined')).toMatchObject([{ params: { reason: 'Nobody can test it.' } }]);
  const own = await call(it.app, 'listOwnSkillProposals', { headers: teacher.headers, query: {} });
  expect(own.items).toMatchObject([{ id, state: 'declined', reason: 'Nobody can test it.' }]);
});

test('what is on the list, or was proposed already, is not proposed again', async () => {
  await call(it.app, 'createSkill', { headers: keeper.headers, body: { skill: 'Etching' } });
  expect(await refusedPropose('etching')).toEqual({ skill: ['This skill is on the list already.'] });
  await propose('Glazing');
  expect(await refusedPropose('GLAZING')).toEqual({ skill: ['You have proposed this skill already.'] });
  for (let number = 2; number <= 10; number += 1) await propose(`Skill ${number}`);
  expect(await refusedPropose('One more')).toEqual({ skill: ['At most 10 of your proposals wait at a time.'] });
});

test('one that came onto the list meanwhile cannot be taken, and still waits', async () => {
  const { id } = await propose('Marquetry');
  await call(it.app, 'createSkill', { headers: keeper.headers, body: { skill: 'Marquetry' } });
  const refused = await refusedCall(
    it.app,
    'decideSkillProposal',
    decide(id, { decision: 'take', skill: 'Marquetry' }),
  );
  expect(refused.problem.errors).toEqual({ skill: ['This skill is on the list already.'] });
  const { total } = await call(it.app, 'listSkillProposals', { headers: keeper.headers, query: {} });
  expect(total).toBe(1);
});

test('teachers propose, and those who keep the list decide', async () => {
  const learner = await aSignedIn(it.db);
  const { id } = await propose('Fresco');
  const body = { skill: 'Mine' };
  expect(await refusedCall(it.app, 'proposeSkill', { headers: learner.headers, body })).toMatchObject({ status: 403 });
  const listed = { headers: teacher.headers, query: {} };
  expect(await refusedCall(it.app, 'listSkillProposals', listed)).toMatchObject({ status: 403 });
  const decided = { ...decide(id, { decision: 'decline', reason: 'Mine to say' }), headers: teacher.headers };
  expect(await refusedCall(it.app, 'decideSkillProposal', decided)).toMatchObject({ status: 403 });
});
