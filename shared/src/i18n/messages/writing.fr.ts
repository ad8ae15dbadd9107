import type { MessagesOf } from '../translate.ts';
import * as course from '../words/course.fr.ts';
import type { en } from './writing.en.ts';

export const fr: MessagesOf<typeof en> = {
  tabs: 'Rédaction ou aperçu',
  write: 'Rédaction',
  preview: course.preview,
  nothing: 'Il n’y a encore rien à afficher.',
  markdown: 'Markdown : **gras**, *italique*, - liste, > citation, `code`',
  left: '{count, number} caractères sur {max, number}',
};
