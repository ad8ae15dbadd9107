import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';
import { PdfType, type TextStyle } from '../../kernel/pdf/pdf-type.ts';
import { boundsOf } from './account-months.ts';
import type { Statement } from './statement.ts';
import { statementTexts } from './statement-texts.ts';

/** A4, points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const ROW = 17;
const ink = rgb(0.082, 0.145, 0.169);
const soft = rgb(0.271, 0.322, 0.341);
const line = rgb(0.859, 0.847, 0.808);
const text: TextStyle = { cut: '400-normal', size: 9.5, color: ink };
const head: TextStyle = { cut: '600-normal', size: 9.5, color: soft };
const strong: TextStyle = { cut: '600-normal', size: 9.5, color: ink };

/** Where each column begins; those of amounts end there. */
const columns = { date: MARGIN, kind: 112, item: 210, account: 470, balance: PAGE.width - MARGIN } as const;
type Row = Record<keyof typeof columns, string>;

/** The statement as pages to print or to hand to an accountant. */
export async function drawStatement(statement: Statement, seller: string, locale: Locale): Promise<Uint8Array> {
  const t = statementTexts(locale);
  const { from, to } = boundsOf(statement.month);
  const month = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(from);
  const document = await PDFDocument.create();
  document.setTitle(`${t('title')} · ${month}`);
  document.setAuthor('Stoa');
  document.setLanguage(locale);
  document.setCreationDate(to);
  document.setModificationDate(to);
  const type = new PdfType(document);
  let page = document.addPage([PAGE.width, PAGE.height]);
  await type.draw(page, t('title'), { x: MARGIN, y: 770, style: { cut: '600-normal', size: 22, color: ink } });
  const about = `${month} · ${statement.currency} · ${seller}`;
  const aboutStyle = { ...text, size: 12, color: soft };
  await type.draw(page, about, {
    x: MARGIN,
    y: 748,
    style: await type.fitted(about, aboutStyle, PAGE.width - 2 * MARGIN),
  });
  await type.draw(page, t('counted'), { x: MARGIN, y: 730, style: { ...text, color: soft } });
  const [heads, ...rows] = rowsOf(statement, locale);
  let y = await drawHeads(page, type, heads!, 704);
  for (const [at, row] of rows.entries()) {
    if (y < MARGIN) {
      page = document.addPage([PAGE.width, PAGE.height]);
      y = await drawHeads(page, type, heads!, PAGE.height - MARGIN);
    }
    const isBalance = at === 0 || at === rows.length - 1;
    await drawRow(page, type, row, { y, style: isBalance ? strong : text });
    y -= ROW;
  }
  return document.save();
}

async function drawHeads(page: PDFPage, type: PdfType, heads: Row, y: number): Promise<number> {
  await drawRow(page, type, heads, { y, style: head });
  page.drawRectangle({ x: MARGIN, y: y - 6, width: PAGE.width - 2 * MARGIN, height: 0.8, color: line });
  return y - ROW - 6;
}

async function drawRow(
  page: PDFPage,
  type: PdfType,
  row: Row,
  { y, style }: { y: number; style: TextStyle },
): Promise<void> {
  const room = { date: 60, kind: 92, item: 190 };
  for (const column of ['date', 'kind', 'item'] as const) {
    const [first = '', ...more] = await type.lines(row[column], style, room[column]);
    const shown = more.length > 0 ? `${first}…` : first;
    await type.draw(page, shown, { x: columns[column], y, style: await type.fitted(shown, style, room[column]) });
  }
  for (const column of ['account', 'balance'] as const) {
    const x = columns[column] - (await type.width(row[column], style));
    await type.draw(page, row[column], { x, y, style });
  }
}

/** The heads first; opening and closing around what moved. */
function rowsOf({ month, currency, opening, lines, closing, isClosed }: Statement, locale: Locale): Row[] {
  const t = statementTexts(locale);
  const { money } = createFormat(locale);
  const day = dateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'UTC',
  });
  // The narrow space that does not break is in none of the fonts.
  const amount = (minor: number) => money(minor, currency).replaceAll('\u202f', '\u00a0');
  const balance = (kind: string, minor: number): Row => ({
    date: '',
    kind,
    item: '',
    account: '',
    balance: amount(minor),
  });
  return [
    {
      date: t('head.date'),
      kind: t('head.kind'),
      item: t('head.item'),
      account: t('head.account'),
      balance: t('head.balance'),
    },
    { ...balance(t('kind.opening'), opening), date: day.format(boundsOf(month).from) },
    ...lines.map(({ at, kind, name, mine, balance: after }) => ({
      date: day.format(new Date(at)),
      kind: t(`kind.${kind}`),
      item: name,
      account: amount(mine),
      balance: amount(after),
    })),
    balance(t(isClosed ? 'kind.closing' : 'kind.so_far'), closing),
  ];
}
