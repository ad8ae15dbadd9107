import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { refundsFile } from '@stoa/shared/contract/market/payments.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/refunds-file.en.ts';
import { fr } from './messages/refunds-file.fr.ts';
import { findRefundsBehind } from './operated.repository.ts';

export const refundsCsv = csvOfList(
  {
    route: 'getRefundsLink',
    asked: refundsFile,
    find: ({ db }, { locale: _, ...filters }, batch) => findRefundsBehind(db, filters, batch),
  },
  {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    asked: ({ created_at }) => instantOf(created_at),
    payer: ({ payer }) => payer ?? '',
    amount: ({ amount_minor, currency }) => ({ decimal: decimalText(amount_minor, currency) }),
    currency: ({ currency }) => currency,
    status: ({ status }) => status,
    reason: ({ reason }) => reason,
  },
  createTexts({ en, fr }),
);
