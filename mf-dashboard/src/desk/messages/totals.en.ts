import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** What the ledger says of sales, for those who answer for payments. */
export const en = {
  title: payment.totals,
  payments: payment.payments,
  lead: 'What was sold, given back and earned, by the ledger. Days are those of UTC.',
  loading: 'Loading the totals',
  range: common.period,
  'range.30d': common.last30Days,
  'range.month': 'This month',
  'range.last-month': 'Last month',
  'range.12m': 'Last 12 months',
  'range.year': common.thisYear,
  'none.title': 'Nothing has been sold yet',
  'none.text': 'As soon as someone pays, totals are here, for each currency.',
  sold: payment.sold,
  'sold.hint': 'What payers were charged, tax included',
  back: 'Given back',
  'back.hint': '{refunded} refunded, {voided} cancelled',
  refunded: payment.allRefunded,
  voided: payment.voided,
  fees: 'This site’s share',
  'fees.hint': 'Fees, and what the site sells itself',
  creators: 'Creators’ share',
  'creators.hint': 'And {tax} of tax',
  tax: payment.tax,
  chart: 'Sold and given back',
  held: 'Where the money is now',
  'held.gateway': 'At the gateway {gateway}, not handed over yet',
  'held.bank': 'Handed over to the bank',
  'held.owed': 'Of it owed to creators',
  periods: 'Over time',
  'periods.none': 'Nothing was sold or given back in this time.',
  period: 'Period',
  'csv.make': actions.downloadCsv,
  'csv.file': 'totals-{currency}.csv',
  'csv.currency': course.currency,
} as const;
