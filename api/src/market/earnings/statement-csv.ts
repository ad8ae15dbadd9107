import { csvText, type DecimalCell, decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { boundsOf } from './account-months.ts';
import type { Statement } from './statement.ts';
import { statementTexts } from './statement-texts.ts';

/** Opening, what moved, closing: one line each, with the balance after it. */
export function statementCsv(statement: Statement, locale: Locale): string {
  const t = statementTexts(locale);
  const { currency, opening, lines, closing } = statement;
  const { from, to } = boundsOf(statement.month);
  const amount = (minor: number | null): DecimalCell | string =>
    minor === null ? '' : { decimal: decimalText(minor, currency) };
  const balance = (at: string, kind: string, minor: number) => [
    at,
    kind,
    ...['', '', '', '', '', ''],
    amount(minor),
    currency,
  ];
  return csvText([
    heads.map((head) => t(`head.${head}`)),
    balance(from.toISOString(), t('kind.opening'), opening),
    ...lines.map(({ at, kind, name, sold, discount, tax, fee, mine, balance: after }) => [
      at,
      t(`kind.${kind}`),
      name,
      ...[sold, discount, tax, fee, mine, after].map(amount),
      currency,
    ]),
    statement.isClosed ? balance(to.toISOString(), t('kind.closing'), closing) : balance('', t('kind.so_far'), closing),
  ]);
}

const heads = ['date', 'kind', 'item', 'sold', 'discount', 'tax', 'fee', 'account', 'balance', 'currency'] as const;
