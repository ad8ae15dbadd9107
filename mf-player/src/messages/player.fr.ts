import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './player.en.ts';

export const fr: MessagesOf<typeof en> = {
  'player.back': 'Retour : {title}',
  'player.my-courses': places.myCourses,
  'player.about': course.about,
  'player.loading': course.loading,
  'player.neighbours': 'Leçons voisines',
  'player.previous': 'Précédente : {title}',
  'player.next': 'Suivante : {title}',
  'player.completed': 'Vous avez terminé {course}. Votre certificat est prêt.',
  'player.why': common.why,
  'player.counted': 'Ce qui a compté',
  'player.certificate': 'Votre certificat',

  'gone.title': course.notFound,
  'gone.text': course.notFoundWhy,

  'guest.preview': 'Un aperçu du cours',
  'guest.notEnrolled': 'Vous n’avez pas d’inscription à ce cours',
  'guest.unenrolled': 'Vous avez quitté ce cours',
  'guest.refunded': 'Ce cours vous a été remboursé, et votre inscription a pris fin',
  'guest.expired': 'Votre inscription à ce cours a pris fin',
  'guest.kept': 'Votre progression est conservée : avec une nouvelle inscription, vous reprenez où vous en étiez.',
  'guest.text': 'Les leçons marquées d’un cadenas s’ouvrent à l’inscription. Rien n’est enregistré d’ici là.',
  'guest.action': 'À propos du cours',

  'lessons.name': lesson.lessons,
  'lessons.done': '{done, number} sur {count, plural, one {# leçon terminée} other {# leçons terminées}}',
  'lessons.optional': lesson.optional,
  'lessons.locked': common.locked,
  'lessons.playing': 'En lecture',
  'lessons.paused': common.paused,
  'lessons.completed': '{kind}, terminé',

  'lesson.loading': 'Chargement de la leçon',
  'lesson.failed': 'La leçon n’a pas pu être chargée',
  'lesson.unknown': 'Ce type de leçon est nouveau',
  'lesson.unknown.text': 'Rechargez la page pour la voir.',
  'lesson.offline': 'Vous êtes hors ligne',
  'lesson.offline.text':
    'Cette leçon se chargera d’elle-même dès que la connexion reviendra. Ce que vous avez fait est conservé.',
  'lesson.locked': 'Inscrivez-vous à ce cours pour ouvrir cette leçon.',
  'lesson.empty': 'Il n’y a encore rien dans cette leçon.',
  'lesson.reading': lesson.timeToRead,
  'lesson.done': common.completed,
  'lesson.markDone': 'Marquer comme terminé',
  'lesson.markDone.name': 'Marquer comme terminé : {title}',
};
