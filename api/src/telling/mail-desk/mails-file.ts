import type { z } from 'zod';
import { mailsFile, type OutgoingMail } from '@stoa/shared/contract/telling/mail-desk.ts';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { createTexts } from '../../kernel/texts.ts';
import { findMails } from './listed-mails.ts';
import { outgoingMailOf } from './mail-desk.service.ts';
import { en } from './messages/mails-file.en.ts';
import { fr } from './messages/mails-file.fr.ts';

type Asked = z.infer<typeof mailsFile>;

const texts = createTexts({ en, fr });
const BATCH = 500;

/** Kinds, states and faults stand there as the API calls them: a file is read by programs, too. */
export const mailsCsv: CsvFile<Asked> = {
  route: 'getMailsLink',
  asked: mailsFile,
  name: ({ locale }) => texts(locale)('file.name'),
  rows: rowsOf,
};

export const getMailsLink = (context: Pick<Context, 'files'>, asked: Asked) => linkToCsv(context, mailsCsv, asked);

async function* rowsOf({ db }: Context, { locale, ...filters }: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(locale);
  yield [heads.map((head) => t(`head.${head}`))];
  for (let offset = 0; ; offset += BATCH) {
    const rows = await findMails(db, { ...filters, limit: BATCH, offset });
    yield rows.map((row) => lineOf(outgoingMailOf(row)));
    if (rows.length < BATCH) return;
  }
}

const heads = [
  ...(['id', 'created', 'address', 'name', 'template', 'language', 'subject', 'state'] as const),
  ...(['tries', 'fault', 'error', 'sent', 'given_up'] as const),
];

const lineOf = (mail: OutgoingMail): CsvRow => [
  ...[mail.id, mail.created_at, mail.recipient.address, mail.recipient.name, mail.template, mail.locale],
  ...[mail.subject ?? '', mail.state],
  { decimal: String(mail.tries) },
  ...[mail.fault ?? '', mail.last_error ?? '', mail.sent_at ?? '', mail.given_up_at ?? ''],
];
