import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc } from 'drizzle-orm';
import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { auditEntries } from '../../kernel/audit/audit.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { shipArticles } from './ship-articles.ts';

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const wordsOf = (title: string) => ({ title, summary: `About ${title}.`, text: `## ${title}\n\nThis is how.` });
const aDraft = (slug: string, given: Partial<HelpDraft> = {}): HelpDraft => ({
  slug,
  topic: 'start',
  audiences: ['guest'],
  words: { en: wordsOf('Doors'), fr: wordsOf('Portes') },
  ...given,
});
const by = () => ({ headers: operator.headers });
const create = async (draft: HelpDraft) => (await call(it.app, 'createHelp', { ...by(), body: draft })).id;
const save = (id: string, base_version: number, draft: HelpDraft) =>
  call(it.app, 'saveHelp', { ...by(), params: { id }, body: { ...draft, base_version } });
const publish = (id: string, base_version: number) =>
  call(it.app, 'publishHelp', { ...by(), params: { id }, body: { base_version } });
const desk = () => call(it.app, 'listHelpDesk', by());
const refusedSave = async (id: string, base_version: number, draft: HelpDraft) => {
  const body = { ...draft, base_version };
  return (await refusedCall(it.app, 'saveHelp', { ...by(), params: { id }, body })).problem;
};
const published = async () => (await call(it.app, 'listHelp', { query: {} })).map(({ slug }) => slug);
const lastAct = async () => (await it.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1))[0];

test('an article is written, published in both languages, changed and taken out', async () => {
  const id = await create(aDraft('doors', { words: { en: wordsOf('Doors'), fr: { ...wordsOf('Portes'), text: '' } } }));
  expect(await published()).toEqual([]);
  const refused = await refusedCall(it.app, 'publishHelp', { ...by(), params: { id }, body: { base_version: 1 } });
  expect(refused.problem.errors).toEqual({
    'words.fr.text': ['Write this in both languages before the article is published.'],
  });
  await save(id, 1, aDraft('doors-and-gates'));
  expect(await publish(id, 2)).toMatchObject({ state: 'published', slug: 'doors-and-gates', is_fixed: true });
  expect(await lastAct()).toMatchObject({ kind: 'help_article_published', subjectId: id, after: { version: 2 } });

  await save(id, 2, aDraft('doors-and-gates', { words: { en: wordsOf('Gates'), fr: wordsOf('Portails') } }));
  const shown = await call(it.app, 'getHelp', { params: { slug: 'doors-and-gates' }, query: {} });
  expect(shown.title).toBe('Doors');
  const changed = await call(it.app, 'getHelpDesk', { ...by(), params: { id } });
  expect(changed.state).toBe('changed');
  expect(changed.versions.map(({ number, is_published }) => [number, is_published])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
  const before = await call(it.app, 'getHelpVersion', { ...by(), params: { id, number: 2 } });
  expect(before.words.en.title).toBe('Doors');

  const out = await call(it.app, 'unpublishHelp', { ...by(), params: { id }, body: { base_version: 3 } });
  expect(out.state).toBe('unpublished');
  expect(await published()).toEqual([]);
});

test('an address belongs to one article, and stays once it was published', async () => {
  const id = await create(aDraft('windows'));
  const again = await refusedCall(it.app, 'createHelp', { ...by(), body: aDraft('windows') });
  expect(again.problem.errors).toEqual({ slug: ['Another article has this address.'] });
  await publish(id, 1);
  expect((await refusedSave(id, 1, aDraft('panes'))).errors).toEqual({
    slug: ['This address stays: others may link to it.'],
  });
});

test('who saves over what somebody else has saved is told, and nothing is written over', async () => {
  const id = await create(aDraft('stairs'));
  await save(id, 1, aDraft('stairs', { topic: 'account' }));
  expect((await refusedSave(id, 1, aDraft('stairs', { topic: 'paying' }))).code).toBe('conflict');
  const { content, version } = await call(it.app, 'getHelpDesk', { ...by(), params: { id } });
  expect([version, content.topic]).toEqual([2, 'account']);
});

test('articles are put in order, all of them or none', async () => {
  const ids = (await desk()).map(({ id }) => id);
  await call(it.app, 'orderHelp', { ...by(), body: { ids: ids.toReversed() } });
  expect((await desk()).map(({ id }) => id)).toEqual(ids.toReversed());
  const some = await refusedCall(it.app, 'orderHelp', { ...by(), body: { ids: ids.slice(1) } });
  expect(some.problem.code).toBe('conflict');
});

test('what comes with the product is kept up to date until somebody of the site touches it', async () => {
  const shipped = (text: string) => [
    aDraft('shipped-one', { words: { en: { ...wordsOf('One'), text }, fr: wordsOf('Un') } }),
    aDraft('shipped-two'),
  ];
  await shipArticles(it.db, shipped('First.'));
  await shipArticles(it.db, shipped('Second.'));
  await shipArticles(it.db, shipped('Second.'));
  const one = (await desk()).find(({ slug }) => slug === 'shipped-one')!;
  expect([one.version, one.state]).toEqual([2, 'published']);

  await save(one.id, 2, aDraft('shipped-one', { words: { en: wordsOf('Ours'), fr: wordsOf('Le nôtre') } }));
  await publish(one.id, 3);
  await shipArticles(it.db, shipped('Third.'));
  const shown = await call(it.app, 'getHelp', { params: { slug: 'shipped-one' }, query: {} });
  expect(shown.title).toBe('Ours');

  const two = (await desk()).find(({ slug }) => slug === 'shipped-two')!;
  await call(it.app, 'unpublishHelp', { ...by(), params: { id: two.id }, body: { base_version: 1 } });
  await shipArticles(it.db, shipped('Third.'));
  expect(await published()).not.toContain('shipped-two');
});

test.each(['learner', 'teacher', 'admin'] as const)('the desk is not for a %s', async (role) => {
  const { headers } = await aSignedIn(it.db, { roles: [role] });
  expect((await refusedCall(it.app, 'listHelpDesk', { headers })).status).toBe(403);
  expect((await refusedCall(it.app, 'createHelp', { headers, body: aDraft('mine') })).status).toBe(403);
});
