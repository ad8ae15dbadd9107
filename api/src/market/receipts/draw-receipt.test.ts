import { expect, test } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { v7 } from 'uuid';
import { drawReceipt } from './draw-receipt.ts';
import type { ReceiptLine, ReceiptRow } from './receipts.tables.ts';

const aLine = (given: Partial<ReceiptLine> = {}): ReceiptLine => ({
  name: 'Drawing with light',
  priceMinor: 3000,
  discountMinor: 600,
  taxMinor: 400,
  amountMinor: 2400,
  tax: { name: 'VAT', rate: 2000, inclusive: true },
  ...given,
});

const aReceipt = (given: Partial<ReceiptRow> = {}): ReceiptRow => ({
  id: v7(),
  kind: 'receipt',
  year: 2026,
  position: 1,
  number: 'R-2026-000001',
  transactionId: v7(),
  refundId: null,
  corrects: null,
  issuedAt: new Date('2026-11-24T09:00:00Z'),
  locale: 'en',
  seller: {
    site: 'Stoa',
    host: 'stoa.example',
    name: 'Stoa Poikile Ltd',
    address: ['Agora 1', '105 55 Athens'],
    taxId: 'EL1',
  },
  payer: { name: 'Łucja Nowak-Žižková', address: [], country: null, taxId: null },
  lines: [aLine()],
  discountMinor: 600,
  taxMinor: 400,
  amountMinor: 2400,
  currency: 'USD',
  card: { brand: 'visa', last4: '4242' },
  reference: 'ST-7K2M-9QXD',
  access: null,
  ...given,
});

const read = async (receipt: ReceiptRow, corrected?: string) => {
  const bytes = await drawReceipt(receipt, corrected);
  return { bytes, pdf: await PDFDocument.load(bytes) };
};

test('one page, A4, that says what it is and in which language; the same bytes each time', async () => {
  const { bytes, pdf } = await read(aReceipt());
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
  expect([pdf.getTitle(), pdf.getAuthor()]).toEqual(['Receipt R-2026-000001', 'Stoa Poikile Ltd']);
  expect(Buffer.from(await drawReceipt(aReceipt())).equals(Buffer.from(bytes))).toBe(true);
});

test('a credit note in French, for somebody whose name is written in Arabic', async () => {
  const { pdf } = await read(
    aReceipt({
      kind: 'credit_note',
      number: 'C-2026-000001',
      locale: 'fr',
      payer: { name: 'ليلى منصور', address: [], country: 'MA', taxId: null },
    }),
    'R-2026-000001',
  );
  expect(pdf.getTitle()).toBe('Avoir C-2026-000001');
});

test('where the site says nothing of the law’s lines, its name stands there', async () => {
  const seller = { site: 'Stoa', host: '', name: null, address: [], taxId: null };
  const { pdf } = await read(aReceipt({ seller, lines: [aLine({ tax: null, taxMinor: 0 })], taxMinor: 0, card: null }));
  expect(pdf.getAuthor()).toBe('Stoa');
});

test('what does not fit one page goes on the next', async () => {
  const name = 'A course with a long name that takes more than a single line of the column it stands in, and then some';
  const { pdf } = await read(aReceipt({ lines: Array.from({ length: 12 }, () => aLine({ name })) }));
  expect(pdf.getPageCount()).toBe(2);
});
