import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HelpContent, HelpDeskArticle, HelpDeskRow } from '@stoa/shared/contract/administration/help-articles.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./help-desk-screen.tsx');
  await import('./help-desk-article-screen.tsx');
  await import('../features/help/help-modal.tsx');
});

const aRow = (given: Partial<HelpDeskRow> = {}): HelpDeskRow => ({
  id: anId(1),
  version: 2,
  slug: 'doors',
  topic: 'start',
  audiences: ['guest', 'learner'],
  title: 'Opening a door',
  state: 'published',
  helpful: 3,
  unhelpful: 1,
  ...given,
});
const wordsOf = (title: string) => ({ title, summary: `About ${title}`, text: `Text of ${title}` });
const aContent = (title: string): HelpContent => ({
  topic: 'start',
  audiences: ['guest'],
  words: { en: wordsOf(title), fr: wordsOf(`${title} FR`) },
});
const anArticle = (given: Partial<HelpDeskArticle> = {}): HelpDeskArticle => ({
  id: anId(1),
  version: 2,
  slug: 'doors',
  state: 'changed',
  is_fixed: true,
  content: aContent('Gates'),
  versions: [
    { number: 2, saved_at: '2026-03-02T09:00:00.000Z', saved_by: 'Ada', is_published: false },
    { number: 1, saved_at: '2026-03-01T09:00:00.000Z', saved_by: null, is_published: true },
  ],
  ...given,
});
const session = { roles: ['super-admin' as const], permissions: ['view-admin-dashboard' as const] };
const editor = `/dashboard/help/${anId(1)}`;
const visit = (url: string, replies: Replies = {}) =>
  renderScreen(<App />, {
    url,
    session,
    replies: {
      listHelpDesk: [aRow(), aRow({ id: anId(2), slug: 'gates', title: 'Opening a gate', state: 'draft' })],
      getHelpDesk: anArticle(),
      getHelpVersion: aContent('Doors'),
      ...replies,
    },
  });
const sent = ({ calls }: ReturnType<typeof visit>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body }) => body);

test('articles stand in their order with what readers said, and are moved', async () => {
  const page = visit('/dashboard/help', { orderHelp: { ok: true } });
  const list = within(await screen.findByRole('list', { name: 'Articles in their order' }));
  expect(list.getAllByText('3 found it helpful, 1 did not')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Move Opening a door up' })).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Move Opening a door down' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(page, 'orderHelp')).toEqual([{ ids: [anId(2), anId(1)] }]);
});

test('an article is begun with a title and an address, and leads to its page', async () => {
  const page = visit('/dashboard/help', { createHelp: { id: anId(1) } });
  await page.user.click(await screen.findByRole('button', { name: 'Write an article' }));
  const form = within(await screen.findByRole('form', { name: 'New article' }));
  await page.user.type(form.getByRole('textbox', { name: 'Title in English' }), 'Opening a window');
  await page.user.type(form.getByRole('textbox', { name: 'Address' }), 'Windows!');
  await page.user.click(form.getByRole('button', { name: 'Write an article' }));
  expect(await form.findByText('Use small letters, digits and single hyphens.')).toBeVisible();
  await page.user.clear(form.getByRole('textbox', { name: 'Address' }));
  await page.user.type(form.getByRole('textbox', { name: 'Address' }), 'windows');
  await page.user.click(form.getByRole('button', { name: 'Write an article' }));
  await waitFor(() => expect(page.url()).toBe(editor));
  expect(sent(page, 'createHelp')).toMatchObject([{ slug: 'windows', words: { en: { title: 'Opening a window' } } }]);
});

test('what is saved is published, and only that', async () => {
  const saved = anArticle({ version: 3, content: aContent('Portals') });
  const page = visit(editor, { saveHelp: saved, publishHelp: { ...saved, state: 'published' } });
  const title = await screen.findByRole('textbox', { name: 'Title in English' });
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAttribute('readonly');
  await page.user.clear(title);
  await page.user.type(title, 'Portals');
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(page.toasts.at(-1)).toMatchObject({ message: 'The article is published.' }));
  expect(sent(page, 'saveHelp')).toMatchObject([{ base_version: 2, words: { en: { title: 'Portals' } } }]);
  expect(sent(page, 'publishHelp')).toEqual([{ base_version: 3 }]);
});

test('where somebody else has saved, both are shown and nothing typed is lost', async () => {
  let theirs = false;
  const page = visit(editor, {
    getHelpDesk: () => (theirs ? anArticle({ version: 3, content: aContent('Theirs') }) : anArticle()),
    saveHelp: () => {
      theirs = true;
      throw refusal('conflict');
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title in English' });
  await page.user.type(title, ' of ours');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  const note = within(await screen.findByRole('alert'));
  expect(note.getByRole('group', { name: 'Title in English' })).toHaveTextContent(
    /Removed: Theirs.*Added: Gates of ours/,
  );
  expect(title).toHaveValue('Gates of ours');
  await page.user.click(note.getByRole('button', { name: 'Take what is saved' }));
  expect(title).toHaveValue('Theirs');
});

test('an earlier version is compared, and put back into the fields', async () => {
  const page = visit(editor);
  await page.user.click(await screen.findByRole('button', { name: /^Compare version 1 / }));
  const title = await screen.findByRole('group', { name: 'Title in English' });
  expect(title).toHaveTextContent(/Removed: Doors.*Added: Gates/);
  await page.user.click(screen.getByRole('button', { name: 'Put version 1 back' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title in English' })).toHaveValue('Doors'));
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('an article that lacks a language says so, and stays as it is', async () => {
  const page = visit(editor, {
    publishHelp: () => {
      const missing = 'Write this in both languages before the article is published.';
      throw refusal('invalid', { errors: { 'words.fr.text': [missing] } });
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ kind: 'error', message: /both languages/ }]));
});

test.each([
  ['/dashboard/help', 'Opening a gate'],
  [editor, /Gates/],
])('%s says everything in every language', async (url, until) => {
  const replies: Replies = {
    listHelpDesk: [aRow(), aRow({ id: anId(2), title: 'Opening a gate' })],
    getHelpDesk: anArticle(),
  };
  expect(await untranslated(<App />, { url, session, replies, until, except: ['Article', 'Description'] })).toEqual([]);
});
