import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** Where one pays from, and what receipts say. */
export const en = {
  title: 'Billing details',
  lead: 'The tax on your next payments depends on the country. The rest stands on your receipts, and may stay empty.',
  loading: 'Loading your billing details',
  name: 'Name or company',
  address: account.address,
  taxId: 'Tax number',
  taxIdHint: 'Such as a VAT number. It stands on your receipts and changes no tax.',
  save: actions.save,
  done: 'Your billing details are saved. Your next payments use them.',
} as const;
