import * as payment from '@stoa/shared/i18n/words/payment.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';
import * as plan from '@stoa/shared/i18n/words/plan.en.ts';

/** Plans: chosen, tried and paid. */
export const en = {
  loading: plan.loading,
  title: 'Choose a plan',
  lead: 'One price opens the videos of all courses. You cancel whenever you like.',
  billing: places.billing,
  courses: 'See all courses',

  price: plan.price,
  trial: plan.trial,
  grants: plan.grants,
  allVideos: plan.allVideos,
  startTrial: plan.startTrial,
  startTrialOf: plan.startTrialOf,
  choose: plan.choose,
  chooseName: plan.chooseName,

  'gone.title': 'This plan is not on offer',
  'gone.text': 'It may have been taken off sale, or the address may be wrong.',
  'gone.others': 'See the plans on offer',
  'held.title': 'You have a plan: {plan}',
  'held.text':
    'The videos of all courses are open to you, and there is nothing to pay here. When it is paid, with which card and how to cancel it stands in your billing.',
  'held.ending': 'It ends on {date}. In your billing you can go on with it instead.',
  'held.billing': 'Go to billing',

  'pay.title': 'Start {plan}',
  'pay.titleDue': 'Pay for {plan}',
  'what.title': 'What you get',
  'what.all': 'The videos of all published courses, and of those that are published later.',
  'what.cancel': 'Cancel whenever you like: it stays open until the end of what is paid.',
  'what.renews':
    '{interval, select, month {It renews by itself each month, until you cancel.} other {It renews by itself each year, until you cancel.}}',
  'what.noTrial': 'You had a plan before, so there is no free trial this time.',
  'what.due': 'The last payment did not go through. Pay now, and your plan goes on.',

  'trial.today': 'To pay today',
  'trial.from': 'From {date}',
  'trial.terms': plan.trialTerms,
  'trial.noCoupon': 'The coupon {code} is not used: a trial is free, and after it the plan costs its whole price.',
  'trial.busy': 'Your trial is being started. Please wait.',
  'trial.cardSilent': 'Check your connection, then press the button again.',
  'trial.checking': 'Your bank checks the card',
  'trial.silent': 'Your trial may have begun or not. Ask again: it begins only once, and nothing is charged.',
  'trial.refused': 'The trial did not begin',
  'trial.conflict': 'You have a plan already, or had one before. See your billing.',
  'trial.cardGone': payment.cardGone,
  'trial.needsCard':
    'A trial needs a card that is kept here, and this site’s payment provider does not take one without a payment.',

  'begun.title': '{plan} is yours',
  'begun.opened': 'The videos of all courses are open to you now.',
  'begun.trial': 'It is free until {date}. Then {amount} is charged to {card}, unless you cancel before.',
  'begun.trialNoCard': 'It is free until {date}. Then {amount} is charged, unless you cancel before.',
  'begun.paid': 'The payment went through.',
  'card.name': payment.cardName,
} as const;
