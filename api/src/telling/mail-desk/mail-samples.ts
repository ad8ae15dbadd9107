import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { MailTemplates } from '../mail/mail-templates.ts';
import { en } from './messages/mail-samples.en.ts';
import { fr } from './messages/mail-samples.fr.ts';

const texts = createTexts({ en, fr });

/** Links lead to the first page: there is nothing that a sample could open. */
const path = to.home();

/** Values of every template that say that they are samples. */
export function samplesIn(locale: Locale): MailTemplates {
  const t = texts(locale);
  const first_name = t('name');
  const when = t('moment');
  const notice = { first_name, title: t('title'), body: t('body'), path, settings_path: path };
  const identity = { first_name, provider: t('provider'), when, settings_path: path };
  return {
    registration_code: { first_name, code: t('code'), minutes: '15' },
    account_exists: { first_name, login_path: path, reset_path: path },
    password_reset: { first_name, path, minutes: '60' },
    password_changed: { first_name, when },
    email_confirm: { first_name, path, hours: '24' },
    email_taken: { login_path: path },
    email_changed: { first_name, new_email: t('email'), when },
    identity_linked: identity,
    identity_unlinked: identity,
    data_export_asked: { first_name, when, sessions_path: path },
    new_sign_in: { first_name, device: t('device'), address: '192.0.2.1', when, sessions_path: path },
    account_suspended: { first_name, reason: t('reason'), login_path: path },
    account_restored: { first_name, login_path: path },
    accounts_merged: { first_name, kept: t('email'), ended: t('other_email'), login_path: path },
    email_alias_removed: { first_name, when },
    deletion_scheduled: { first_name, date: t('day'), keep_path: path },
    deletion_taken_back: { first_name },
    account_deleted: { first_name },
    notification: notice,
    receipt: {
      ...notice,
      kind: 'receipt',
      number: t('number'),
      date: t('day'),
      amount: t('amount'),
      card: t('card'),
    },
  };
}
