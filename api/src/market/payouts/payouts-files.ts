import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { payablesFile, payoutsFile } from '@stoa/shared/contract/market/payouts.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import * as owed from './messages/payables-file.en.ts';
import * as owedFr from './messages/payables-file.fr.ts';
import { en } from './messages/payouts-file.en.ts';
import { fr } from './messages/payouts-file.fr.ts';
import { findPayablesBehind, findPayoutsBehind } from './payouts.repository.ts';

export const payablesCsv = csvOfList(
  {
    route: 'getPayablesLink',
    asked: payablesFile,
    find: ({ db }, { locale: _, ...filters }, batch) => findPayablesBehind(db, filters, batch),
  },
  {
    name: ({ creator }) => creator.name,
    email: ({ creator }) => creator.email,
    owed: ({ payable_minor, currency }) => ({ decimal: decimalText(payable_minor, currency) }),
    paid: ({ paid_out_minor, currency }) => ({ decimal: decimalText(paid_out_minor, currency) }),
    currency: ({ currency }) => currency,
  },
  createTexts({ en: owed.en, fr: owedFr.fr }),
);

export const payoutsCsv = csvOfList(
  {
    route: 'getPayoutsLink',
    asked: payoutsFile,
    find: ({ db }, { locale: _, ...filters }, batch) => findPayoutsBehind(db, filters, batch),
  },
  {
    id: ({ id }) => id,
    paid: ({ paid_on }) => paid_on,
    creator: ({ creator }) => creator.name,
    amount: ({ amount_minor, currency }) => ({ decimal: decimalText(amount_minor, currency) }),
    currency: ({ currency }) => currency,
    reference: ({ reference }) => reference,
    recorder: ({ recorded_by }) => recorded_by?.name ?? '',
    recorded: ({ created_at }) => instantOf(created_at),
    reversed: ({ reversed_at }) => (reversed_at === null ? '' : instantOf(reversed_at)),
    why: ({ reversal_reason }) => reversal_reason ?? '',
  },
  createTexts({ en, fr }),
);
