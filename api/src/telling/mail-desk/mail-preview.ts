import { z } from 'zod';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { type Locale, locales } from '@stoa/shared/contract/site/locales.ts';
import {
  type MailTemplateName,
  mailTemplateNames,
  type MailTheme,
  mailThemes,
} from '@stoa/shared/contract/telling/mail-words.ts';
import { signLink } from '../../files/signed-links.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { drawHtml } from '../mail/draw-html.ts';
import { drawText } from '../mail/draw-text.ts';
import { contentOf } from '../mail/mail-content.ts';
import { type Mail, queueMail } from '../mail/queue-mail.ts';
import { samplesIn } from './mail-samples.ts';

export const PREVIEW_PATH = 'mails/preview';
/** As long as a person may look at one. */
const LINK_S = 5 * 60;

export const previewed = z.object({
  template: z.enum(mailTemplateNames),
  locale: z.enum(locales),
  theme: z.enum(mailThemes),
});
type Previewed = z.infer<typeof previewed>;

export function getMailPreview(
  { files, settings }: Pick<Context, 'files' | 'settings'>,
  asked: Previewed,
): Reply<'getMailPreview'> {
  const content = sampleOf(asked, settings.siteUrl);
  const path = `${API_PREFIX}/${PREVIEW_PATH}/${asked.template}/${asked.locale}/${asked.theme}`;
  return {
    subject: content.subject,
    text: drawText(content),
    html_path: signLink(files.secret, path, LINK_S).url,
  };
}

export const drawPreview = async (asked: Previewed, siteUrl: string): Promise<string> =>
  inTheme(await drawHtml(sampleOf(asked, siteUrl)), asked.theme);

/** The colours that were asked for, whichever the reader's own system has. */
const inTheme = (html: string, theme: MailTheme): string =>
  html.replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all').replaceAll('light dark', theme);

const sampleOf = ({ template, locale }: Pick<Previewed, 'template' | 'locale'>, siteUrl: string) =>
  contentOf(
    { toAddress: 'sample@example.org', locale, template, templateValues: { ...samplesIn(locale)[template] } },
    siteUrl,
  );

/** The same as anybody would get, but for the samples in it. */
export const sendTestMail = (
  db: Database,
  { user }: Viewer,
  { template, locale }: { template: MailTemplateName; locale: Locale },
): Promise<Reply<'sendTestMail'>> =>
  db.transaction(async (tx) => {
    const to = { address: user.email, name: user.fullName };
    await queueMail(tx, { to, locale, template, values: samplesIn(locale)[template] } as Mail);
    const subject = { type: 'mail' as const, id: template, name: template };
    await recordAudit(tx, { kind: 'test_mail_sent', actorId: user.id, subject, after: { locale } });
    return { ok: true };
  });
