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
  'transcript.title': 'Transcription',
};
