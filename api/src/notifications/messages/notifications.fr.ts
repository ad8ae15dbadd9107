import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './notifications.en.ts';

export const fr: MessagesOf<typeof en> = {
  'welcome.title': 'Bienvenue sur Stoa, {first_name}',
  'welcome.body': 'Trouvez un premier cours dans le catalogue. Pour un cours gratuit, un clic suffit.',
  'enrolled.title': 'Inscription confirmée : « {course} »',
  'enrolled.body': 'Commencez quand vous voulez : votre progression est conservée.',
  'certificate_issued.title': 'Vous avez terminé « {course} »',
  'certificate_issued.body': 'Votre certificat est prêt : consultez-le, partagez-le, imprimez-le.',
  'course_submitted.title': '« {course} » attend une relecture',
  'course_submitted.body': '{author} vient de soumettre ce cours à la relecture.',
  'course_changes_requested.title': '« {course} » demande des modifications',
  'course_changes_requested.body': '{comment}',
  'course_published.title': '« {course} » est publié',
  'course_published.body': 'Il figure désormais dans le catalogue.',
  'course_unpublished.title': '« {course} » a été retiré du catalogue',
  'course_unpublished.body': '{reason}',
  'new_sign_in.title': 'Nouvelle connexion à votre compte',
  'new_sign_in.body':
    '{device}, depuis l’adresse {address}. Si ce n’était pas vous, changez de mot de passe et déconnectez tous vos appareils.',
  'password_changed.title': 'Votre mot de passe a été changé',
  'password_changed.body':
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe par « Mot de passe oublié ? ».',
  'email_changed.title': 'Votre adresse e-mail a été changée',
  'email_changed.body': 'Désormais, vous vous connectez avec {email}.',
  'identity_linked.title': 'Vous pouvez désormais vous connecter avec {provider}',
  'identity_linked.body': 'Si ce n’était pas vous, dissociez {provider} et changez de mot de passe.',
  'identity_unlinked.title': 'Vous ne pouvez plus vous connecter avec {provider}',
  'identity_unlinked.body': 'Si ce n’était pas vous, changez de mot de passe et déconnectez tous vos appareils.',
  'community_reply.title': '{author} a répondu à « {post} »',
  'community_reply.body': 'Ouvrez la discussion pour lire sa réponse et y répondre.',
  'community_reported.title': 'Un contenu a été signalé dans « {post} »',
  'community_reported.body': '{reason}',
  'report_decided.title': 'Votre signalement sur « {post} » a été traité',
  'report_decided.body':
    '{verdict, select, accepted {Le texte a été retiré. Merci de nous l’avoir signalé.} other {Le texte respecte les règles et reste en place. Merci de nous l’avoir signalé.}}',
  'content_removed.title': 'Votre contribution à « {post} » a été retirée',
  'content_removed.body': '{reason}',
  'content_restored.title': 'Votre contribution à « {post} » est de nouveau visible',
  'content_restored.body': '{reason}',
  'data_export_asked.title': 'Une copie de vos données a été demandée',
  'data_export_asked.body': 'Si ce n’était pas vous, changez de mot de passe et déconnectez tous vos appareils.',
};
