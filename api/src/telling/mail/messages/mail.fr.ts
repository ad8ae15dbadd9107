import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './mail.en.ts';

export const fr: MessagesOf<typeof en> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.greeting_unnamed': 'Bonjour,',
  'mail.label': '{label} :',
  'mail.link_alone': 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  'mail.unsubscribe': 'Ne plus recevoir ce genre d’e-mail',
  'mail.footer': 'E-mail envoyé par Stoa à {address}.',

  'registration_code.subject': 'Votre code pour Stoa',
  'registration_code.preheader': 'Saisissez {code} pour ouvrir votre compte.',
  'registration_code.ask': 'Saisissez ce code dans la page d’inscription, et votre compte est ouvert :',
  'registration_code.limit':
    'Il est valable {minutes, plural, one {# minute} other {# minutes}}, et uniquement dans le navigateur qui a servi à l’inscription.',
  'registration_code.not_you': 'Vous n’avez pas demandé de compte ? Ignorez cet e-mail : aucun compte ne sera créé.',

  'account_exists.subject': 'Vous avez déjà un compte sur Stoa',
  'account_exists.preheader': 'Connectez-vous avec cette adresse, ou choisissez un nouveau mot de passe.',
  'account_exists.told':
    'Quelqu’un, sans doute vous, a demandé un compte avec cette adresse. Elle en a déjà un : rien n’a été modifié.',
  'account_exists.log_in': 'Se connecter',
  'account_exists.reset': 'Choisir un nouveau mot de passe',
  'account_exists.not_you': 'Si ce n’était pas vous, vous n’avez rien à faire.',

  'password_reset.subject': 'Choisissez un nouveau mot de passe',
  'password_reset.preheader': 'Le lien est valable {minutes, plural, one {# minute} other {# minutes}}.',
  'password_reset.told': 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Stoa.',
  'password_reset.set': 'Choisir un nouveau mot de passe',
  'password_reset.limit':
    'Le lien fonctionne une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}.',
  'password_reset.not_you': 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',

  'password_changed.subject': 'Votre mot de passe a été changé',
  'password_changed.preheader': 'Le {when}.',
  'password_changed.told': 'Le mot de passe de votre compte Stoa a été changé le {when}.',
  'password_changed.if_you': 'Si c’était vous, vous n’avez rien à faire.',
  'password_changed.not_you':
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe : toute autre personne sera déconnectée.',
  'password_changed.set': 'Choisir un nouveau mot de passe',

  'email_confirm.subject': 'Confirmez votre nouvelle adresse e-mail',
  'email_confirm.preheader': 'D’ici là, votre ancienne adresse reste valable.',
  'email_confirm.told':
    'Vous souhaitez désormais vous connecter à Stoa avec cette adresse. Confirmez qu’elle est bien la vôtre.',
  'email_confirm.confirm': 'Confirmer cette adresse',
  'email_confirm.limit':
    'Le lien fonctionne une seule fois, pendant {hours, plural, one {# heure} other {# heures}}. D’ici là, votre ancienne adresse reste valable.',
  'email_confirm.not_you': 'Cela ne vous dit rien ? Ignorez cet e-mail : rien ne changera.',

  'email_taken.subject': 'Cette adresse appartient à votre compte',
  'email_taken.preheader': 'Elle devait servir à un autre compte Stoa. Rien n’a été modifié.',
  'email_taken.told':
    'Quelqu’un a voulu utiliser cette adresse pour un autre compte Stoa. Elle appartient au vôtre : rien n’a été modifié.',
  'email_taken.hint':
    'Si l’autre compte est aussi le vôtre : avec cette adresse, c’est à celui-ci que vous vous connectez.',
  'email_taken.log_in': 'Se connecter',

  'email_changed.subject': 'Votre adresse e-mail a été changée',
  'email_changed.preheader': 'Votre compte Stoa a désormais une autre adresse.',
  'email_changed.told':
    'Depuis le {when}, votre compte Stoa a pour adresse {new_email}. Celle-ci ne permet plus de se connecter.',
  'email_changed.if_you': 'Si c’était vous, vous n’avez rien à faire.',
  'email_changed.not_you':
    'Si ce n’était pas vous, quelqu’un d’autre tient votre compte. Prévenez aussitôt les responsables de ce site : ils peuvent vous aider à le récupérer.',

  'identity_linked.subject': '{provider} permet désormais d’accéder à votre compte',
  'identity_linked.preheader': 'Depuis le {when}.',
  'identity_linked.told': 'Depuis le {when}, un compte {provider} permet de se connecter à votre compte Stoa.',
  'identity_linked.if_you': 'Si c’était vous, vous n’avez rien à faire.',
  'identity_linked.not_you':
    'Si ce n’était pas vous, dissociez {provider} dans les paramètres du compte et changez aussitôt de mot de passe.',
  'identity_linked.see': 'Ouvrir les paramètres du compte',

  'identity_unlinked.subject': '{provider} ne permet plus d’accéder à votre compte',
  'identity_unlinked.preheader': 'Depuis le {when}.',
  'identity_unlinked.told': 'Depuis le {when}, {provider} ne permet plus de se connecter à votre compte Stoa.',
  'identity_unlinked.if_you': 'Si c’était vous, vous n’avez rien à faire.',
  'identity_unlinked.not_you':
    'Si ce n’était pas vous, changez aussitôt de mot de passe : toutes les autres sessions prendront fin.',
  'identity_unlinked.see': 'Ouvrir les paramètres du compte',

  'data_export_asked.subject': 'Une copie de vos données a été demandée',
  'data_export_asked.preheader': 'Le {when}.',
  'data_export_asked.told': 'Une copie de tout ce que Stoa conserve à votre sujet a été demandée le {when}.',
  'data_export_asked.if_you': 'Si c’était vous, vous n’avez rien à faire.',
  'data_export_asked.not_you':
    'Si ce n’était pas vous, quelqu’un est connecté à votre compte : changez de mot de passe et déconnectez-vous partout.',
  'data_export_asked.see': 'Voir où vous êtes connecté',

  'new_sign_in.subject': 'Nouvelle connexion à votre compte',
  'new_sign_in.preheader': '{device}, le {when}.',
  'new_sign_in.told': 'Quelqu’un s’est connecté à votre compte Stoa dans un navigateur que nous ne connaissions pas.',
  'new_sign_in.device': 'Navigateur',
  'new_sign_in.address': 'Adresse IP',
  'new_sign_in.when': 'Heure',
  'new_sign_in.see': 'Voir vos connexions',
  'new_sign_in.advice':
    'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez-y ce navigateur et changez de mot de passe.',

  'account_suspended.subject': 'Votre compte est suspendu',
  'account_suspended.told':
    'Les responsables de Stoa ont suspendu votre compte. Vous êtes déconnecté et ne pouvez plus vous connecter.',
  'account_suspended.stays': 'Ce que vous avez écrit, acheté et appris est toujours là.',
  'account_suspended.reason': 'Motif',
  'account_suspended.appeal': 'Comment contester',
  'account_suspended.how':
    'Si vous pensez que c’est une erreur, dites-le-nous : la page de connexion indique comment, une fois votre mot de passe saisi.',

  'account_restored.subject': 'Votre compte est rouvert',
  'account_restored.preheader': 'Vous pouvez vous connecter comme avant.',
  'account_restored.told': 'Votre compte Stoa n’est plus suspendu. Tout est là où vous l’avez laissé.',
  'account_restored.log_in': 'Se connecter',

  'accounts_merged.subject': 'Vos deux comptes n’en font plus qu’un',
  'accounts_merged.preheader': 'Connectez-vous avec {kept}.',
  'accounts_merged.told':
    'Les responsables de Stoa ont fusionné votre compte {ended} avec {kept}. Vous y trouvez les cours, la progression, les certificats et les achats des deux.',
  'accounts_merged.log_in_with':
    'Les deux adresses y donnent accès désormais, avec le mot de passe de {kept}. Vous êtes déconnecté partout.',
  'accounts_merged.mistake':
    'Si ces comptes n’étaient pas tous deux les vôtres, prévenez aussitôt les responsables de Stoa.',

  'email_alias_removed.subject': 'Cette adresse ne permet plus de se connecter',
  'email_alias_removed.preheader': 'Depuis le {when}.',
  'email_alias_removed.told':
    'Depuis le {when}, cette adresse ne permet plus de se connecter à votre compte Stoa. Le compte reste, avec son autre adresse.',

  'deletion_scheduled.subject': 'Votre compte va être supprimé',
  'deletion_scheduled.preheader': 'Le {date}. D’ici là, vous pouvez le conserver.',
  'deletion_scheduled.told':
    'Comme vous l’avez demandé, votre compte Stoa et tout ce qui s’y rattache seront supprimés le {date}. D’ici là, connectez-vous pour le conserver.',
  'deletion_scheduled.keep': 'Conserver mon compte',

  'deletion_taken_back.subject': 'Votre compte est conservé',
  'deletion_taken_back.preheader': 'Il ne sera pas supprimé.',
  'deletion_taken_back.told': 'Votre compte Stoa ne sera pas supprimé, et rien n’en est perdu.',

  'account_deleted.subject': 'Votre compte a été supprimé',
  'account_deleted.preheader': 'C’est notre dernier e-mail.',
  'account_deleted.told':
    'Comme vous l’avez demandé, votre compte Stoa et tout ce qui s’y rattachait ont été supprimés. C’est notre dernier e-mail.',

  'receipt.attached':
    '{kind, select, receipt {Le reçu est joint au format PDF.} other {L’avoir est joint au format PDF.}}',
  'receipt.number': '{kind, select, receipt {Reçu} other {Avoir}}',
  'receipt.date': 'Date',
  'receipt.amount': 'Montant',
  'receipt.card': 'Carte',
  'receipt.open': '{kind, select, receipt {Télécharger le reçu} other {Télécharger l’avoir}}',

  'notification.open': 'Ouvrir sur Stoa',
  'notification.settings': 'Choisir ce que vous recevez par e-mail',
};
