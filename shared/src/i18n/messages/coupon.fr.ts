import type { MessagesOf } from '../translate.ts';
import * as actions from '../words/actions.fr.ts';
import type { en } from './coupon.en.ts';

export const fr: MessagesOf<typeof en> = {
  label: 'Code de réduction',
  apply: 'Appliquer',
  applied: 'Code <b>{code}</b> appliqué',
  remove: actions.remove,
  removeName: 'Retirer le code',
  cardNumber: 'C’est un numéro de carte. Ne le saisissez que dans le formulaire de carte du paiement.',
  tooMany:
    'Trop de codes inexistants ont été essayés. Attendez {minutes, plural, =1 {une minute} other {# minutes}}, puis réessayez.',
};
