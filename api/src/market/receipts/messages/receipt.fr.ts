import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './receipt.en.ts';

export const fr: MessagesOf<typeof en> = {
  receipt: 'Reçu',
  credit_note: 'Avoir',
  'title.receipt': 'Reçu {number}',
  'title.credit_note': 'Avoir {number}',
  seller: 'De',
  payer: 'À',
  tax_id: 'Nº fiscal {number}',
  unknown: 'Sans nom',
  number: 'Numéro',
  date: 'Date',
  reference: 'Paiement',
  card: 'Carte',
  corrects: 'Rectifie le reçu',
  item: 'Objet',
  price: 'Prix',
  discount: 'Remise',
  tax: 'Taxes',
  amount: 'Montant',
  included: '{name} {rate}, incluse',
  added: '{name} {rate}, en sus',
  total_receipt: 'Payé',
  total_credit_note: 'Remboursé',
  of_which_tax: 'Dont taxes',
  page: 'Page {page} sur {pages}',
};
