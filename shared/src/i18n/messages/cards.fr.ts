import type { MessagesOf } from '../translate.ts';
import * as actions from '../words/actions.fr.ts';
import * as payment from '../words/payment.fr.ts';
import type { en } from './cards.en.ts';

export const fr: MessagesOf<typeof en> = {
  again: actions.tryAgain,
  frame: 'Données de la carte',
  loading: payment.cardFormLoading,
  'dead.title': 'Le formulaire de carte ne se charge pas',
  'dead.text':
    'Il vient du prestataire de paiement. Vérifiez votre connexion, ou si une extension du navigateur le bloque.',
  name: payment.cardName,
  until: payment.cardUntil,
  expired: 'Expirée depuis {until}',
  forget: payment.forget,
  forgetName: payment.forgetCard,
  ask: payment.askForgetCard,
  askText: payment.forgottenForGood,
  forgetFailed: 'La carte n’a pas pu être oubliée. Réessayez dans un instant.',
  paysPlan: 'Elle paie votre formule. Choisissez d’abord une autre carte pour la formule.',
};
