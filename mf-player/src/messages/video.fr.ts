import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './video.en.ts';

export const fr: MessagesOf<typeof en> = {
  'failed.title': 'La vidéo s’est arrêtée',
  'failed.text': 'Elle n’a pas pu être chargée.',
  'failed.again': 'La charger à nouveau',
  'video.back': 'Reculer de 10 secondes',
  'video.forward': 'Avancer de 10 secondes',
  'video.stopped': 'La lecture s’était arrêtée à {time}.',
  'speed.name': 'Vitesse',
  'speed.normal': 'Vitesse normale',
  'speed.times': 'Vitesse {speed}×',
  'watched.name': 'Ce que vous avez regardé',
  'watched.share': '{share} regardés. La leçon est terminée à {needed}.',
  'watched.skipped': 'Vous avez sauté un passage.',
  'watched.ended': 'La vidéo est finie, mais pas la leçon : {share} regardés, il en faut {needed}.',
  'watched.missing': 'Passages pas encore regardés',
  'watched.part': 'Regarder de {from} à {to}',
  'watched.more': '{count, plural, one {et # autre} other {et # autres}}',
  'chapters.title': 'Chapitres',
  'transcript.title': lesson.transcript,
};
