import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** Pictures in the text of a lesson, before its film, and those of which a part is chosen. */
export const en = {
  title: 'Picture for the text',
  alt: 'What is to be seen',
  'alt.hint': 'One sentence for people who do not see the picture.',
  'alt.missing': 'Say what is to be seen, or mark the picture as a decoration.',
  decoration: 'A decoration',
  'decoration.hint': 'It says nothing that the text does not say, and is not read aloud.',
  caption: 'Caption',
  'caption.hint': 'Stands below the picture. You may leave it empty.',
  insert: 'Insert picture',
  cancel: actions.cancel,
  refused: common.nameAndReason,
  'poster.label': lesson.poster,
  'poster.hint':
    'JPEG, PNG or WebP, at most 5 MB. It is seen before the film is played; without one, the cover of the course is.',
  'poster.frame': 'Use the frame that the film shows now',
  'poster.alt': 'The picture before the film',
  'poster.failed': 'The film shows no picture yet. Play it to the frame that you want, then try again.',
  'crop.title': actions.choosePart,
  'crop.close': actions.close,
  'crop.area': 'Picture. Move it with the arrow keys or by dragging.',
  'crop.zoom': actions.zoom,
  'crop.take': 'Use this part',
  'crop.cancel': actions.cancel,
} as const;
