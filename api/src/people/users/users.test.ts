import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { findUsersBehind, searchFor, type UserKey } from './listed-users.ts';

let it: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  it = await buildTestApp();
  ({ headers } = await aSignedIn(it.db, { roles: ['super-admin'], firstName: 'Super', lastName: 'Admin' }));
});
afterAll(() => it.close());

const search = async (q: string) =>
  (await call(it.app, 'searchUsers', { headers, query: { q } })).map((u) => u.full_name);

test('accounts come newest first, by pages, with their roles and when they were last used', async () => {
  const older = await aUser(it.db, { roles: ['partner'] });
  const newer = await aSignedIn(it.db, { roles: ['learner', 'teacher'] });
  const page = await call(it.app, 'listUsers', { headers, query: { page: 1, per_page: 2 } });
  expect(page.items.map(({ id }) => id)).toEqual([newer.user.id, older.id]);
  expect(page.items[0]).toMatchObject({ roles: ['learner', 'teacher'], creator_status: 'granted', initial: 'AP' });
  expect(page.items.map((row) => row.last_used_at !== null)).toEqual([true, false]);
  const beyond = await call(it.app, 'listUsers', { headers, query: { page: 99, per_page: 2 } });
  expect(beyond).toMatchObject({ items: [], total: page.total });
});

test('a list is sorted by name or last use, and of those who stand in one way', async () => {
  const suspended = await aUser(it.db, { firstName: 'Zeno', lastName: 'Standing' });
  const leaving = await aUser(it.db, { firstName: 'Ariston', lastName: 'Standing' });
  const asking = await aUser(it.db, { firstName: 'Kleanthes', lastName: 'Standing', creatorStatus: 'pending' });
  const used = await aSignedIn(it.db, { firstName: 'Panaitios', lastName: 'Standing' });
  await it.db.execute(sql`update users set deletes_at = now() + interval '1 day' where id = ${leaving.id}`);
  await it.db.execute(sql`insert into suspensions (id, user_id, reason, public_reason)
    values (gen_random_uuid(), ${suspended.id}, 'Spam everywhere', 'Advertisements')`);
  const ids = async (query: object) =>
    (await call(it.app, 'listUsers', { headers, query: { q: 'standing', ...query } })).items.map(({ id }) => id);
  expect(await ids({ sort: 'name', order: 'ascending' })).toEqual([leaving.id, asking.id, used.user.id, suspended.id]);
  expect((await ids({ sort: 'used' }))[0]).toBe(used.user.id);
  expect(await ids({ standing: 'suspended' })).toEqual([suspended.id]);
  expect(await ids({ standing: 'deleting' })).toEqual([leaving.id]);
  expect(await ids({ standing: 'unconfirmed' })).toEqual([asking.id]);
  expect(await ids({ standing: 'active', sort: 'name' })).toEqual([used.user.id, asking.id]);
});

test('the list leaves as a file with its filters, which no spreadsheet runs', async () => {
  await aUser(it.db, { firstName: '=cmd()', lastName: 'Filed', roles: ['learner', 'partner'] });
  const { url } = await call(it.app, 'getUsersLink', { headers, query: { q: 'filed' } });
  const file = await it.app.inject(url);
  expect(file.headers['content-disposition']).toBe('attachment; filename="people.csv"');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("'=cmd() Filed");
  expect(lines[1]).toContain('learner, partner');
  expect((await it.app.inject(url.replace('signature=', 'signature=x'))).statusCode).toBe(403);
});

test.each(['created', 'name', 'used'] as const)('the file goes on behind its last row, sorted by %s', async (sort) => {
  for (let at = 0; at < 7; at += 1) {
    const { user } = await aSignedIn(it.db, { firstName: 'Keyed', lastName: `${sort} ${at % 3}` });
    if (at % 2 === 0) await it.db.execute(sql`delete from sessions where user_id = ${user.id}`);
  }
  for (const order of ['ascending', 'descending'] as const) {
    const asked = { q: `keyed ${sort}`, sort, order };
    const whole = await findUsersBehind(it.db, { ...asked, behind: undefined, limit: 100 });
    const parts: string[] = [];
    for (let behind: UserKey | undefined; ;) {
      const { rows, next } = await findUsersBehind(it.db, { ...asked, behind, limit: 2 });
      parts.push(...rows.map(({ id }) => id));
      if (next === undefined) break;
      behind = next;
    }
    expect(parts).toEqual(whole.rows.map(({ id }) => id));
    const listed = await call(it.app, 'listUsers', { headers, query: asked });
    expect(parts).toEqual(listed.items.map(({ id }) => id));
  }
});

test('a list can be of one role, and of those with a name', async () => {
  const person = await aUser(it.db, { roles: ['partner'], firstName: 'Hypatia', lastName: 'Alexandrine' });
  await aUser(it.db, { roles: ['learner'], firstName: 'Hypatia', lastName: 'Younger' });
  const { items, total } = await call(it.app, 'listUsers', { headers, query: { role: 'partner', q: 'hypatia' } });
  expect([items.map(({ id }) => id), total]).toEqual([[person.id], 1]);
  expect((await call(it.app, 'listUsers', { headers, query: { q: '%%' } })).total).toBe(0);
});

test('people are found by any part of name or address, with or without accents', async () => {
  await aUser(it.db, { firstName: 'Łucja', lastName: 'Žižková', email: 'l.z@weavers.example' });
  for (const q of ['lucja', 'Žižková', 'zizkova łuc', 'IŽKO', 'weavers', 'l.z@weavers.example']) {
    expect(await search(q)).toContain('Łucja Žižková');
  }
  expect(await search('nobody at all')).toEqual([]);
  expect(await search('%_')).toEqual([]);
});

test('the best match comes first, and a slip of the finger finds its person', async () => {
  await aUser(it.db, { firstName: 'Amara', lastName: 'Chrysippos', email: 'x@stoics.example' });
  await aUser(it.db, { firstName: 'Chrysippos', lastName: 'of Soli', email: 'soli@stoics.example' });
  await aUser(it.db, { firstName: 'Bo', lastName: 'Last', email: 'chrysippos.fan@stoics.example' });
  expect((await search('chrysippos')).slice(0, 3)).toEqual(['Bo Last', 'Chrysippos of Soli', 'Amara Chrysippos']);
  expect((await search('x@stoics.example'))[0]).toBe('Amara Chrysippos');
  expect(await search('chrysipos')).toContain('Chrysippos of Soli');
  expect(await call(it.app, 'searchUsers', { headers, query: { q: 'chrysippos', limit: 1 } })).toHaveLength(1);
});

test('an account that was deleted is nobody’s any more', async () => {
  const { id } = await aUser(it.db, { firstName: 'Gone', lastName: 'Forever' });
  expect(await search('gone forever')).toEqual(['Gone Forever']);
  await it.db.execute(sql`update users set deleted_at = now() where id = ${id}`);
  expect(await search('gone forever')).toEqual([]);
  expect((await call(it.app, 'listUsers', { headers, query: { q: 'gone forever' } })).total).toBe(0);
});

test('only who manages users sees them', async () => {
  for (const role of roleNames.filter((name) => name !== 'super-admin')) {
    const other = await aSignedIn(it.db, { roles: [role] });
    for (const refused of [
      await refusedCall(it.app, 'listUsers', { headers: other.headers }),
      await refusedCall(it.app, 'searchUsers', { headers: other.headers, query: { q: 'ada' } }),
    ]) {
      expect([role, refused.status, refused.problem.code]).toEqual([role, 403, 'forbidden']);
    }
  }
  expect((await refusedCall(it.app, 'listUsers', {})).status).toBe(401);
  expect((await refusedCall(it.app, 'searchUsers', { headers, query: { q: 'a' } })).status).toBe(422);
});

test('a search among ten thousand reads an index', async () => {
  await it.db.execute(sql`
    insert into users (email, first_name, last_name)
    select 'person' || n || '@many.example', 'Person ' || md5(n::text), 'Number ' || n from generate_series(1, 10000) n`);
  await it.db.execute(sql`analyze users`);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(it.db, sql`explain ${searchFor({ q: 'person4321', limit: 10 })}`);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('users_words');
  expect((await search('person4321'))[0]).toMatch(/Number 4321$/);
});
