import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './openings.en.ts';

export const fr: MessagesOf<typeof en> = {
  heading: lesson.opens,
  hint: 'D’ici là, un cadenas la ferme et les participants lisent quand elle s’ouvre. Ce qu’ils ont terminé leur reste ouvert.',
  previewHint: 'Un aperçu gratuit est ouvert à tous, quoi qu’il soit écrit ici.',
  fromStart: lesson.opensFromStart,
  on: lesson.opensOn,
  days: lesson.opensAfterDays,
  after: lesson.opensAfter,
  'way.on': 'Un jour donné',
  'way.days': 'Quelques jours après l’inscription',
  'way.after': 'Après une leçon ou un module',
  day: common.day,
  'day.hint': 'Elle a lieu quand ce jour commence à Greenwich (UTC).',
  'day.rule': 'Entrez une date.',
  'days.label': 'Jours après l’inscription',
  'days.hint': 'De 1 à 365, à partir de l’inscription de chacun.',
  'after.label': 'Après',
  'after.hint': 'Une fois terminé ; d’un module, ce qui y est obligatoire.',
  'after.module': lesson.moduleNamed,
  'module.open': lesson.moduleOpens,
  'module.close': actions.close,
};
