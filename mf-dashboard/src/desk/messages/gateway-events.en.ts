import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** What gateways told this site, for those who answer for payments. */
export const en = {
  title: payment.gatewayEvents,
  payments: payment.payments,
  lead: 'What the gateway told this site, newest first. Each event is only a hint: the gateway is asked how the payment stands before anything changes.',
  list: 'Events',
  search: 'Payment reference',
  'filter.standing': common.status,
  'filter.all': common.all,
  'standing.waiting': common.waiting,
  'standing.given_up': common.givenUp,
  'standing.taken_in': 'Taken in',
  found: '{count, plural, =0 {No events} one {# event} other {# events}}',
  'none.title': 'No events yet',
  'none.text':
    'They arrive as payments are made. If payments are made and nothing arrives, check the webhook address that is set at the gateway.',
  'noneSuch.title': 'No matching events',
  'noneSuch.text': 'Search for the reference of a payment, or show events of every status.',
  'noneSuch.all': 'Show all events',
  'field.received': 'Received',
  'field.event': common.kind,
  'field.payment': payment.payment,
  'field.standing': common.status,
  'field.next': common.whatToDo,
  'payment.unknown': '{reference}: not a payment of this site',
  replay: 'Replay',
  'replay.of': 'Replay {event} of {reference}',
  'replay.done': 'The event is being taken in again.',
  'refused.payment_transition': 'It cannot be replayed: this site no longer takes payments by that gateway.',
  'refused.not_found': 'This event is no longer there.',
} as const;
