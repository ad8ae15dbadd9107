import { expect, test } from '@jest/globals';
import { type Locale, locales } from '@stoa/shared/contract/site/locales.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import { contentOf } from './mail-content.ts';
import type { MailTemplates } from './mail-templates.ts';

const SITE = 'https://stoa.example';
const when = '21 November 2026 at 15:41 UTC';
const first_name = 'Ada';
const examples: MailTemplates = {
  registration_code: { first_name, code: '048213', minutes: '15' },
  account_exists: { first_name, login_path: '/login', reset_path: '/password/email' },
  password_reset: { first_name, path: '/password/reset/abc', minutes: '60' },
  password_changed: { first_name, when },
  email_confirm: { first_name, path: '/email/confirm/abc', hours: '24' },
  email_taken: { login_path: '/login' },
  email_changed: { first_name, new_email: 'new@example.org', when },
  identity_linked: { first_name, provider: 'Google', when, settings_path: '/account/settings' },
  identity_unlinked: { first_name, provider: 'Google', when, settings_path: '/account/settings' },
  data_export_asked: { first_name, when, sessions_path: '/account/settings' },
  new_sign_in: {
    first_name,
    device: 'Firefox on Linux',
    address: '192.0.2.7',
    when,
    sessions_path: '/account/settings',
  },
  account_suspended: { first_name, reason: 'Advertisements in many discussions', login_path: '/login' },
  account_restored: { first_name, login_path: '/login' },
  email_alias_removed: { first_name, when: '3 March 2026, 9:00' },
  accounts_merged: { first_name, kept: 'ada@example.org', ended: 'ada.porch@example.org', login_path: '/login' },
  deletion_scheduled: { first_name, date: when, keep_path: '/account/settings' },
  deletion_taken_back: { first_name },
  account_deleted: { first_name },
  notification: {
    first_name,
    title: 'A title',
    body: 'A body.',
    path: '/course/a',
    settings_path: '/account/settings',
  },
  receipt: {
    first_name,
    title: 'We received your payment of $24',
    body: 'For: Typography.',
    kind: 'receipt',
    number: 'R-2026-000001',
    date: '24 November 2026',
    amount: '$24',
    card: 'Visa •••• 4242',
    path: '/account/billing',
    settings_path: '/account/settings',
  },
};
const templates = Object.keys(examples) as (keyof MailTemplates)[];

const drawn = async (
  template: keyof MailTemplates,
  { locale = 'en', values = {} }: { locale?: Locale; values?: Record<string, string> } = {},
) => {
  const templateValues = { ...(examples[template] as Record<string, string>), ...values };
  const content = contentOf({ toAddress: 'ada@example.org', locale, template, templateValues }, SITE);
  return { content, text: drawText(content), html: await drawHtml(content) };
};

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;');

test.each(templates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
  '%s in %s: HTML and plain text say the same',
  async (template, locale) => {
    const { content, text, html } = await drawn(template, { locale });
    const links = [content.button, content.link].filter((link) => link !== undefined);
    const facts = (content.facts ?? []).flatMap(({ label, value }) => [label, value]);
    const words = [content.greeting, ...content.paragraphs, ...(content.notes ?? []), ...facts, content.footer];
    for (const sentence of [...words, ...links.map(({ label }) => label)]) {
      expect(text).toContain(sentence);
      expect(html).toContain(escaped(sentence));
    }
    for (const { url } of links) {
      expect(url.startsWith(`${SITE}/`)).toBe(true);
      expect(text).toContain(url);
      expect(html).toContain(`href="${url}"`);
    }
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain(content.preheader);
    // A value that was not given, or is no number, would show as one of these.
    expect(text).not.toMatch(/undefined|NaN|\{/);
    // Nothing is fetched, so nobody learns that a mail was read.
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
  },
);

test.each(locales)('the foot of one that can be stopped leads there, in %s', async (locale) => {
  const mail = { toAddress: 'ada@example.org', locale, template: 'notification' as const };
  const templateValues = { ...examples.notification };
  const content = contentOf({ ...mail, templateValues, unsubscribePath: '/unsubscribe/abc' }, SITE);
  const { label, url } = content.unsubscribe!;
  expect(url).toBe(`${SITE}/unsubscribe/abc`);
  expect(drawText(content)).toContain(`${url}\n`);
  const html = await drawHtml(content);
  expect(html).toContain(`href="${url}"`);
  expect(html).toContain(escaped(label));
  expect(drawText(contentOf({ ...mail, templateValues }, SITE))).not.toContain('unsubscribe');
});

test('what a person wrote is text and nothing else, wherever it stands', async () => {
  const nasty = '<b>x</b> <script>alert(1)</script> <mj-include path="/etc/passwd" /> & "quoted" {{y}} <!-- z';
  const { html, text } = await drawn('notification', { values: { first_name: '<b>x', title: nasty, body: nasty } });
  expect(html).not.toMatch(/<b>|<script|<mj-/);
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt; &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('Hello &lt;b&gt;x,');
  expect(text).toContain(nasty);
  expect(text).toContain('Hello <b>x,');
});

test('a value that looks like a link of HTML does not leave its attribute', async () => {
  const { html } = await drawn('password_reset', { values: { path: '/password/reset/"><img src=x>' } });
  expect(html).not.toContain('<img');
});

test('a subject is one line, whatever a title holds', async () => {
  const { content } = await drawn('notification', { values: { title: 'One\r\nBcc: all@example.org' } });
  expect(content.subject).toBe('One Bcc: all@example.org');
});

test('a name that could be an advertisement is not greeted', async () => {
  const greetings = await Promise.all(
    ['Win at www.example.com', 'https://example.com', 'see example.com', 'x'.repeat(41), '  '].map(
      async (name) => (await drawn('registration_code', { values: { first_name: name } })).content.greeting,
    ),
  );
  expect(new Set(greetings)).toEqual(new Set(['Hello,']));
  const { content } = await drawn('registration_code', { values: { first_name: 'Jean-Élie O’Neill Jr.' } });
  expect(content.greeting).toBe('Hello Jean-Élie O’Neill Jr.,');
});

test.each(['//elsewhere.example/', 'https://elsewhere.example/', 'login'])(
  '%s is no path of this site, and no mail leads there',
  async (path) => {
    await expect(drawn('notification', { values: { path } })).rejects.toThrow('is no path of the site');
  },
);

test.each(templates)('%s does not go out with a hole in it', (template) => {
  for (const name of Object.keys(examples[template]).filter((one) => one !== 'first_name')) {
    const { [name]: _left, ...templateValues } = examples[template] as Record<string, string>;
    const draw = () => contentOf({ toAddress: 'ada@example.org', locale: 'en', template, templateValues }, SITE);
    expect(draw).toThrow(`The email has no '${name}'.`);
  }
});

test('one minute is one minute', async () => {
  const { text } = await drawn('registration_code', { values: { minutes: '1' } });
  expect(text).toContain('for 1 minute,');
});

test('a mail has the colours of the dark for who reads in the dark', async () => {
  const { html } = await drawn('registration_code');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
