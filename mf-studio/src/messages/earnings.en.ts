import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** What a creator has sold, earned and been paid. */
export const en = {
  lead: 'What you have sold, what of it is yours, and what was paid out to you.',
  loading: 'Loading your earnings',
  currency: course.currency,
  'empty.title': 'Nothing sold yet',
  'empty.text':
    'Once someone buys a course or a learning path of yours, you see here what is yours of it, month by month.',
  'empty.courses': 'Go to your courses',

  'owed.title': 'Your balance is {amount}',
  'owed.text': 'More went back with refunds than was left to be paid out. It is taken from your next sales.',
  'tile.payable': 'To be paid out',
  'tile.payable.hint': 'Yours, less what was paid out',
  'tile.earned': 'Earned',
  'tile.earned.hint': 'After discounts, tax, fee and refunds',
  'tile.paidOut': payment.paidOut,
  'tile.sold': payment.sold,
  'tile.sold.hint': 'At full prices',
  'fact.discount': payment.discounts,
  'fact.tax': payment.tax,
  'fact.fee': payment.fee,
  'fact.takenBack': payment.refunds,
  'facts.title': 'From price to earnings',

  'months.title': 'By month',
  'months.lead': 'Months are counted in UTC. A statement of a month that is over never changes.',
  'months.chart': 'Your part by month, in {currency}',
  'months.sales': 'Of sales',
  'months.back': 'Taken back with refunds',
  'months.all': 'Show all months',
  'months.open': 'Still open',
  'field.month': 'Month',
  'field.opening': 'Opening balance',
  'field.closing': 'Closing balance',
  'field.earned': 'Yours',
  'field.statement': 'Statement',
  'statement.pdf': 'PDF',
  'statement.pdfOf': 'Statement of {month} as PDF',
  'statement.csv': 'CSV',
  'statement.csvOf': 'Statement of {month} as CSV',

  'items.title': payment.byCourse,
  'field.item': payment.item,
  'field.sales': 'Sales',

  'sales.title': 'Sales',
  'sales.lead': 'Each thing that was sold. Who bought it stays between them and the site.',
  'sales.loading': 'Loading the sales',
  'field.date': payment.date,
  'field.price': course.price,
  'sale.discount': '{amount} off',

  'payouts.title': payment.payouts,
  'payouts.none': 'Nothing was paid out to you yet.',
  'payouts.loading': payment.loadingPayouts,
  'field.amount': payment.amount,
  'field.reference': payment.reference,
  'field.status': common.status,
  'payout.done': payment.paidOut,
  'payout.reversed': payment.payoutReversed,
} as const;
