import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import type { en } from './external-login.en.ts';

export const fr: MessagesOf<typeof en> = {
  busy: account.loggingIn,
  title: 'La connexion n’a pas encore abouti',
  lost: 'Le serveur n’a pas répondu. Votre lien reste valable : vérifiez votre connexion, puis réessayez.',

  'other.title': 'Vous connecter avec un autre compte ?',
  'other.now': 'Vous êtes connecté en tant que <b>{name}</b> ({email}).',
  'other.link': 'Ce lien vous connecte en tant que <b>{name}</b> ({email}).',
  'other.stay': 'Continuer en tant que {name}',
  'other.change': 'Se connecter en tant que {name}',
};
