import type { TextEdit, TextRange } from './text-edit.ts';

/** Puts a paragraph of its own behind the line that is written in. */
export function blockEdit(text: string, [, end]: TextRange, block: string): TextEdit {
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd;
  const before = text.slice(0, at);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const after = text.slice(at);
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = `${lead}${block}${trail}`;
  const behind = at + insert.length;
  return { insert, from: at, to: at, selection: [behind, behind] };
}
