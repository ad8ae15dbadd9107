import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './statement.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'stoa-releve',
  title: 'Relevé de revenus',
  counted: 'D’après le grand livre de ce site. Les mois sont comptés en UTC.',
  'head.date': 'Date (UTC)',
  'head.kind': 'Nature',
  'head.item': 'Pour',
  'head.sold': 'Prix',
  'head.discount': 'Remise',
  'head.tax': 'Taxe',
  'head.fee': 'Commission du site',
  'head.account': 'Votre compte',
  'head.balance': 'Solde',
  'head.currency': 'Monnaie',
  'kind.opening': 'Solde d’ouverture',
  'kind.sale': 'Vente',
  'kind.taken_back': 'Remboursement',
  'kind.payout': 'Versement',
  'kind.payout_reversal': 'Versement annulé',
  'kind.closing': 'Solde de clôture',
  'kind.so_far': 'Solde à ce jour',
};
