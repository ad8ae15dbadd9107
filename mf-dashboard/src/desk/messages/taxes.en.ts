import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** Tax rates by country, and what they brought in, for those who answer for payments. */
export const en = {
  title: 'Taxes',
  lead: 'What each country takes of a sale. Days are those of UTC.',
  loading: 'Loading the tax rates',
  add: 'Add a rate',
  rates: 'Rates',
  'rates.earlier': 'Show earlier rates',
  'empty.title': 'No tax is taken on this site',
  'empty.text':
    'Add the rate of each country in which you owe tax. From its day on, people there see the tax before they pay, and everyone says which country they pay from. Until then nobody is asked.',

  country: account.country,
  tax: payment.tax,
  rate: 'Rate',
  from: 'From',
  state: common.status,
  included: 'Included in prices',
  added: 'Added to prices',
  until: 'ends on {date}',
  'state.in_force': common.inForce,
  'state.upcoming': common.toCome,
  'state.over': 'Over',
  'state.withdrawn': 'Withdrawn',
  by: common.byName,

  'new.title': 'New tax rate',
  'new.text':
    'A rate is never changed, so that what was sold stays what it was. This one takes over from its day; any earlier one of the country holds until then.',
  'new.name': 'Name of the tax',
  'new.nameHint': 'As people there know it, such as VAT or GST. Receipts say it.',
  'new.rate': 'Rate in percent',
  'new.how': 'Prices of this site',
  'new.included': 'already include this tax',
  'new.added': 'do not include it: it is added',
  'new.from': 'Holds from',
  'new.make': 'Add the rate',
  'new.done': '{name} of {country} holds from {date}.',

  end: 'End',
  'end.name': 'End {name} of {country}',
  'end.title': 'End {name} of {country}?',
  'end.text': 'From this day on no tax is taken there, unless you add another rate.',
  'end.textWithdraw': 'It has not begun, and never will. What holds there now goes on.',
  'end.day': 'Ends on',
  'end.make': 'End the rate',
  'end.makeWithdraw': 'Withdraw the rate',
  'end.done': '{name} of {country} ends on {date}.',
  'end.doneWithdraw': '{name} of {country} was withdrawn.',

  totals: 'Tax taken',
  'totals.lead': 'By the ledger: what was sold in this time, and what refunds gave back in it.',
  'totals.loading': 'Loading the tax taken',
  'totals.to': 'Until',
  'totals.none': 'No tax was taken or given back in this time.',
  'totals.net': 'Sold without tax',
  'totals.tax': 'Tax taken',
  'totals.returned': 'Given back',
  'totals.due': 'Remains',
  'csv.make': actions.downloadCsv,
  'csv.file': 'taxes-{from}-{until}.csv',
  'csv.currency': course.currency,
  'csv.percent': 'Rate (percent)',
} as const;
