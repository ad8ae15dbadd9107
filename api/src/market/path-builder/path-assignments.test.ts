import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PathAssignmentFields } from '@stoa/shared/contract/market/path-assignments.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, type MarketSite } from '../../testing/market-site.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: MarketSite;
let partner: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  partner = await aSignedIn(it.db, { roles: ['partner'] });
});
afterAll(() => it.close());

const own = (given: Parameters<typeof aPath>[1] = {}) => aPath(it.db, { partnerId: partner.user.id, ...given });
type Body = Partial<PathAssignmentFields> & { id?: string; path_id: string; base_version: number };
const save = (body: Body, { headers } = partner) => call(it.app, 'saveLearningPathAssignment', { headers, body });
const refusedSave = async (body: Body, { headers } = partner) =>
  (await refusedCall(it.app, 'saveLearningPathAssignment', { headers, body })).problem;
const remove = (id: string, base_version: number) =>
  call(it.app, 'removeLearningPathAssignment', {
    headers: partner.headers,
    params: { id },
    query: { base_version },
  });
const whole = { title: 'Throw a cup', instructions: 'Throw a cup with a handle.' };

test('an assignment begins with a title, is changed field by field, and goes', async () => {
  const { id: path_id } = await own();
  const untitled = await refusedSave({ path_id, base_version: 1, instructions: 'Throw a cup.' });
  expect(untitled.errors).toEqual({ title: ['Fill in this field.'] });
  const added = await save({ path_id, base_version: 1, title: 'Throw a cup' });
  expect(added).toMatchObject({
    version: 2,
    assignments: [
      { title: 'Throw a cup', required: true, instructions: '', submission_type: 'text', max_attempts: 3, rubric: [] },
    ],
  });
  const { id } = added.assignments[0]!;
  const rubric = [{ title: 'Handle', description: 'It holds.', points: 5 }];
  const changed = await save({ id, path_id, base_version: 2, submission_type: 'file', max_files: 3, rubric });
  expect(changed.assignments).toMatchObject([
    { id, title: 'Throw a cup', submission_type: 'file', max_files: 3, rubric },
  ]);
  expect(await save({ id, path_id, base_version: 3, submission_type: 'file' })).toMatchObject({ version: 3 });
  await save({ path_id, base_version: 3, title: 'Glaze it' });
  expect((await remove(id, 4)).assignments).toMatchObject([{ title: 'Glaze it' }]);
  const gone = await refusedCall(it.app, 'saveLearningPathAssignment', {
    headers: partner.headers,
    body: { id, path_id, base_version: 5, title: 'Once more' },
  });
  expect(gone.status).toBe(404);
});

test('an edit writes over nothing that was changed since, and meets nothing of another assignment', async () => {
  const { id: path_id } = await own();
  await save({ path_id, base_version: 1, title: 'Throw a cup' });
  const { assignments } = await save({ path_id, base_version: 2, title: 'Glaze it' });
  const [cup, glaze] = assignments;
  await save({ id: cup!.id, path_id, base_version: 3, title: 'Throw a bowl' });
  expect(await save({ id: glaze!.id, path_id, base_version: 3, title: 'Glaze a bowl' })).toMatchObject({ version: 5 });
  expect(await save({ id: cup!.id, path_id, base_version: 3, pass_mark: 70 })).toMatchObject({ version: 6 });
  const refused = await refusedSave({ id: cup!.id, path_id, base_version: 3, title: 'Throw a jug' });
  expect(refused).toMatchObject({
    code: 'edit_conflict',
    conflict: {
      version: 6,
      fields: [{ target: `assignment:${cup!.id}`, field: 'title', yours: 'Throw a jug', theirs: 'Throw a bowl' }],
    },
  });
  const removal = await refusedCall(it.app, 'removeLearningPathAssignment', {
    headers: partner.headers,
    params: { id: cup!.id },
    query: { base_version: 3 },
  });
  expect(removal.problem).toMatchObject({ code: 'edit_conflict' });
  expect(removal.problem.conflict?.fields.map(({ field, yours }) => ({ field, yours }))).toEqual([
    { field: 'pass_mark', yours: null },
    { field: 'title', yours: null },
  ]);
});

test('the checklist names an assignment that does not say what to make, or a criterion without a name', async () => {
  const { id: path_id } = await own();
  const line = (path: { checklist: { key: string; message: string; passed: boolean }[] }) =>
    path.checklist.find(({ key }) => key === 'assignments');
  const unsaid = await save({ path_id, base_version: 1, title: 'Throw a cup' });
  expect(line(unsaid)).toMatchObject({
    passed: false,
    message: "Say in at least 20 characters what to make in 'Throw a cup'.",
  });
  const { id } = unsaid.assignments[0]!;
  const { instructions } = whole;
  const rubric = [{ title: '', description: '', points: 5 }];
  expect(line(await save({ id, path_id, base_version: 2, instructions, rubric }))).toMatchObject({
    passed: false,
    message: "Name every criterion of 'Throw a cup'.",
  });
  expect(line(await save({ id, path_id, base_version: 3, rubric: [] }))).toMatchObject({ passed: true, message: '' });
  expect(line(await remove(id, 4))).toBeUndefined();
});

test('a published path asks for nothing unfinished', async () => {
  const { id: path_id } = await own({ status: 'published' });
  const refused = await refusedSave({ path_id, base_version: 1, title: 'Throw a cup' });
  expect(refused).toMatchObject({
    code: 'path_incomplete',
    errors: { assignments: ["Say in at least 20 characters what to make in 'Throw a cup'."] },
  });
  const added = await save({ path_id, base_version: 1, ...whole });
  const emptied = await refusedSave({ id: added.assignments[0]!.id, path_id, base_version: 2, instructions: '' });
  expect(emptied.code).toBe('path_incomplete');
});

test('only its partner adds to a path, ten at most, and not while it waits for review', async () => {
  const { id: path_id } = await own();
  const stranger = await aSignedIn(it.db, { roles: ['partner'] });
  expect((await refusedSave({ path_id, base_version: 1, ...whole }, stranger)).code).toBe('not_found');
  const waiting = await own({ status: 'in_review' });
  expect((await refusedSave({ path_id: waiting.id, base_version: 1, ...whole })).code).toBe('path_in_review');
  for (let at = 1; at <= 10; at += 1) await save({ path_id, base_version: at, ...whole });
  expect(await refusedSave({ path_id, base_version: 11, ...whole })).toMatchObject({ code: 'conflict' });
});

test('a reviewer who read before an assignment was added decides on nothing unread', async () => {
  const { id: path_id, slug } = await own();
  await save({ path_id, base_version: 1, ...whole });
  await call(it.app, 'submitLearningPath', { headers: partner.headers, params: { id: path_id } });
  const { headers } = await aSignedIn(it.db, { roles: ['super-admin'] });
  const { problem } = await refusedCall(it.app, 'publishLearningPath', {
    headers,
    params: { slug },
    body: { base_version: 1 },
  });
  expect(problem.code).toBe('edit_conflict');
  expect(problem.conflict?.fields).toContainEqual(
    expect.objectContaining({ target: expect.stringMatching(/^assignment:/), field: 'title', theirs: 'Throw a cup' }),
  );
});

test('assignments are put in order, all of them, on what their partner has seen', async () => {
  const { id: path_id } = await own();
  await save({ path_id, base_version: 1, title: 'Throw a cup' });
  const { assignments } = await save({ path_id, base_version: 2, title: 'Glaze it' });
  const [cup, glaze] = assignments.map(({ id }) => id) as [string, string];
  const ask = (assignment_ids: string[], base_version: number) => ({
    headers: partner.headers,
    body: { path_id, base_version, assignment_ids },
  });
  const turned = await call(it.app, 'orderLearningPathAssignments', ask([glaze, cup], 3));
  expect([turned.version, turned.assignments.map(({ title }) => title)]).toEqual([4, ['Glaze it', 'Throw a cup']]);
  expect(await call(it.app, 'orderLearningPathAssignments', ask([glaze, cup], 4))).toMatchObject({ version: 4 });
  for (const ids of [[glaze], [glaze, glaze], []]) {
    expect((await refusedCall(it.app, 'orderLearningPathAssignments', ask(ids, 4))).problem.errors).toEqual({
      assignment_ids: ['Name each assignment of the path once.'],
    });
  }
  expect((await refusedCall(it.app, 'orderLearningPathAssignments', ask([cup, glaze], 3))).problem).toMatchObject({
    code: 'edit_conflict',
    conflict: { fields: [{ target: 'path', field: 'assignments', yours: [cup, glaze], theirs: [glaze, cup] }] },
  });
  const { headers } = await aSignedIn(it.db, { roles: ['partner'] });
  const stranger = await refusedCall(it.app, 'orderLearningPathAssignments', { ...ask([cup, glaze], 4), headers });
  expect(stranger.problem.code).toBe('not_found');
});
