import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './payables-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'soldes-dus',
  'head.name': 'Formateur',
  'head.email': 'E-mail',
  'head.owed': 'Dû',
  'head.paid': 'Déjà versé',
  'head.currency': 'Devise',
};
