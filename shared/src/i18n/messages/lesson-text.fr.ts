import type { MessagesOf } from '../translate.ts';
import type { en } from './lesson-text.en.ts';

export const fr: MessagesOf<typeof en> = {
  copy: 'Copier',
  copied: 'Copié',
  failed: 'Sélectionné : copiez avec Ctrl+C',
  code: 'Code',
  codeIn: 'Code en {language}',
};
