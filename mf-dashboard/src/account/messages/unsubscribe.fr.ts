import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './unsubscribe.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Les e-mails que vous recevez',
  loading: 'Chargement de ce que concerne ce lien',
  kind: 'Il s’agit des e-mails d’un seul genre :',
  'standing.on': 'Ils vous sont envoyés.',
  'standing.off':
    'Ils sont désactivés : vous ne recevez plus d’e-mails de ce genre. Sur le site, vous êtes informé comme avant.',
  'standing.moved':
    'Plus rien n’est envoyé à l’adresse qui a reçu cet e-mail : le compte en a une autre à présent. Ses paramètres disent ce qui y est envoyé.',
  'standing.deleted':
    'Le compte a été supprimé, ou réuni avec un autre de vos comptes : plus aucun e-mail n’est envoyé pour lui. Les paramètres du compte que vous avez maintenant, si vous en avez un, disent ce qui y est envoyé.',
  stop: 'Ne plus recevoir ces e-mails',
  again: 'Les réactiver',
  settings: 'Choisir tout ce que vous recevez par e-mail',
  'none.title': 'Ce lien ne mène nulle part',
  'none.text':
    'Il a peut-être été coupé en chemin. Ouvrez-le à nouveau depuis l’e-mail, ou choisissez dans les paramètres de votre compte ce que vous recevez.',
};
