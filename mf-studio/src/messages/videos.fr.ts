import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './videos.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Films et enregistrements',
  lead: 'Ce que chacun a et ce qui lui manque encore, et les autres leçons qui montrent le même fichier.',
  loading: 'Lecture des films et des enregistrements…',
  'field.lesson': lesson.lesson,
  'field.length': course.length,
  'field.captions': lesson.captions,
  'field.poster': lesson.poster,
  'field.chapters': lesson.chapters,
  'field.uses': 'Aussi utilisé dans',
  noFile: 'Pas encore de fichier',
  noCaptions: '{kind, select, audio {Pas encore de transcription} other {Pas encore de sous-titres}}',
  poster: '{of, select, own {La sienne} course {La couverture du cours} other {Inutile}}',
  noUses: 'Aucune autre leçon',
  'use.elsewhere': '{title}, dans le cours {course}',
  also: 'Le même fichier est aussi utilisé dans :',
  total: '{count, plural, one {# leçon} other {# leçons}}, {length} en tout, {size}',
};
