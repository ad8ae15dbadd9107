import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import type { Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { API_PREFIX, type RouteName, routes, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { verifyAudit } from '../../kernel/audit/verify-audit.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, signIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject, refusedCall } from '../../testing/call.ts';
import { aFullLife } from '../../testing/full-life.ts';
import { mailsTo } from '../../testing/mails.ts';
import { endOverdue } from './impersonations.service.ts';

type SignedIn = Awaited<ReturnType<typeof aSignedIn>>;

let it: TestApp;
let person: Awaited<ReturnType<typeof aFullLife>>;
/** A course of another, which they take. */
let taken: string;
beforeAll(async () => {
  it = await buildTestApp();
  const other = await aFullLife(it, 'Zebulon');
  person = await aFullLife(it, 'Quirinus', other);
  taken = other.courseId;
});
afterAll(() => it.close());

const body = { reason: 'Follows up on ticket 4711' };
const start = ({ headers }: Pick<SignedIn, 'headers'>, { user }: Pick<SignedIn, 'user'>) =>
  call(it.app, 'startImpersonation', { headers, params: { id: user.id }, body });
const aSuperAdmin = () => aSignedIn(it.db, { roles: ['super-admin'], firstName: 'Olga', lastName: 'Operator' });
const whoIs = async (headers: Record<string, string>) => (await call(it.app, 'getStartUp', { headers })).user.id;
const actsAbout = async (id: string) =>
  (
    await rowsOf<{ kind: string }>(it.db, sql`select kind from audit_entries where subject_id = ${id} order by seq`)
  ).map(({ kind }) => kind);

test('a super-admin sees what the person sees, in this session alone, until they stop', async () => {
  const operator = await aSuperAdmin();
  const elsewhere = await signIn(it.db, operator.user);
  const learner = await aSignedIn(it.db);
  const { ends_at } = await start(operator, learner);
  expect(Math.abs(Date.parse(ends_at) - Date.now() - 30 * 60_000)).toBeLessThan(10_000);
  const { user, roles, seen_by } = await call(it.app, 'getStartUp', { headers: operator.headers });
  expect([user.id, roles.map(({ name }) => name)]).toEqual([learner.user.id, ['learner']]);
  expect(seen_by).toEqual({ id: operator.user.id, full_name: 'Olga Operator', until: ends_at });
  expect(await whoIs(elsewhere)).toBe(operator.user.id);
  expect((await refusedCall(it.app, 'listUsers', { headers: operator.headers })).status).toBe(403);
  await call(it.app, 'stopImpersonation', { headers: operator.headers });
  expect(await whoIs(operator.headers)).toBe(operator.user.id);
  expect(await actsAbout(learner.user.id)).toEqual(['impersonation_started', 'impersonation_ended']);
  expect((await verifyAudit(it.db)).brokenAt).toBeNull();
});

test('the person is told by whom and why, on the site and by mail', async () => {
  const learner = await aSignedIn(it.db);
  await start(await aSuperAdmin(), learner);
  const { notifications } = await call(it.app, 'getStartUp', { headers: learner.headers });
  expect(notifications[0]).toMatchObject({
    kind: 'account_seen',
    title: 'Olga Operator looked at the site as you see it',
    body: expect.stringContaining(body.reason),
  });
  expect((await mailsTo(it.db, learner.user.email)).map(({ template }) => template)).toEqual(['notification']);
});

const named = Object.keys(routes) as RouteName[];
const isRead = (name: RouteName) => routes[name].startsWith('GET ');
const openness = (name: RouteName) => (endpoints[name] as Endpoint).impersonating;

test('every call that could change something is refused, whatever is sent with it', async () => {
  const operator = await aSuperAdmin();
  await start(operator, person);
  for (const name of named.filter((one) => !isRead(one) && openness(one) !== 'open')) {
    const reply = await inject(it.app, name, { headers: operator.headers, params: { id: person.user.id }, body: {} });
    expect([name, reply.statusCode, reply.json().code]).toEqual([name, 403, 'impersonating']);
  }
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
    const url = `${UPLOADS_PATH}${method === 'POST' ? '' : `/${person.user.id}`}`;
    const reply = await it.app.inject({ method, url, headers: operator.headers });
    expect([method, reply.statusCode]).toEqual([method, 403]);
  }
  expect(await whoIs(operator.headers)).toBe(person.user.id);
});

test('what opens is leaving alone; what stays closed are logins, money, papers and what is tried', () => {
  const marked = (openings: string) => named.filter((name) => openness(name) === openings).sort();
  expect(marked('open')).toEqual(['logout', 'stopImpersonation']);
  expect(marked('closed')).toEqual(
    [
      ...['getEmailChange', 'getReferral', 'listEmailAliases', 'listIdentities', 'listSessions'],
      'getCreatorVerification',
      ...['getBillingDetails', 'getPlan', 'getReceipt', 'listCards', 'listTransactions'],
      ...['getEarnings', 'getStatementLink', 'listOwnPayouts', 'listSales', 'previewMerge'],
    ].sort(),
  );
});

test('what is closed is refused with its reason', async () => {
  const operator = await aSuperAdmin();
  await start(operator, person);
  for (const name of named.filter((one) => openness(one) === 'closed')) {
    const reply = await inject(it.app, name, { headers: operator.headers, params: { id: person.user.id } });
    expect([name, reply.statusCode, reply.json().code]).toEqual([name, 403, 'impersonating']);
    expect(reply.json().message).toMatch(/^You see the site as Quirinus /);
  }
});

/** Number of rows and fingerprint of each table, but for what counts calls; of sessions only those of the person. */
async function tableStates(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    it.db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits')`,
  );
  const states = tables.map(async ({ name }) => {
    const [row] = await rowsOf<{ state: string }>(
      it.db,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as state
          from ${sql.identifier(name)} t
          ${name === 'sessions' ? sql`where user_id = ${person.user.id}` : sql``}`,
    );
    return [name, row?.state ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(states));
}

test('whatever is read, nothing of the person changes: no progress, no read mark, no last use', async () => {
  const operator = await aSuperAdmin();
  await start(operator, person);
  await call(it.app, 'getStartUp', { headers: operator.headers });
  const [course] = await rowsOf<{ slug: string }>(it.db, sql`select slug from courses where id = ${taken}`);
  const lessons = await rowsOf<{ id: string }>(it.db, sql`select id from lessons where course_id = ${taken} limit 5`);
  expect(lessons.length).toBeGreaterThan(0);
  const ids = [taken, person.courseId, person.postId, person.user.id, ...lessons.map(({ id }) => id)];
  const before = await tableStates();
  for (const name of named.filter((one) => isRead(one) && openness(one) === undefined)) {
    for (const id of ids) {
      const params = { id, slug: course?.slug ?? '', provider: 'google', share: id, cert_id: id, code: 'x' };
      await inject(it.app, name, { headers: operator.headers, params });
      if (!routes[name].includes('{id}')) break;
    }
  }
  await call(it.app, 'getPlayer', { headers: operator.headers, params: { slug: course?.slug ?? '' } });
  expect(await tableStates()).toEqual(before);
});

test('nobody sees as another who manages users, as themselves, or as who is gone', async () => {
  const operator = await aSuperAdmin();
  const gone = await aSignedIn(it.db);
  await it.db.execute(sql`update users set deleted_at = now() where id = ${gone.user.id}`);
  const other = await aSuperAdmin();
  for (const [{ user }, status] of [
    [other, 403],
    [operator, 403],
    [gone, 404],
  ] as const) {
    const params = { id: user.id };
    expect((await refusedCall(it.app, 'startImpersonation', { headers: operator.headers, params, body })).status).toBe(
      status,
    );
  }
  expect(await whoIs(operator.headers)).toBe(operator.user.id);
});

test('nobody sees as a third while they see as a second, nor begins twice at once', async () => {
  const operator = await aSuperAdmin();
  const [second, third] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const begin = ({ user }: SignedIn) =>
    inject(it.app, 'startImpersonation', { headers: operator.headers, params: { id: user.id }, body });
  const replies = await Promise.all([begin(second), begin(third)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()[0]).toBe(200);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await begin(third)).json().code).toBe('impersonating');
});

test('it is over when the person comes to manage users, and when the one who looks no longer does', async () => {
  const [one, two] = [await aSuperAdmin(), await aSuperAdmin()];
  const learner = await aSignedIn(it.db);
  await start(one, learner);
  await start(two, person);
  await it.db.execute(sql`insert into user_roles (user_id, role) values (${learner.user.id}, 'super-admin')`);
  await it.db.execute(sql`delete from user_roles where user_id = ${two.user.id}`);
  expect([await whoIs(one.headers), await whoIs(two.headers)]).toEqual([one.user.id, two.user.id]);
  expect((await refusedCall(it.app, 'listUsers', { headers: two.headers })).status).toBe(403);
});

test('what ended with a role does not come back with it, and another may begin', async () => {
  const [one, two] = [await aSuperAdmin(), await aSuperAdmin()];
  const learner = await aSignedIn(it.db);
  await start(one, learner);
  const { headers } = two;
  const reason = 'Agreed with the team on Monday';
  const role = 'super-admin' as const;
  await call(it.app, 'takeRole', { headers, params: { id: one.user.id }, body: { role, reason } });
  await call(it.app, 'giveRole', { headers, body: { ids: [one.user.id], role, reason } });
  expect(await whoIs(one.headers)).toBe(one.user.id);
  expect(await actsAbout(learner.user.id)).toEqual(['impersonation_started', 'impersonation_ended']);
  await start(one, learner);
  await it.db.execute(sql`insert into user_roles (user_id, role) values (${learner.user.id}, 'super-admin')`);
  await start(one, await aSignedIn(it.db));
  expect((await actsAbout(learner.user.id)).slice(2)).toEqual(['impersonation_started', 'impersonation_ended']);
  expect((await verifyAudit(it.db)).brokenAt).toBeNull();
});

test('after half an hour it is over, and the clock writes that down', async () => {
  const operator = await aSuperAdmin();
  const learner = await aSignedIn(it.db);
  await start(operator, learner);
  await it.db.execute(sql`update impersonations set ends_at = now() where person_id = ${learner.user.id}`);
  expect(await whoIs(operator.headers)).toBe(operator.user.id);
  await Promise.all([endOverdue(it), endOverdue(it)]);
  expect(await actsAbout(learner.user.id)).toEqual(['impersonation_started', 'impersonation_ended']);
  await start(operator, learner);
  expect(await whoIs(operator.headers)).toBe(learner.user.id);
});

test('logging out ends the session of who looks, and none of the person’s', async () => {
  const operator = await aSuperAdmin();
  const learner = await aSignedIn(it.db);
  await start(operator, learner);
  await call(it.app, 'logout', { headers: operator.headers });
  expect((await refusedCall(it.app, 'getStartUp', { headers: operator.headers })).status).toBe(401);
  expect(await whoIs(learner.headers)).toBe(learner.user.id);
  await endOverdue(it);
  expect(await actsAbout(learner.user.id)).toEqual(['impersonation_started', 'impersonation_ended']);
});

test('who is suspended sees nothing with anybody’s eyes', async () => {
  const [one, two] = [await aSuperAdmin(), await aSuperAdmin()];
  await start(one, person);
  const suspension = { ...body, public_reason: 'Looked at what was none of theirs' };
  await call(it.app, 'suspendUser', { headers: two.headers, params: { id: one.user.id }, body: suspension });
  expect((await refusedCall(it.app, 'getStartUp', { headers: one.headers })).status).toBe(401);
});

test('only who manages users begins', async () => {
  for (const role of roleNames.filter((name) => name !== 'super-admin')) {
    const { headers } = await aSignedIn(it.db, { roles: [role] });
    const params = { id: person.user.id };
    const { status } = await refusedCall(it.app, 'startImpersonation', { headers, params, body });
    expect([role, status]).toEqual([role, 403]);
  }
  const { headers } = await aSuperAdmin();
  const url = `${API_PREFIX}/users/${person.user.id}/impersonation`;
  const short = await it.app.inject({ method: 'POST', url, headers, payload: { reason: 'curious' } });
  expect([short.statusCode, Object.keys(short.json().errors)]).toEqual([422, ['reason']]);
});

test('it may begin while others act on the same person, and wait for each other none do', async () => {
  const others = await Promise.all([aSuperAdmin(), aSuperAdmin(), aSuperAdmin()]);
  const { user } = await aSignedIn(it.db);
  const reason = 'Asked for help with a course';
  const body = { reason };
  for (const operator of others) {
    await start(operator, person);
    await it.db.execute(
      sql`update impersonations set ends_at = now() - interval '1 minute' where actor_id = ${operator.user.id}`,
    );
  }
  const replies = await Promise.all(
    others.flatMap((operator) => [
      inject(it.app, 'startImpersonation', { headers: operator.headers, params: { id: user.id }, body }),
      inject(it.app, 'logOutUsers', { headers: operator.headers, body: { ids: [user.id], reason } }),
    ]),
  );
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  expect((await verifyAudit(it.db)).brokenAt).toBeNull();
});
