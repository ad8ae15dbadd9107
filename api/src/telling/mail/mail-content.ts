import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createTexts } from '../../kernel/texts.ts';
import { greetableName } from './greetable-name.ts';
import type { MailTemplates } from './mail-templates.ts';
import { en } from './messages/mail.en.ts';
import { fr } from './messages/mail.fr.ts';

export interface MailLink {
  label: string;
  /** Whole: with the site's address. */
  url: string;
}

/** One mail in words: its HTML and its plain text are both drawn from this. */
export interface MailContent {
  subject: string;
  preheader: string;
  greeting: string;
  paragraphs: string[];
  /** To be typed somewhere. */
  code?: string;
  facts?: { label: string; value: string }[];
  button?: MailLink;
  /** The smaller way, below the button. */
  link?: MailLink;
  /** What stands below all that can be done. */
  notes?: string[];
  footer: string;
  /** Where its reader stops mails of its kind. */
  unsubscribe?: MailLink | undefined;
  locale: Locale;
  site: MailLink;
}

type Template = keyof MailTemplates;
type Text = ReturnType<typeof mailTexts>;
type Body = Omit<MailContent, 'greeting' | 'footer' | 'unsubscribe' | 'locale' | 'site'>;
type Write<T extends Template> = (text: Text, values: MailTemplates[T], site: Site) => Body;

interface Site {
  /** Makes a path whole. */
  url: (path: string) => string;
}

export const mailTexts = createTexts({ en, fr });

const bodies: { [T in Template]: Write<T> } = {
  registration_code: (text, { code, minutes }) => ({
    subject: text('registration_code.subject'),
    preheader: text('registration_code.preheader', { code }),
    paragraphs: [text('registration_code.ask')],
    code,
    notes: [text('registration_code.limit', { minutes: Number(minutes) }), text('registration_code.not_you')],
  }),
  account_exists: (text, { login_path, reset_path }, { url }) => ({
    subject: text('account_exists.subject'),
    preheader: text('account_exists.preheader'),
    paragraphs: [text('account_exists.told')],
    button: { label: text('account_exists.log_in'), url: url(login_path) },
    link: { label: text('account_exists.reset'), url: url(reset_path) },
    notes: [text('account_exists.not_you')],
  }),
  password_reset: (text, { path, minutes }, { url }) => ({
    subject: text('password_reset.subject'),
    preheader: text('password_reset.preheader', { minutes: Number(minutes) }),
    paragraphs: [text('password_reset.told')],
    button: { label: text('password_reset.set'), url: url(path) },
    notes: [text('password_reset.limit', { minutes: Number(minutes) }), text('password_reset.not_you')],
  }),
  password_changed: (text, { when }, { url }) => ({
    subject: text('password_changed.subject'),
    preheader: text('password_changed.preheader', { when }),
    paragraphs: [
      text('password_changed.told', { when }),
      text('password_changed.if_you'),
      text('password_changed.not_you'),
    ],
    button: { label: text('password_changed.set'), url: url(to.forgottenPassword()) },
  }),
  email_confirm: (text, { path, hours }, { url }) => ({
    subject: text('email_confirm.subject'),
    preheader: text('email_confirm.preheader'),
    paragraphs: [text('email_confirm.told')],
    button: { label: text('email_confirm.confirm'), url: url(path) },
    notes: [text('email_confirm.limit', { hours: Number(hours) }), text('email_confirm.not_you')],
  }),
  email_taken: (text, { login_path }, { url }) => ({
    subject: text('email_taken.subject'),
    preheader: text('email_taken.preheader'),
    paragraphs: [text('email_taken.told'), text('email_taken.hint')],
    button: { label: text('email_taken.log_in'), url: url(login_path) },
  }),
  email_changed: (text, { new_email, when }) => ({
    subject: text('email_changed.subject'),
    preheader: text('email_changed.preheader'),
    paragraphs: [
      text('email_changed.told', { new_email, when }),
      text('email_changed.if_you'),
      text('email_changed.not_you'),
    ],
  }),
  identity_linked: (text, { provider, when, settings_path }, { url }) => ({
    subject: text('identity_linked.subject', { provider }),
    preheader: text('identity_linked.preheader', { when }),
    paragraphs: [
      text('identity_linked.told', { provider, when }),
      text('identity_linked.if_you'),
      text('identity_linked.not_you', { provider }),
    ],
    button: { label: text('identity_linked.see'), url: url(settings_path) },
  }),
  identity_unlinked: (text, { provider, when, settings_path }, { url }) => ({
    subject: text('identity_unlinked.subject', { provider }),
    preheader: text('identity_unlinked.preheader', { when }),
    paragraphs: [
      text('identity_unlinked.told', { provider, when }),
      text('identity_unlinked.if_you'),
      text('identity_unlinked.not_you'),
    ],
    button: { label: text('identity_unlinked.see'), url: url(settings_path) },
  }),
  data_export_asked: (text, { when, sessions_path }, { url }) => ({
    subject: text('data_export_asked.subject'),
    preheader: text('data_export_asked.preheader', { when }),
    paragraphs: [
      text('data_export_asked.told', { when }),
      text('data_export_asked.if_you'),
      text('data_export_asked.not_you'),
    ],
    button: { label: text('data_export_asked.see'), url: url(sessions_path) },
  }),
  new_sign_in: (text, { device, address, when, sessions_path }, { url }) => ({
    subject: text('new_sign_in.subject'),
    preheader: text('new_sign_in.preheader', { device, when }),
    paragraphs: [text('new_sign_in.told')],
    facts: [
      { label: text('new_sign_in.device'), value: device },
      { label: text('new_sign_in.address'), value: address },
      { label: text('new_sign_in.when'), value: when },
    ],
    button: { label: text('new_sign_in.see'), url: url(sessions_path) },
    notes: [text('new_sign_in.advice')],
  }),
  account_suspended: (text, { reason, login_path }, { url }) => ({
    subject: text('account_suspended.subject'),
    preheader: reason,
    paragraphs: [text('account_suspended.told'), text('account_suspended.stays')],
    facts: [{ label: text('account_suspended.reason'), value: reason }],
    button: { label: text('account_suspended.appeal'), url: url(login_path) },
    notes: [text('account_suspended.how')],
  }),
  account_restored: (text, { login_path }, { url }) => ({
    subject: text('account_restored.subject'),
    preheader: text('account_restored.preheader'),
    paragraphs: [text('account_restored.told')],
    button: { label: text('account_restored.log_in'), url: url(login_path) },
  }),
  accounts_merged: (text, { kept, ended, login_path }, { url }) => ({
    subject: text('accounts_merged.subject'),
    preheader: text('accounts_merged.preheader', { kept }),
    paragraphs: [text('accounts_merged.told', { kept, ended }), text('accounts_merged.log_in_with', { kept, ended })],
    button: { label: text('account_restored.log_in'), url: url(login_path) },
    notes: [text('accounts_merged.mistake')],
  }),
  email_alias_removed: (text, { when }) => ({
    subject: text('email_alias_removed.subject'),
    preheader: text('email_alias_removed.preheader', { when }),
    paragraphs: [
      text('email_alias_removed.told', { when }),
      text('email_changed.if_you'),
      text('email_changed.not_you'),
    ],
  }),
  deletion_scheduled: (text, { date, keep_path }, { url }) => ({
    subject: text('deletion_scheduled.subject'),
    preheader: text('deletion_scheduled.preheader', { date }),
    paragraphs: [text('deletion_scheduled.told', { date })],
    button: { label: text('deletion_scheduled.keep'), url: url(keep_path) },
  }),
  deletion_taken_back: (text) => ({
    subject: text('deletion_taken_back.subject'),
    preheader: text('deletion_taken_back.preheader'),
    paragraphs: [text('deletion_taken_back.told')],
  }),
  account_deleted: (text) => ({
    subject: text('account_deleted.subject'),
    preheader: text('account_deleted.preheader'),
    paragraphs: [text('account_deleted.told')],
  }),
  notification: (text, { title, body, path, settings_path }, { url }) => ({
    subject: title,
    preheader: body,
    paragraphs: body.split(/\n+/).filter((line) => line.trim() !== ''),
    button: { label: text('notification.open'), url: url(path) },
    link: { label: text('notification.settings'), url: url(settings_path) },
  }),
  receipt: (text, { title, body, kind, number, date, amount, card, path, settings_path }, { url }) => ({
    subject: title,
    preheader: body,
    paragraphs: [body, text('receipt.attached', { kind })],
    facts: [
      { label: text('receipt.number', { kind }), value: number },
      { label: text('receipt.date'), value: date },
      { label: text('receipt.amount'), value: amount },
      ...(card === '' ? [] : [{ label: text('receipt.card'), value: card }]),
    ],
    button: { label: text('receipt.open', { kind }), url: url(path) },
    link: { label: text('notification.settings'), url: url(settings_path) },
  }),
};

interface Written {
  toAddress: string;
  locale: Locale;
  template: Template;
  templateValues: Record<string, string>;
  /** Path of the page on which its reader stops mails of its kind, where there is one. */
  unsubscribePath?: string | undefined;
}

/** Null where the values lack one that a text needs: that is told when it is to be sent. */
export function subjectOf(mail: Written): string | null {
  try {
    return contentOf(mail, NO_SITE).subject;
  } catch {
    return null;
  }
}

/** No subject holds an address. */
const NO_SITE = 'https://site.invalid';

/** @throws when the values lack one that a text needs */
export function contentOf(mail: Written, siteUrl: string): MailContent {
  const text = mailTexts(mail.locale);
  const write = bodies[mail.template] as (text: Text, values: object, site: Site) => Body;
  const body = write(text, complete(mail.templateValues), { url: (path) => addressOf(path, siteUrl) });
  const name = greetableName(mail.templateValues['first_name']);
  return {
    ...body,
    // A line of a header; a title may hold anything that a person wrote.
    subject: body.subject.replaceAll(/\s+/g, ' ').trim(),
    greeting: name === undefined ? text('mail.greeting_unnamed') : text('mail.greeting', { name }),
    footer: text('mail.footer', { address: mail.toAddress }),
    unsubscribe: mail.unsubscribePath
      ? { label: text('mail.unsubscribe'), url: addressOf(mail.unsubscribePath, siteUrl) }
      : undefined,
    locale: mail.locale,
    site: { label: new URL(siteUrl).host, url: `${siteUrl}/` },
  };
}

/** @throws when the path leads out of the site */
function addressOf(path: string, siteUrl: string): string {
  const url = new URL(path, `${siteUrl}/`);
  if (!path.startsWith('/') || url.origin !== new URL(siteUrl).origin)
    throw new Error(`'${path}' is no path of the site.`);
  return url.href;
}

/** A mail that lacks a value must not go out with a hole in it. */
const complete = (values: Record<string, string>): Record<string, string> =>
  new Proxy(values, {
    get(target, name) {
      const value = target[String(name)];
      if (value === undefined) throw new Error(`The email has no '${String(name)}'.`);
      return value;
    },
  });
