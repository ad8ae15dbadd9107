import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './co-instructors.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: 'Chargement des coenseignants',
  failed: 'Impossible de charger les coenseignants',
  empty:
    'Vous êtes seul à travailler sur ce cours. Invitez un autre formateur à le modifier avec vous ou à répondre aux apprenants.',
  full: 'Un cours a {most, number} coenseignants au plus.',
  owner: 'Propriétaire',
  ask: 'Pour changer vos droits ou inviter quelqu’un, adressez-vous à {owner}.',
  invited: 'Invitation envoyée',
  'since.invited': 'invitation envoyée {ago}',
  'since.active': 'acceptée {ago}',
  rights: 'Droits',
  'rights.of': 'Droits de {name}',
  'right.edit': 'Modifier',
  'right.edit.hint': 'Changer le contenu et les réglages, et soumettre le cours à la relecture. Pas son prix.',
  'right.grade': 'Enseigner',
  'right.grade.hint':
    'Évaluer les travaux, répondre aux questions, lire les avis privés, tenir les présences et les statistiques.',
  'invite.title': 'Inviter un coenseignant',
  'invite.email': 'Son adresse e-mail',
  'invite.hint': 'Celle avec laquelle cette personne se connecte. Elle doit être formatrice ici.',
  'invite.send': 'Envoyer l’invitation',
  'invited.done': '{email} est invité. La réponse se donne dans sa liste de cours.',
  'remove.active': 'Retirer',
  'remove.active.of': actions.removeNamed,
  'remove.active.ask': 'Retirer {name} de ce cours ?',
  'remove.active.text': 'Son accès prend fin aussitôt. Ce que cette personne a créé reste dans le cours.',
  'remove.invited': 'Annuler',
  'remove.invited.of': 'Annuler l’invitation de {name}',
  'remove.invited.ask': 'Annuler l’invitation de {name} ?',
  'remove.invited.text': 'Elle ne pourra plus être acceptée. Vous pourrez inviter cette personne à nouveau.',
  'done.active': '{name} ne travaille plus sur ce cours.',
  'done.invited': 'L’invitation de {name} est annulée.',
  gone: 'Cette personne a quitté le cours ou refusé l’invitation.',
  leave: course.leave,
  'leave.ask': 'Quitter « {name} » ?',
  'leave.text':
    'Votre accès prend fin aussitôt. Ce que vous avez créé reste dans le cours. {owner} peut vous inviter à nouveau.',
  'leave.unsaved':
    'Certaines modifications ne sont pas encore enregistrées. Attendez qu’elles le soient, ou corrigez ce qui est refusé, puis quittez le cours.',
  left: 'Vous ne travaillez plus sur « {name} ».',

  invitations: 'Invitations à des cours',
  'invitations.failed': 'Impossible de charger vos invitations',
  invitation: '{owner} vous invite à travailler sur « {course} »',
  'invitation.gone': 'Cette invitation a été annulée.',
  accept: 'Accepter',
  'accept.of': 'Accepter l’invitation à « {course} »',
  decline: actions.decline,
  'decline.of': 'Refuser l’invitation à « {course} »',
  accepted: '« {course} » figure désormais parmi vos cours.',
  declined: 'Vous avez refusé l’invitation à « {course} ».',
};
