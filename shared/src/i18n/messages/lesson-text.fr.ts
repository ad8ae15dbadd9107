import * as actions from '../words/actions.fr.ts';
import type { MessagesOf } from '../translate.ts';
import type { en } from './lesson-text.en.ts';

export const fr: MessagesOf<typeof en> = {
  copy: actions.copy,
  copied: actions.copied,
  failed: 'Sélectionné : copiez avec Ctrl+C',
  code: 'Code',
  codeIn: 'Code en {language}',
};
