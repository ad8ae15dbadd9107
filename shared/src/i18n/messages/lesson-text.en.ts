/** Code within a text that teaches. */
export const en = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Marked: copy it with Ctrl+C',
  code: 'Code',
  codeIn: 'Code in {language}',
} as const;
