import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, marker, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { openSignInProvider, type SignInProvider } from '../../testing/sign-in-provider.ts';
import { deleteOldVisits } from './identities.repository.ts';

const SITE = 'http://localhost:8080';
let it: TestApp;
let porch: SignInProvider;
beforeAll(async () => {
  // The provider warns of what matters to one that outlives a test.
  for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  porch = await openSignInProvider(SITE);
  const silent = { ...porch.settings, id: 'silent', name: 'Silent', issuer: 'http://127.0.0.1:9' };
  it = await buildTestApp({ siteUrl: SITE, oidcProviders: [porch.settings, silent] });
});
afterAll(async () => {
  await it.close();
  await porch.close();
});

/** Somebody with an account at the provider; returns the name they sign in with there. */
function aPerson(given: Record<string, unknown> = {}): string {
  const login = v7();
  porch.people.set(login, {
    email: `${login}@example.org`,
    email_verified: true,
    given_name: 'Hypatia',
    family_name: 'of Alexandria',
    ...given,
  });
  return login;
}

/** Goes to the provider and comes back with its answer. */
async function comeBack(login: string) {
  return answerTo(await call(it.app, 'redirectToProvider', { params: { provider: 'porch' } }), login);
}
/** The same, to add it to the account. */
async function comeBackToLink(login: string, headers: Record<string, string>) {
  const body = { password: testPassword };
  return answerTo(await call(it.app, 'redirectToLink', { headers, params: { provider: 'porch' }, body }), login);
}
async function answerTo({ url, state }: { url: string; state: string }, login: string) {
  const back = await porch.visit(url, login);
  expect(back.state).toBe(state);
  return { provider: 'porch', code: back.code, state, iss: back.iss };
}
const enter = async (login: string) => call(it.app, 'socialRegister', { body: await comeBack(login) });
const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}`, ...marker });

test('the providers of the settings are listed, without their secrets', async () => {
  expect(await call(it.app, 'listSignInProviders', {})).toEqual([
    { id: 'porch', name: 'Porch' },
    { id: 'silent', name: 'Silent' },
  ]);
  const { status } = await refusedCall(it.app, 'redirectToProvider', { params: { provider: 'nobody' } });
  expect(status).toBe(404);
});

test('a newcomer gets an account without a password, is welcomed, and comes back to the same one', async () => {
  const login = aPerson();
  const first = await enter(login);
  expect(first.is_new).toBe(true);
  expect(first.user).toMatchObject({
    first_name: 'Hypatia',
    last_name: 'of Alexandria',
    email: `${login}@example.org`,
  });
  const start = await call(it.app, 'getStartUp', { headers: headersOf(first) });
  expect(start.roles.map(({ name }) => name)).toEqual(['learner']);
  expect(start.notifications.map(({ kind }) => kind)).toEqual(['welcome']);
  porch.people.set(login, { email: `moved-${login}@example.org`, email_verified: true });
  const second = await enter(login);
  expect([second.is_new, second.user.id]).toEqual([false, first.user.id]);
  const list = await call(it.app, 'listIdentities', { headers: headersOf(second) });
  expect(list).toMatchObject({ has_password: false, identities: [{ provider: 'porch', name: 'Porch' }] });
});

test('an account without a password refuses every password, as it would a wrong one', async () => {
  const { user } = await enter(aPerson());
  const { problem } = await refusedCall(it.app, 'login', { body: { email: user.email, password: testPassword } });
  expect(problem.code).toBe('credentials_wrong');
});

test('an answer counts once', async () => {
  const body = await comeBack(aPerson());
  await call(it.app, 'socialRegister', { body });
  expect((await refusedCall(it.app, 'socialRegister', { body })).problem.code).toBe('link_spent');
});

test('of two who bring one answer at once, one is signed in', async () => {
  const body = await comeBack(aPerson());
  const tries = await Promise.allSettled([0, 1].map(() => call(it.app, 'socialRegister', { body })));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a code brought with the state of another visit opens nothing', async () => {
  const stolen = await comeBack(aPerson());
  const own = await call(it.app, 'redirectToProvider', { params: { provider: 'porch' } });
  const codes = [];
  for (const state of [own.state, 'a-state-that-was-never-given-out']) {
    codes.push((await refusedCall(it.app, 'socialRegister', { body: { ...stolen, state } })).problem.code);
  }
  expect(codes).toEqual(['link_spent', 'link_spent']);
});

test('a made-up code is refused', async () => {
  const { state } = await call(it.app, 'redirectToProvider', { params: { provider: 'porch' } });
  const body = { provider: 'porch', code: 'made-up', state, iss: porch.settings.issuer };
  expect((await refusedCall(it.app, 'socialRegister', { body })).problem.code).toBe('link_spent');
});

test('an answer names who gives it, and must name this provider', async () => {
  for (const iss of ['https://evil.example', undefined]) {
    const body = { ...(await comeBack(aPerson())), iss };
    expect((await refusedCall(it.app, 'socialRegister', { body })).problem.code).toBe('link_spent');
  }
});

test('a visit lasts ten minutes, and is forgotten after', async () => {
  const body = await comeBack(aPerson());
  await it.db.execute(sql`update provider_visits set expires_at = now()`);
  expect((await refusedCall(it.app, 'socialRegister', { body })).problem.code).toBe('link_spent');
  await deleteOldVisits(it.db);
  expect(await rowsOf(it.db, sql`select 1 from provider_visits`)).toEqual([]);
});

test('the state stands in the database as a hash only', async () => {
  const { state } = await call(it.app, 'redirectToProvider', { params: { provider: 'porch' } });
  expect(JSON.stringify(await rowsOf(it.db, sql`select * from provider_visits`))).not.toContain(state);
});

test('an address that the provider has not confirmed makes no account', async () => {
  const body = await comeBack(aPerson({ email_verified: false }));
  const { problem } = await refusedCall(it.app, 'socialRegister', { body });
  expect(problem.code).toBe('invalid');
  expect(problem.errors?.['email']?.[0]).toMatch(/has not confirmed/);
});

test('an address that has an account is not taken over; its owner links the two', async () => {
  const owner = await aSignedIn(it.db);
  const login = aPerson({ email: owner.user.email.toUpperCase() });
  const { status, problem } = await refusedCall(it.app, 'socialRegister', { body: await comeBack(login) });
  expect([status, problem.code]).toEqual([409, 'identity_email_taken']);
  await call(it.app, 'linkIdentity', { headers: owner.headers, body: await comeBackToLink(login, owner.headers) });
  const session = await enter(login);
  expect([session.is_new, session.user.id]).toEqual([false, owner.user.id]);
});

test('a link belongs to whoever left for it', async () => {
  const left = await aSignedIn(it.db);
  const other = await aSignedIn(it.db);
  const body = await comeBackToLink(aPerson(), left.headers);
  const byOther = await refusedCall(it.app, 'linkIdentity', { headers: other.headers, body });
  const byGuest = await refusedCall(it.app, 'socialRegister', { body });
  expect([byOther.problem.code, byGuest.problem.code]).toEqual(['link_spent', 'link_spent']);
  await call(it.app, 'linkIdentity', { headers: left.headers, body });
  const asGuest = await comeBack(aPerson());
  const { problem } = await refusedCall(it.app, 'linkIdentity', { headers: left.headers, body: asGuest });
  expect(problem.code).toBe('link_spent');
});

test('an identity signs in to one account, and an account has one of each provider', async () => {
  const [one, two] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const login = aPerson();
  const link = async ({ headers }: typeof one, as: string) => {
    const body = await comeBackToLink(as, headers);
    const reply = await it.app.inject({ method: 'POST', url: '/api/v1.3.0/user/identities', headers, payload: body });
    return reply.json<{ code?: string }>().code;
  };
  expect([await link(one, login), await link(one, login), await link(two, login), await link(one, aPerson())]).toEqual([
    undefined,
    undefined,
    'identity_linked_elsewhere',
    'provider_linked_already',
  ]);
  // It was there already the second time: nothing to tell.
  expect((await mailsTo(it.db, one.user.email)).map(({ template }) => template)).toEqual(['identity_linked']);
});

test('a way in is added with the password alone, and the owner is told of it', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const params = { provider: 'porch' };
  for (const [body, words] of [
    [{}, 'Enter your password.'],
    [{ password: 'not this one' }, 'This is not your password.'],
  ] as const) {
    const { problem } = await refusedCall(it.app, 'redirectToLink', { headers, params, body });
    expect(problem.errors).toEqual({ password: [words] });
  }
  const signIn = await comeBack(aPerson());
  expect((await refusedCall(it.app, 'linkIdentity', { headers, body: signIn })).problem.code).toBe('link_spent');
  await call(it.app, 'linkIdentity', { headers, body: await comeBackToLink(aPerson(), headers) });
  expect(await newestMail(it.db, user.email, 'identity_linked')).toMatchObject({ provider: 'Porch' });
  const { notifications } = await call(it.app, 'getStartUp', { headers });
  expect(notifications.map(({ kind }) => kind)).toEqual(['identity_linked']);
});

test('who has no password has none to give', async () => {
  const headers = headersOf(await enter(aPerson()));
  const { url } = await call(it.app, 'redirectToLink', { headers, params: { provider: 'porch' }, body: {} });
  expect(url).toContain(porch.settings.issuer);
});

test('who is called by one name alone is called so everywhere, without a blank behind it', async () => {
  const { user } = await enter(aPerson({ given_name: 'Hypatia', family_name: undefined }));
  expect([user.full_name, user.initial]).toEqual(['Hypatia', 'H']);
});

test('what was linked can be taken off, but not the last way in', async () => {
  const owner = await aSignedIn(it.db);
  const login = aPerson();
  await call(it.app, 'linkIdentity', { headers: owner.headers, body: await comeBackToLink(login, owner.headers) });
  const params = { provider: 'porch' };
  await call(it.app, 'unlinkIdentity', { headers: owner.headers, params });
  expect(await newestMail(it.db, owner.user.email, 'identity_unlinked')).toMatchObject({ provider: 'Porch' });
  expect((await refusedCall(it.app, 'unlinkIdentity', { headers: owner.headers, params })).status).toBe(404);

  const session = await enter(aPerson());
  const headers = headersOf(session);
  const last = await refusedCall(it.app, 'unlinkIdentity', { headers, params });
  expect([last.status, last.problem.code]).toEqual([409, 'last_sign_in_way']);
  expect((await call(it.app, 'listIdentities', { headers })).identities).toHaveLength(1);
  await call(it.app, 'changePassword', { headers, body: { password: testPassword } });
  await call(it.app, 'unlinkIdentity', { headers, params });
  await call(it.app, 'login', { body: { email: session.user.email, password: testPassword } });
});

test('of the last two ways in, one stays though both are taken off at once', async () => {
  const { user, token } = await enter(aPerson());
  await it.db.execute(
    sql`insert into identities (user_id, provider, subject) values (${user.id}, 'silent', ${user.id})`,
  );
  const tries = await Promise.allSettled(
    ['porch', 'silent'].map((provider) =>
      call(it.app, 'unlinkIdentity', { headers: headersOf({ token }), params: { provider } }),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a provider that does not answer is named in words', async () => {
  const { status, problem } = await refusedCall(it.app, 'redirectToProvider', { params: { provider: 'silent' } });
  expect([status, problem.code]).toEqual([503, 'provider_unavailable']);
  expect(problem.message).toMatch(/^Silent does not answer/);
});

test('nobody links their own identity to an account that everyone shares', async () => {
  const { headers } = await aSignedIn(it.db, { email: `${v7()}@demo.stoa.example` });
  const params = { provider: 'porch' };
  const leaving = await refusedCall(it.app, 'redirectToLink', { headers, params, body: { password: testPassword } });
  const back = await refusedCall(it.app, 'linkIdentity', { headers, body: await comeBack(aPerson()) });
  expect([leaving.problem.code, back.problem.code]).toEqual(['demo_account', 'demo_account']);
});
