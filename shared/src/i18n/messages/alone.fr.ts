import type { MessagesOf } from '../translate.ts';
import * as actions from '../words/actions.fr.ts';
import type { en } from './alone.en.ts';

export const fr: MessagesOf<typeof en> = {
  'alone.running': '{name}, seul dans la page',
  'alone.screen': 'Écran',
  'alone.otherScreen': 'Autre écran',
  'alone.signedInAs': 'Connecté en tant que',
  'alone.guest': 'Visiteur',
  'alone.asInCookie': 'Selon le cookie',
  'alone.signOut': 'Se déconnecter',
  'alone.account': '{name} ({role})',
  'alone.loginNeeded': 'Il faut être connecté : choisissez un compte de démonstration ci-dessus.',
  'alone.leave': actions.leaveWithoutSaving,
};
