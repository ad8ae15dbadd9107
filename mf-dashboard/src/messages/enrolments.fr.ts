import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './enrolments.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Mes cours',
  count: '{count, plural, one {# cours} other {# cours}}',
  show: 'Afficher',
  'show.all': 'Tous',
  'show.active': 'Entamés',
  'show.completed': 'Terminés',
  search: 'Rechercher dans mes cours',
  certificate: 'Certificat',
  leave: 'Quitter',
  'leave.name': 'Quitter {course}',
  'leave.ask': 'Quitter {course} ?',
  'leave.text': 'Il disparaît de votre liste. Votre progression est conservée, et vous pourrez vous réinscrire.',
  'leave.confirm': 'Quitter le cours',
  'leave.done': 'Vous avez quitté {course}. Votre progression est conservée.',
  undo: 'Annuler',
  'none.title': 'Vous n’êtes encore inscrit à aucun cours',
  'none.text': 'Tous les cours auxquels vous vous inscrivez sont réunis ici, avec votre progression.',
  'none.action': 'Trouver un cours',
  'noneSuch.title': 'Aucun de vos cours ne correspond',
  'noneSuch.text': 'Affichez-les tous, ou cherchez un autre mot.',
};
