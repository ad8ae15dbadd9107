import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SiteSettings } from '@stoa/shared/contract/administration/site-settings.ts';
import type { LegalDesk } from '@stoa/shared/contract/people/legal-texts.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./site-settings-screen.tsx');
  await import('../features/legal-texts/publish-modal.tsx');
});

const mastodon = { name: 'Mastodon', url: 'https://social.example/@site' };
const gitHub = { name: 'GitHub', url: 'https://github.com/site' };
const settings = (given: Partial<SiteSettings> = {}): SiteSettings => ({
  version: 1,
  contact: 'desk@example.org',
  social: [mastodon, gitHub],
  ...given,
});
const aDesk = (given: Partial<LegalDesk> = {}): LegalDesk => ({
  kind: 'terms-of-use',
  draft: {
    version: 2,
    words: { en: 'Be kind.', fr: 'Soyez aimables.' },
    saved_at: '2026-03-01T09:00:00.000Z',
    saved_by: 'Ada',
  },
  versions: [
    {
      number: 1,
      holds_from: '2026-01-01',
      state: 'in_force',
      published_at: '2025-12-01T09:00:00.000Z',
      published_by: null,
    },
  ],
  ...given,
});
const session = { roles: ['super-admin' as const], permissions: ['view-admin-dashboard' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/settings') =>
  renderScreen(<App />, {
    url,
    session,
    replies: {
      getSiteSettings: settings(),
      getLegalDesk: aDesk(),
      getLegalVersion: { en: 'Be good.', fr: 'Soyez bons.' },
      ...replies,
    },
  });
const sent = ({ calls }: ReturnType<typeof visit>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body }) => body);
const links = async () =>
  within(await screen.findByRole('list', { name: 'Social links in their order' }))
    .getAllByRole('textbox', { name: /^Address of link/ })
    .map((field) => (field as HTMLInputElement).value);

test('links are added, put in order and taken out, then saved on what was read', async () => {
  const page = visit({ updateSiteSettings: settings({ version: 2 }) });
  const { user, toasts } = page;
  expect(await links()).toEqual([mastodon.url, gitHub.url]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move GitHub up' }));
  expect(await links()).toEqual([gitHub.url, mastodon.url]);
  expect(screen.getByText('GitHub is now at place 1.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Mastodon' }));
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of link 2' }), 'Our blog');
  await user.type(screen.getByRole('textbox', { name: 'Address of link 2' }), 'https://blog.example/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(page, 'updateSiteSettings')).toEqual([
    {
      base_version: 1,
      help: '',
      contact: 'desk@example.org',
      social: [gitHub, { name: 'Our blog', url: 'https://blog.example/' }],
    },
  ]);
});

test('what breaks a rule is said at its field and sent nowhere', async () => {
  const page = visit();
  const { user } = page;
  await user.clear(await screen.findByRole('textbox', { name: 'Contact' }));
  await user.type(screen.getByRole('textbox', { name: 'Contact' }), 'desk');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Network of link 1' }), 'LinkedIn');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an email address, or one that begins with https://.')).toBeVisible();
  expect(screen.getByText('This address leads to another site than its name says.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveFocus());
  expect(sent(page, 'updateSiteSettings')).toEqual([]);
});

test('a help centre elsewhere is set, and only one that begins with https://', async () => {
  const help = 'https://help.example.org/';
  const page = visit({ updateSiteSettings: settings({ version: 2, help }) });
  const { user } = page;
  const field = await screen.findByRole('textbox', { name: 'Help centre address' });
  await user.type(field, 'http://help.example.org');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an address that begins with https://.')).toBeVisible();
  expect(sent(page, 'updateSiteSettings')).toEqual([]);
  await user.clear(field);
  await user.type(field, help);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(page, 'updateSiteSettings')).toMatchObject([{ help }]));
  expect(screen.queryByText(/comes first/)).toBeNull();
});

test('where the server’s settings name a help centre, the form says that it comes first', async () => {
  const element = document.createElement('script');
  Object.assign(element, { id: 'stoa-links', type: 'application/json' });
  element.textContent = JSON.stringify({ help: 'https://given.example/', is_help_given: true, social: [] });
  document.head.append(element);
  visit();
  expect(await screen.findByText(/name https:\/\/given\.example\/ as the help centre/)).toBeVisible();
  element.remove();
});

test('where somebody else has saved, what was typed stays until its person decides', async () => {
  let version = 1;
  const page = visit({
    getSiteSettings: () =>
      settings(version === 1 ? {} : { version, contact: 'theirs@example.org', help: 'https://theirs.example/' }),
    updateSiteSettings: ({ body }) => {
      const { base_version, ...values } = body as SiteSettings & { base_version: number };
      if (base_version === 1) {
        version = 2;
        throw refusal('conflict');
      }
      return { ...values, version: 3 };
    },
  });
  const { user, toasts } = page;
  const contact = await screen.findByRole('textbox', { name: 'Contact' });
  await user.clear(contact);
  await user.type(contact, 'mine@example.org');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const note = within(await screen.findByRole('alert'));
  expect(note.getByText('Contact: theirs@example.org')).toBeVisible();
  expect(note.getByText('Help centre: https://theirs.example/')).toBeVisible();
  expect(contact).toHaveValue('mine@example.org');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(note.getByRole('button', { name: 'Keep what I typed' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(page, 'updateSiteSettings')[1]).toMatchObject({ base_version: 2, contact: 'mine@example.org' });
});

test('a draft is saved, and only what is saved can be published, from a day on', async () => {
  const saved = aDesk({
    draft: { ...aDesk().draft, version: 3, words: { en: 'Be kind. Please.', fr: 'Soyez aimables.' } },
  });
  const page = visit(
    {
      saveLegalDraft: saved,
      publishLegalText: { ...saved, versions: [{ ...aDesk().versions[0]!, number: 2, state: 'upcoming' as const }] },
    },
    '/dashboard/settings?view=terms-of-use',
  );
  const { user, toasts } = page;
  await user.type(await screen.findByRole('textbox', { name: 'Text in English' }), ' Please.');
  expect(screen.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish…' })).toBeEnabled());
  expect(sent(page, 'saveLegalDraft')).toEqual([
    { base_version: 2, words: { en: 'Be kind. Please.', fr: 'Soyez aimables.' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const form = within(await screen.findByRole('form', { name: 'Publish this text?' }));
  const today = new Date().toISOString().slice(0, 10);
  expect(form.getByLabelText('Holds from')).toHaveValue(today);
  await user.click(form.getByRole('button', { name: 'Publish the text' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: 'Version 2 is published.' }));
  expect(sent(page, 'publishLegalText')).toEqual([{ base_version: 3, holds_from: today }]);
});

test('versions are compared word by word, and one is put back into the draft', async () => {
  const { user } = visit({}, '/dashboard/settings?view=terms-of-use');
  const english = await screen.findByRole('group', { name: 'In English' });
  expect(english).toHaveTextContent(/Removed: good.*Added: kind/);
  await user.click(screen.getByRole('button', { name: 'Put version 1 into the draft' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Be good.'));
  expect(screen.getByRole('textbox', { name: 'Text in French' })).toHaveValue('Soyez bons.');
  expect(screen.getByRole('button', { name: 'Save the draft' })).toBeEnabled();
});

test('a text is shown as it will be read', async () => {
  const { user } = visit({}, '/dashboard/settings?view=privacy-notice');
  const field = await screen.findByRole('textbox', { name: 'Text in English' });
  await user.clear(field);
  await user.type(field, '## What we keep');
  await user.click(screen.getAllByRole('tab', { name: 'Preview' })[0]!);
  expect(await screen.findByRole('heading', { name: 'What we keep' })).toBeVisible();
});

test.each([
  ['/dashboard/settings', 'Bluesky', []],
  ['/dashboard/settings?view=terms-of-use', 'Be kind.', []],
])('%s says everything in every language', async (url, until, except) => {
  const replies: Replies = {
    getSiteSettings: settings({ social: [{ name: 'Blog', url: 'https://blog.example/' }] }),
    getLegalDesk: aDesk(),
    getLegalVersion: { en: 'Be good.', fr: 'Soyez bons.' },
  };
  const networks = ['Bluesky', 'Discord', 'Facebook', 'GitHub', 'Instagram', 'LinkedIn', 'Mastodon', 'Pinterest'];
  const more = ['Telegram', 'Threads', 'TikTok', 'Vimeo', 'WhatsApp', 'YouTube', 'Version'];
  expect(
    await untranslated(<App />, { url, session, replies, until, except: [...networks, ...more, ...except] }),
  ).toEqual([]);
});
