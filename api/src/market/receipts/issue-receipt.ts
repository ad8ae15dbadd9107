import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import { v7 } from 'uuid';
import type { Database } from '../../kernel/database/database.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { creditedLines, sum } from './credited-lines.ts';
import {
  findCreditNote,
  findItemName,
  findPayer,
  findReceiptOf,
  findSoldLines,
  findTaxBack,
  insertReceipt,
  type PayerNow,
} from './receipts.repository.ts';
import type { AccessLeft, Payer, ReceiptDraft, ReceiptLine, ReceiptRow, Seller } from './receipts.tables.ts';
import { findSeller } from './seller.ts';

export interface Issued {
  row: ReceiptRow;
  /** False: it was issued before. */
  isNew: boolean;
}

interface Issuing {
  issuedAt?: Date | undefined;
  /** Called with what is about to be issued, before it takes its number: others wait from then on. */
  announce?: (draft: ReceiptDraft) => Promise<void>;
}

/** A site that was never started sells nothing; its demonstration says what it is called. */
const UNNAMED: Seller = { site: 'Stoa', host: '', name: null, address: [], taxId: null };

/**
 * The receipt of a payment that is paid, in its transaction and as the last thing there: whoever holds the next number waits
 * for the end of it. The payment's row is locked by the caller, so that there is one.
 */
export async function issueReceipt(
  tx: Database,
  transaction: TransactionRow,
  { issuedAt = new Date(), announce }: Issuing = {},
): Promise<Issued> {
  const before = await findReceiptOf(tx, transaction.id);
  if (before !== undefined) return { row: before, isNew: false };
  const lines = (await soldLines(tx, transaction)).map(({ line }) => line);
  const { discountMinor, taxMinor, amountMinor } = transaction;
  const drafted = await draftOf(tx, transaction, issuedAt);
  const draft = { ...drafted, kind: 'receipt' as const, lines, discountMinor, taxMinor, amountMinor };
  await announce?.(draft);
  return { row: await insertReceipt(tx, draft), isNew: true };
}

/** Of a refund that was paid back, or of the void of a payment; it names the receipt that it corrects. */
export async function issueCreditNote(
  tx: Database,
  transaction: TransactionRow,
  { refund, access = null }: { refund?: RefundRow | undefined; access?: AccessLeft | null } = {},
  { issuedAt = new Date(), announce }: Issuing = {},
): Promise<Issued> {
  const before = await findCreditNote(tx, transaction.id, refund?.id);
  if (before !== undefined) return { row: before, isNew: false };
  const receipt = (await issueReceipt(tx, transaction, { issuedAt: transaction.paidAt ?? issuedAt })).row;
  const sold = await soldLines(tx, transaction);
  const only = sold.find(({ id }) => id === refund?.lineId);
  const { amountMinor } = refund ?? transaction;
  const taxMinor = await findTaxBack(tx, refund === undefined ? `void:${transaction.id}` : `refund:${refund.id}`);
  const lines = creditedLines(
    (only === undefined ? sold : [only]).map(({ line }) => line),
    { amountMinor, taxMinor },
  );
  const draft: ReceiptDraft = {
    ...(await draftOf(tx, transaction, issuedAt)),
    // Whom the receipt was made out to.
    payer: receipt.payer,
    locale: receipt.locale,
    kind: 'credit_note',
    refundId: refund?.id ?? null,
    access,
    corrects: receipt.id,
    lines,
    discountMinor: sum(lines, 'discountMinor'),
    taxMinor,
    amountMinor,
  };
  await announce?.(draft);
  return { row: await insertReceipt(tx, draft), isNew: true };
}

/** What was paid before payments had lines is one line. */
async function soldLines(tx: Database, transaction: TransactionRow): Promise<{ id?: string; line: ReceiptLine }[]> {
  const sold = await findSoldLines(tx, transaction.id);
  if (sold.length > 0) return sold;
  const { id, amountMinor, discountMinor, taxMinor, reference } = transaction;
  const name = (await findItemName(tx, id)) ?? reference;
  return [{ line: { name, priceMinor: amountMinor + discountMinor, discountMinor, taxMinor, amountMinor, tax: null } }];
}

type Drafted = Omit<ReceiptDraft, 'kind' | 'lines' | 'discountMinor' | 'taxMinor' | 'amountMinor'>;

async function draftOf(tx: Database, transaction: TransactionRow, issuedAt: Date): Promise<Drafted> {
  const { id, userId, currency, cardBrand, cardLast4, reference } = transaction;
  const person = userId === null ? undefined : await findPayer(tx, userId);
  return {
    id: v7(),
    transactionId: id,
    refundId: null,
    access: null,
    corrects: null,
    issuedAt,
    locale: person?.locale ?? FIRST_LOCALE,
    seller: (await findSeller(tx)) ?? UNNAMED,
    payer: payerOf(person, transaction),
    currency,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    reference,
  };
}

/** The country is that of the sale: it may have been taxed by it. */
const payerOf = (person: PayerNow | undefined, { taxCountry }: TransactionRow): Payer => ({
  name: person === undefined ? null : person.name || person.full_name,
  address: (person?.address ?? '').split('\n').filter((line) => line.trim() !== ''),
  country: taxCountry ?? person?.country ?? null,
  taxId: person?.tax_id || null,
});
