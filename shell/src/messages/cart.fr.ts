import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './cart.en.ts';

export const fr: MessagesOf<typeof en> = {
  'cart.label': '{count, plural, =0 {Panier} one {Panier, # article} other {Panier, # articles}}',
  'cart.news': '{count, plural, one {# article dans votre panier} other {# articles dans votre panier}}',
  'cart.full':
    'Votre panier est plein : {count, plural, one {un article ajouté avant votre connexion n’a pas trouvé de place.} other {# articles ajoutés avant votre connexion n’ont pas trouvé de place.}}',
};
