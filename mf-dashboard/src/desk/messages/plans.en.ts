import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as plan from '@stoa/shared/i18n/words/plan.en.ts';

/** Plans, for those who put them on sale. */
export const en = {
  title: plan.plans,
  lead: 'What opens all videos for a price each month or year, and how many people have it.',
  loading: plan.loading,
  make: 'Make a plan',
  'empty.title': 'No plans yet',
  'empty.text': 'Make one: everyone who takes it sees the videos of all courses for one price.',

  'field.name': common.name,
  'field.price': course.price,
  'field.trial': 'Free trial',
  'field.people': account.people,
  'field.sale': 'On sale',
  price: plan.price,
  made: 'Made on {date}',
  'trial.days': '{days, plural, =0 {None} one {# day} other {# days}}',
  'people.active': '{count, plural, =0 {Nobody pays} one {# pays} other {# pay}}',
  'people.others': '{trialing, number} on trial, {pastDue, number} past due',
  'sale.on': 'On sale now',
  'sale.off': 'Off sale',
  'sale.since': 'Since {date}',
  change: actions.edit,
  'change.name': 'Edit {plan}',
  'change.of': 'Name and trial of {plan}',
  retire: 'Take off sale',
  'retire.of': 'Take off sale: {plan}',
  restore: 'Put back on sale',
  'restore.of': 'Put back on sale: {plan}',
  'done.made': '{plan} is on sale.',
  'done.changed': '{plan} is changed. Everyone on trial keeps the trial they began.',
  'done.offSale': '{plan} is off sale. Everyone who has it keeps it.',
  'done.onSale': '{plan} is on sale again.',
  'done.undo': actions.undo,

  'new.title': 'New plan',
  'new.make': 'Put it on sale',
  'name.hint': 'People read it when they choose, and on their bill. 3 to 60 characters.',
  'price.hint': 'It cannot be changed later: another plan takes its place.',
  'field.currency': course.currency,
  'field.interval': 'Paid',
  'interval.month': 'Each month',
  'interval.year': 'Each year',
  'field.trialDays': 'Days of free trial',
  'trial.hint': 'From 0 to 90. With 0 it is paid at once.',
  'trial.changeHint': 'From 0 to 90, for those who come from now on.',
  save: actions.save,
} as const;
