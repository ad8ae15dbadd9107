import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './users-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'personnes',
  'head.id': 'Compte',
  'head.name': 'Nom',
  'head.email': 'E-mail',
  'head.roles': 'Rôles',
  'head.creator': 'Vérification comme formateur',
  'head.created': 'Depuis (UTC)',
  'head.used': 'Dernière utilisation (UTC)',
  'head.suspended': 'Suspendu depuis (UTC)',
  'head.deletes': 'Sera supprimé (UTC)',
};
