import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { earningEndpoints } from '@stoa/shared/contract/market/earnings.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import { requireSigned, signLink } from '../../files/signed-links.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { statementCsv } from './statement-csv.ts';
import { findSellerName } from './statement.repository.ts';
import { readStatement } from './statement.ts';
import { statementTexts } from './statement-texts.ts';

/** As long as a person may look for where to save it. */
const LINK_S = 5 * 60;

const asked = earningEndpoints.getStatementLink.query.extend({ user: z.uuid(), locale: z.enum(locales) });
export type AskedStatement = z.infer<typeof asked>;

/** The whole question stands in the path, so that it is signed. */
export const statementPath = ({
  user,
  currency,
  month,
  locale,
  format,
}: Record<keyof AskedStatement, string>): string =>
  `${API_PREFIX}/${routes.getStatementLink.split(' ')[1]}/${user}/${currency}/${month}/${locale}/${format}`;

export function getStatementLink(
  { files }: Pick<Context, 'files'>,
  { user }: Viewer,
  given: Omit<AskedStatement, 'user'>,
): { url: string; expires_at: string } {
  const { url, expiresAt } = signLink(files.secret, statementPath({ ...given, user: user.id }), LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

interface StatementFile {
  name: string;
  type: string;
  content: string | Buffer;
}

/** The file behind a link. */
export async function openStatement({ db, files }: Context, params: unknown, query: unknown): Promise<StatementFile> {
  const given = asked.safeParse(params);
  if (!given.success) throw notFound();
  requireSigned(files.secret, statementPath(given.data), query);
  const { user, currency, month, locale, format } = given.data;
  const statement = await readStatement(db, { userId: user, currency }, month);
  const name = `${statementTexts(locale)('file.name')}-${month}-${currency.toLowerCase()}`;
  if (format === 'csv') {
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: statementCsv(statement, locale) };
  }
  const { drawStatement } = await import('./draw-statement.ts');
  const pages = await drawStatement(statement, await findSellerName(db, user), locale);
  return { name: `${name}.pdf`, type: 'application/pdf', content: Buffer.from(pages) };
}
