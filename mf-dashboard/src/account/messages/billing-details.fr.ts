import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './billing-details.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Coordonnées de facturation',
  lead: 'La taxe sur vos prochains paiements dépend du pays. Le reste figure sur vos reçus, et peut rester vide.',
  loading: 'Chargement de vos coordonnées',
  name: 'Nom ou société',
  address: account.address,
  taxId: 'Numéro fiscal',
  taxIdHint: 'Par exemple un numéro de TVA. Il figure sur vos reçus et ne change aucune taxe.',
  save: actions.save,
  done: 'Vos coordonnées sont enregistrées. Elles servent à vos prochains paiements.',
};
