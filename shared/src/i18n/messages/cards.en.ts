import * as actions from '../words/actions.en.ts';
import * as payment from '../words/payment.en.ts';

export const en = {
  again: actions.tryAgain,
  frame: 'Card details',
  loading: payment.cardFormLoading,
  'dead.title': 'The card form does not load',
  'dead.text': 'It comes from the payment provider. Check your connection, or whether a browser extension blocks it.',
  name: payment.cardName,
  until: payment.cardUntil,
  expired: 'Expired {until}',
  forget: payment.forget,
  forgetName: payment.forgetCard,
  ask: payment.askForgetCard,
  askText: payment.forgottenForGood,
  forgetFailed: 'The card could not be forgotten. Try again in a moment.',
  paysPlan: 'It pays your plan. Choose another card for the plan first.',
} as const;
