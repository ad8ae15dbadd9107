import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { paymentsFile } from '@stoa/shared/contract/market/payments.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/payments-file.en.ts';
import { fr } from './messages/payments-file.fr.ts';
import { findOperatedBehind, type OperatedRow } from './operated.repository.ts';

const inUnits = (minor: number, { currency }: OperatedRow) => ({ decimal: decimalText(minor, currency) });

export const paymentsCsv = csvOfList(
  {
    route: 'getAllTransactionsLink',
    asked: paymentsFile,
    find: ({ db }, { locale: _, ...filters }, batch) => findOperatedBehind(db, filters, batch),
  },
  {
    reference: ({ reference }) => reference,
    begun: ({ created_at }) => instantOf(created_at),
    payer: ({ payer }) => payer?.email ?? '',
    item: ({ item }) => item?.name ?? '',
    kind: ({ kind }) => kind,
    amount: (row) => inUnits(row.amount_minor, row),
    tax: (row) => inUnits(row.tax_minor, row),
    discount: (row) => inUnits(row.discount_minor, row),
    refunded: (row) => inUnits(row.refunded_minor, row),
    currency: ({ currency }) => currency,
    status: ({ status }) => status,
    review: ({ review_reason }) => review_reason ?? '',
    card: ({ card }) => (card === null ? '' : `${card.brand} ${card.last4}`),
    gateway: ({ gateway }) => gateway,
  },
  createTexts({ en, fr }),
);
