import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as email from '@stoa/shared/i18n/words/email.fr.ts';
import type { en } from './dev-mail.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Boîte d’envoi',
  subtitle: 'Ceci est une démonstration : ses e-mails ne sont envoyés à personne. Ils se lisent ici, dès leur arrivée.',
  list: 'E-mails, du plus récent au plus ancien',
  loading: 'Chargement des e-mails',
  to: 'À {address}',
  older: 'Afficher les plus anciens',
  back: email.allEmails,
  'only.to': 'Uniquement les e-mails à {address}.',
  'only.all': 'Tout afficher',
  'empty.title': 'Aucun e-mail pour l’instant',
  'empty.text': 'Inscrivez-vous ou demandez un nouveau mot de passe : l’e-mail apparaîtra ici de lui-même.',
  'empty.to': 'Rien n’a encore été envoyé à {address}. L’e-mail apparaîtra ici de lui-même.',
  'sent.title': 'Les e-mails quittent ce site',
  'sent.text':
    'Un serveur de messagerie est configuré : les e-mails partent vers leurs destinataires et ne sont pas gardés ici.',
  stale: 'Impossible de demander les nouveaux e-mails pour l’instant. Nouvel essai en cours…',
  arrived: 'Nouvel e-mail à {address} : {subject}',
  'mail.loading': email.loadingEmail,
  'mail.missing.title': 'Cet e-mail n’est pas ici',
  'mail.missing.text': 'Il a peut-être été supprimé : les e-mails sont gardés 30 jours.',
  'mail.to': common.to,
  'mail.at': 'Rédigé',
  'mail.template': common.template,
  'mail.form': 'Forme de l’e-mail',
  'mail.html': 'HTML',
  'mail.text': 'Texte brut',
  'mail.frame': email.emailNamed,
};
