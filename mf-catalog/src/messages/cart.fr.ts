import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './cart.en.ts';

export const fr: MessagesOf<typeof en> = {
  add: 'Ajouter au panier',
  added: 'Dans votre panier',
  view: 'Voir le panier',
  'left.no_room': 'Votre panier est plein : il contient {most, number} articles. Retirez-en un d’abord.',
  'left.unknown': 'Ceci n’est plus en vente.',
  notKept: 'Votre navigateur ne laisse ce site rien conserver. Connectez-vous pour utiliser le panier.',

  title: 'Panier',
  count: '{count, plural, one {# article} other {# articles}}',
  loading: 'Chargement de votre panier',
  failed: 'Votre panier n’a pas pu être chargé',
  items: 'Ce que contient votre panier',
  'empty.title': 'Votre panier est vide',
  'empty.text': 'Ajoutez des cours et des parcours depuis leur page, et payez-les tous à la fois.',
  several: 'Les prix sont en plusieurs devises. Chaque devise se paie à part.',
  currency: 'En {currency}',
  removed:
    '{count, plural, one {« {name} » n’est plus dans votre panier.} other {# articles ne sont plus dans votre panier.}}',
  undo: actions.undo,

  'hindered.title': 'Ne peut pas être acheté',
  'hindered.remove': 'Retirer du panier',

  total: payment.total,
  'total.text': 'Codes de réduction et taxes viennent à l’étape suivante.',
  checkOut: 'Passer au paiement',
  'checkOut.name': 'Passer au paiement : {amount}',
  closed: payment.paymentsClosed,
};
