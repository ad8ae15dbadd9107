import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './account-links.en.ts';

export const fr: MessagesOf<typeof en> = {
  'forgot.title': account.forgotPassword,
  'forgot.lead': 'Donnez-nous votre adresse e-mail : nous vous enverrons un lien pour en choisir un nouveau.',
  'forgot.form': account.newPassword,
  'forgot.email': account.email,
  'forgot.submit': 'Envoyer le lien',
  'forgot.back': 'Il vous est revenu ? <link>Connectez-vous</link>',
  'forgot.sent.title': account.checkEmail,
  'forgot.sent.lead':
    'Si un compte correspond à <b>{email}</b>, un lien vient de lui être envoyé. Il sert une seule fois, pendant 60 minutes.',
  'forgot.sent.nothing':
    'Toujours rien après quelques minutes ? Regardez dans les indésirables et vérifiez que l’adresse est bien celle de votre compte.',
  'forgot.sent.again': 'Utiliser une autre adresse',

  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.lead': 'Cela mettra fin à toutes vos sessions ouvertes, dans tous les navigateurs.',
  'reset.form': account.newPassword,
  'reset.password': account.newPassword,
  'reset.submit': 'Enregistrer le mot de passe',
  'reset.spent.title': 'Ce lien n’est plus valable',
  'reset.spent.text':
    'Un tel lien sert une seule fois, pendant 60 minutes, et seul le plus récent compte. Si vous en avez encore besoin, demandez-en un autre.',
  'reset.spent.ask': 'Recevoir un nouveau lien',
  'reset.spent.login': actions.goToLogin,

  'email.running': 'Confirmation de votre nouvelle adresse…',
  'email.done.title': 'Votre nouvelle adresse est confirmée',
  'email.done.text': 'Vous vous connectez désormais avec <b>{email}</b>, et nos e-mails vous y parviendront.',
  'email.done.home': actions.goToHome,
  'email.done.login': actions.logIn,
  'email.spent.title': 'Ce lien n’est plus valable',
  'email.spent.text':
    'Il a déjà servi, il est trop ancien, ou le changement a été annulé. Votre compte garde l’adresse indiquée dans ses paramètres. Vous pouvez y demander de nouveau le changement.',
  'email.spent.settings': actions.goToSettings,
  'email.failed.title': 'Votre adresse n’est pas encore confirmée',
  'email.failed.retry': actions.tryAgain,
};
