import type { z } from 'zod';
import { auditLogFile } from '@stoa/shared/contract/people/audit-log.ts';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { findAuditEntries, type NamedEntry } from './audit-log.repository.ts';
import { en } from './messages/audit-log.en.ts';
import { fr } from './messages/audit-log.fr.ts';

type Asked = z.infer<typeof auditLogFile>;

const texts = createTexts({ en, fr });
const BATCH = 500;

/** Kinds and facts stand there as the API calls them: a file is read by programs, too. */
export const auditLogCsv: CsvFile<Asked> = {
  route: 'getAuditLogLink',
  asked: auditLogFile,
  name: ({ locale }) => texts(locale)('file.name'),
  rows: rowsOf,
};

export const getAuditLogLink = (context: Pick<Context, 'files'>, asked: Asked) =>
  linkToCsv(context, auditLogCsv, asked);

async function* rowsOf({ db }: Context, { locale, ...filters }: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(locale);
  yield [heads.map((head) => t(`head.${head}`))];
  for (let before: number | undefined; ;) {
    const rows = await findAuditEntries(db, { ...filters, before, limit: BATCH });
    yield rows.map(lineOf);
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.entry.seq;
  }
}

const heads = ['seq', 'at', 'kind', 'actor', 'subject', 'id', 'name', 'why', 'before', 'after', 'hash'] as const;

const lineOf = ({ entry, actorName, subjectName }: NamedEntry): CsvRow => [
  { decimal: String(entry.seq) },
  instantOf(entry.at),
  entry.kind,
  actorName ?? '',
  entry.subjectType,
  entry.subjectId,
  subjectName ?? entry.subjectName ?? '',
  entry.why,
  JSON.stringify(entry.before),
  JSON.stringify(entry.after),
  entry.hash,
];
