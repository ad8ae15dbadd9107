import * as actions from '../words/actions.en.ts';
/** Code within a text that teaches. */
export const en = {
  copy: actions.copy,
  copied: actions.copied,
  failed: 'Marked: copy it with Ctrl+C',
  code: 'Code',
  codeIn: 'Code in {language}',
} as const;
