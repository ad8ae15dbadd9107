import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './pictures.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Image pour le texte',
  alt: 'Ce que l’on voit',
  'alt.hint': 'Une phrase pour qui ne voit pas l’image.',
  'alt.missing': 'Dites ce que l’on voit, ou indiquez que l’image est un ornement.',
  decoration: 'Un ornement',
  'decoration.hint': 'Elle ne dit rien de plus que le texte, et n’est pas lue à voix haute.',
  caption: 'Légende',
  'caption.hint': 'Sous l’image. Elle peut rester vide.',
  insert: 'Insérer l’image',
  cancel: actions.cancel,
  refused: common.nameAndReason,
  'poster.label': lesson.poster,
  'poster.hint':
    'JPEG, PNG ou WebP, 5 Mo au plus. On la voit avant de lancer le film ; sans elle, on voit la couverture du cours.',
  'poster.frame': 'Prendre l’image que le film montre',
  'poster.alt': 'L’image avant le film',
  'poster.failed': 'Le film ne montre pas encore d’image. Avancez jusqu’à celle que vous voulez, puis réessayez.',
  'crop.title': actions.choosePart,
  'crop.close': actions.close,
  'crop.area': 'Image. Déplacez-la avec les flèches du clavier ou en la faisant glisser.',
  'crop.zoom': actions.zoom,
  'crop.take': 'Utiliser cette partie',
  'crop.cancel': actions.cancel,
};
