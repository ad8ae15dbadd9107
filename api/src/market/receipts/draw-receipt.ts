import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { PDFDocument } from 'pdf-lib';
import { createTexts } from '../../kernel/texts.ts';

import { sum } from './credited-lines.ts';
import { en } from './messages/receipt.en.ts';
import { fr } from './messages/receipt.fr.ts';
import { body, faint, heading, label, LEFT, ReceiptPage, RIGHT, strong } from './receipt-page.ts';
import { amountText, cardText, countryName, dateText } from './receipt-words.ts';
import type { Payer, ReceiptLine, ReceiptRow, Seller } from './receipts.tables.ts';

const textsIn = createTexts({ en, fr });
type Text = ReturnType<typeof textsIn>;

interface Drawing {
  page: ReceiptPage;
  receipt: ReceiptRow;
  text: Text;
  money: (minor: number) => string;
  /** The number of the receipt that a credit note corrects. */
  corrected: string | undefined;
}

/** Where columns of numbers end. */
const COLUMNS = { price: 326, discount: 398, tax: 468, amount: RIGHT } as const;
const columns = ['price', 'discount', 'tax', 'amount'] as const;
const COLUMN_WIDTH = 62;
const ITEM_WIDTH = 200;

/** A receipt or credit note as a file to keep: the same bytes each time, for all that it says stands in its row. */
export async function drawReceipt(receipt: ReceiptRow, corrected?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const text = textsIn(receipt.locale);
  describe(document, receipt, text);
  const money = (minor: number) => amountText(minor, receipt.currency, receipt.locale);
  const drawing = { page: new ReceiptPage(document), receipt, text, money, corrected };
  await drawHead(drawing);
  await drawParties(drawing);
  await drawFacts(drawing);
  await drawLines(drawing);
  await drawTotals(drawing);
  await drawing.page.feet((page, pages) => ({
    left: [receipt.seller.site, receipt.seller.host].filter(Boolean).join(' · '),
    right: pages === 1 ? receipt.number : `${receipt.number} · ${text('page', { page, pages })}`,
  }));
  return document.save();
}

function describe(document: PDFDocument, { kind, number, seller, issuedAt, locale }: ReceiptRow, text: Text): void {
  document.setTitle(text(`title.${kind}`, { number }));
  document.setAuthor(seller.name ?? seller.site);
  document.setLanguage(locale);
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
}

async function drawHead({ page, receipt, text }: Drawing): Promise<void> {
  await page.text(receipt.seller.site, LEFT, heading);
  await page.textTo(text(receipt.kind), RIGHT, { ...heading, size: 18 });
  page.down(20);
  page.rule();
  page.down(30);
}

async function drawParties({ page, receipt: { seller, payer, locale }, text }: Drawing): Promise<void> {
  const width = (RIGHT - LEFT) / 2 - 20;
  const middle = (LEFT + RIGHT) / 2;
  await page.text(text('seller'), LEFT, label);
  await page.text(text('payer'), middle, label);
  page.down(16);
  const heights = [
    await page.block(sellerLines(seller, text), { x: LEFT, width }, body),
    await page.block(payerLines(payer, { text, locale }), { x: middle, width }, body),
  ];
  page.down(Math.max(...heights) + 18);
}

/** Where settings say nothing of the law's lines: the site's name, and where it is. */
const sellerLines = ({ site, host, name, address, taxId }: Seller, text: Text): string[] => [
  name ?? site,
  ...address,
  ...(taxId === null ? [] : [text('tax_id', { number: taxId })]),
  ...(host === '' ? [] : [host]),
];

const payerLines = (
  { name, address, country, taxId }: Payer,
  { text, locale }: { text: Text; locale: Locale },
): string[] => [
  name ?? text('unknown'),
  ...address,
  ...(country === null ? [] : [countryName(country, locale)]),
  ...(taxId === null ? [] : [text('tax_id', { number: taxId })]),
];

async function drawFacts({ page, receipt, text, corrected }: Drawing): Promise<void> {
  const { number, issuedAt, reference, card, locale } = receipt;
  const facts = [
    [text('number'), number],
    [text('date'), dateText(issuedAt, locale)],
    [text('reference'), reference],
    ...(corrected === undefined ? [] : [[text('corrects'), corrected]]),
    ...(card === null ? [] : [[text('card'), cardText(card)]]),
  ] as [string, string][];
  for (const [name, value] of facts) {
    await page.text(name, LEFT, faint);
    await page.text(value, LEFT + 110, body);
    page.down(16);
  }
  page.down(14);
}

async function drawLines(drawing: Drawing): Promise<void> {
  await drawColumns(drawing);
  for (const line of drawing.receipt.lines) await drawLine(drawing, line);
}

async function drawColumns({ page, text }: Drawing): Promise<void> {
  page.need(60);
  await page.text(text('item'), LEFT, label);
  for (const column of columns) await page.textTo(text(column), COLUMNS[column], label, COLUMN_WIDTH);
  page.down(8);
  page.rule();
  page.down(16);
}

async function drawLine({ page, receipt, text, money }: Drawing, line: ReceiptLine): Promise<void> {
  const tax = taxText(line, receipt, text);
  const height = (await page.heightOf(line.name, body, ITEM_WIDTH)) + (tax === undefined ? 0 : 13);
  page.need(height + 10);
  const cells = {
    price: money(line.priceMinor),
    discount: line.discountMinor === 0 ? '–' : `−${money(line.discountMinor)}`,
    tax: line.taxMinor === 0 ? '–' : money(line.taxMinor),
    amount: money(line.amountMinor),
  };
  for (const column of columns) await page.textTo(cells[column], COLUMNS[column], body, COLUMN_WIDTH);
  page.down(await page.block([line.name], { x: LEFT, width: ITEM_WIDTH }, body));
  if (tax !== undefined) {
    await page.text(tax, LEFT, faint);
    page.down(13);
  }
  page.down(8);
}

function taxText({ tax }: ReceiptLine, { locale }: ReceiptRow, text: Text): string | undefined {
  if (tax === null) return undefined;
  const rate = createFormat(locale).percent(tax.rate / 100);
  return text(tax.inclusive ? 'included' : 'added', { name: tax.name, rate });
}

async function drawTotals({ page, receipt, text, money }: Drawing): Promise<void> {
  const { kind, discountMinor, taxMinor, amountMinor, lines } = receipt;
  page.need(80);
  page.rule();
  page.down(20);
  const rows = [
    ...(discountMinor === 0 ? [] : [[text('price'), money(sum(lines, 'priceMinor'))] as const]),
    ...(discountMinor === 0 ? [] : [[text('discount'), `−${money(discountMinor)}`] as const]),
    ...(taxMinor === 0 ? [] : [[text('of_which_tax'), money(taxMinor)] as const]),
  ];
  for (const [name, value] of rows) {
    await page.textTo(name, COLUMNS.discount, faint);
    await page.textTo(value, RIGHT, body);
    page.down(16);
  }
  page.down(4);
  const total = { ...strong, size: 13 };
  await page.textTo(text(`total_${kind}`), COLUMNS.discount, total);
  await page.textTo(money(amountMinor), RIGHT, total);
}
