import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './path-queue-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'relecture-des-parcours',
  'head.title': 'Parcours',
  'head.slug': 'Adresse',
  'head.partner': 'Partenaire',
  'head.courses': 'Cours',
  'head.sent': 'Envoyé en relecture le (UTC)',
  'head.reviewer': 'Relecteur',
};
