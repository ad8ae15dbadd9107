import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './login.en.ts';

export const fr: MessagesOf<typeof en> = {
  'login.title': 'Bon retour parmi nous',
  'login.lead': 'Connectez-vous pour reprendre là où vous en étiez.',
  'login.form': 'Connexion',
  'login.email': account.email,
  'login.password': account.password,
  'login.forgot': account.forgotPassword,
  'login.submit': actions.logIn,
  'login.new': 'Pas encore de compte ? <link>Créez-en un</link>',

  'reason.session-expired': 'Votre session a pris fin. Reconnectez-vous pour reprendre là où vous étiez.',
  'reason.link-spent': 'Ce lien de connexion n’est plus valable. Connectez-vous plutôt ici.',
  'reason.provider-failed':
    'Cette façon de vous connecter n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
  'reason.code-spent':
    'Ce code ne peut plus servir : il a été mal saisi trop souvent, ou il est trop ancien. Reconnectez-vous, et nous vous en enverrons un nouveau.',
  'reason.password-changed': 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  'reason.email-changed': 'Votre nouvelle adresse e-mail est confirmée. Utilisez-la désormais pour vous connecter.',
  'reason.signed-out-everywhere': 'Vous êtes déconnecté partout.',
  'reason.account-deleted':
    'Vous êtes déconnecté. Votre compte sera supprimé le {date} ; connectez-vous avant cette date pour le conserver.',

  'demo.title': 'Visitez le site en tant que…',
  'demo.text': 'Ceci est une démonstration. Choisissez une personne pour vous connecter en un clic.',
  'demo.role':
    '{role, select, learner {Apprenant} teacher {Formateur} partner {Partenaire} admin {Administrateur} super_admin {Super-administrateur} other {{role}}}',

  'providers.or': 'ou',
  'providers.continue': 'Continuer avec {name}',

  'social.running': account.loggingIn,
  'social.running.text': 'Un instant : nous vérifions la réponse du service que vous avez choisi.',
  'social.linking': 'Association en cours',
  'social.failed.sign-in': 'La connexion n’a pas abouti',
  'social.failed.link': 'L’association n’a pas abouti',
  'social.lost':
    'Cette réponse a déjà servi, ou vient d’un autre onglet ou d’un autre navigateur. Par sécurité, nous ne l’utilisons pas. Recommencez d’ici.',
  'social.declined': '{name} n’a pas été autorisé à nous dire qui vous êtes. Rien n’a été modifié.',
  'social.refused': '{name} n’a pas pu vous connecter. Rien n’a été modifié ; réessayez dans un moment.',
  'social.spent': 'La réponse de {name} est arrivée trop tard. Recommencez d’ici.',
  'social.email-taken':
    'Un compte Stoa existe déjà avec l’adresse e-mail que {name} nous a donnée. Pour que personne d’autre n’y entre : connectez-vous à ce compte avec son mot de passe, puis associez {name} dans les paramètres du compte. Vous pourrez ensuite vous connecter avec {name}.',
  'social.linked-elsewhere': 'Ce compte {name} est associé à un autre compte Stoa. Dissociez-le d’abord là-bas.',
  'social.linked-already':
    'Un autre compte {name} est déjà associé à votre compte Stoa. Dissociez-le dans les paramètres du compte, puis associez celui-ci.',
  'social.signed-out':
    'Votre session a pris fin entre-temps. Connectez-vous, puis associez de nouveau {name} dans les paramètres du compte.',
  'social.provider': 'le service',
  'social.to-login': actions.goToLogin,
  'social.to-settings': actions.goToSettings,
  'social.linked': 'C’est associé. Vous pouvez désormais vous connecter aussi de cette façon.',
};
