import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { auditEntries } from '../../kernel/audit/audit.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const mastodon = { name: 'Mastodon', url: 'https://social.example/@site' };
const linkedIn = { name: 'LinkedIn', url: 'https://www.linkedin.com/company/site' };
const read = () => call(it.app, 'getSiteSettings', {});
const given = (body: object) => ({
  headers: operator.headers,
  body: { base_version: 0, contact: '', social: [], ...body } as never,
});
const update = (body: object) => call(it.app, 'updateSiteSettings', given(body));
const refused = async (body: object) => (await refusedCall(it.app, 'updateSiteSettings', given(body))).problem;

test('before anyone sets anything there is nothing, and everyone may read it', async () => {
  expect(await read()).toEqual({ version: 0, help: '', contact: '', social: [] });
});

test.each([
  [{ contact: 'hello' }, 'contact', 'Enter an email address, or one that begins with https://.'],
  [{ contact: 'http://example.org' }, 'contact', 'Enter an email address, or one that begins with https://.'],
  [{ help: 'http://help.example.org' }, 'help', 'Enter an address that begins with https://.'],
  [{ help: 'javascript:alert(1)' }, 'help', 'Enter an address that begins with https://.'],
  [{ help: `https://help.example.org/${'x'.repeat(300)}` }, 'help', 'An address has at most 300 characters.'],
  [{ social: [{ name: '', url: mastodon.url }] }, 'social.0.name', 'A name has 1 to 40 characters.'],
  [
    { social: [{ name: 'Blog', url: 'javascript:alert(1)' }] },
    'social.0.url',
    'Enter an address that begins with https://.',
  ],
  [
    { social: [mastodon, { name: 'linkedin', url: 'https://linkedin.com.evil.example/' }] },
    'social.1.url',
    'This address leads to another site than its name says.',
  ],
  [{ social: [mastodon, { ...mastodon, name: 'Again' }] }, 'social', 'Each address stands in the list once.'],
  [
    { social: Array.from({ length: 9 }, (_, n) => ({ name: 'Blog', url: `https://blog.example/${n}` })) },
    'social',
    'The footer has room for 8 links.',
  ],
])('%j is refused at %s, and nothing is kept', async (body, field, rule) => {
  expect((await refused(body)).errors).toMatchObject({ [field]: [rule] });
  expect((await read()).version).toBe(0);
});

test('links are kept in their order, and what was changed is written down', async () => {
  const social = [mastodon, linkedIn];
  expect(await update({ contact: 'hello@example.org', social })).toEqual({
    version: 1,
    help: '',
    contact: 'hello@example.org',
    social,
  });
  await update({ base_version: 1, contact: 'hello@example.org', social: [linkedIn, mastodon] });
  expect((await read()).social.map(({ name }) => name)).toEqual(['LinkedIn', 'Mastodon']);
  const [act] = await it.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
  expect(act).toMatchObject({
    kind: 'site_links_changed',
    actorId: operator.user.id,
    before: { social: [`Mastodon: ${mastodon.url}`, `LinkedIn: ${linkedIn.url}`] },
    after: { social: [`LinkedIn: ${linkedIn.url}`, `Mastodon: ${mastodon.url}`] },
  });
  expect(act!.before).not.toHaveProperty('contact');
});

test('a help centre elsewhere is kept, written down, and stays where a form does not know of it', async () => {
  const { version } = await read();
  const help = 'https://help.example.org/';
  expect(await update({ base_version: version, help: ' HTTPS://Help.example.org ' })).toMatchObject({ help });
  const [act] = await it.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
  expect(act).toMatchObject({ kind: 'site_links_changed', before: { help: '' }, after: { help } });
  expect(await update({ base_version: version + 1 })).toMatchObject({ help });
  expect(await update({ base_version: version + 2, help: '' })).toMatchObject({ help: '' });
});

test('who changes what somebody else has changed since is told, and nothing is written over', async () => {
  const before = await read();
  expect((await refused({ base_version: 1 })).code).toBe('conflict');
  expect(await read()).toEqual(before);
});

test('of two who save at once, one is told', async () => {
  const { version } = await read();
  const results = await Promise.allSettled(
    ['a', 'b'].map((name) => update({ base_version: version, contact: `${name}@example.org` })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await read()).version).toBe(version + 1);
});

test.each(['learner', 'teacher', 'partner', 'admin'] as const)('a %s cannot change them', async (role) => {
  const { headers } = await aSignedIn(it.db, { roles: [role] });
  const { status } = await refusedCall(it.app, 'updateSiteSettings', { ...given({}), headers });
  expect(status).toBe(403);
});
