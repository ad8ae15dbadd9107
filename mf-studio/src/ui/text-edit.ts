/** From where to where; equal where nothing is selected. */
export type TextRange = readonly [start: number, end: number];

/** One change of a text, and what is selected after it. */
export interface TextEdit {
  /** What replaces the text from `from` to `to`. */
  insert: string;
  from: number;
  to: number;
  selection: TextRange;
}

/**
 * Makes the change as if it were typed, so that the browser's undo takes it back, and fires `input` as typing does.
 * The old command is the one way to that; where there is none, the change is made and only undo is lost.
 */
export function typeInto(area: HTMLTextAreaElement, { insert, from, to, selection }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isChange = insert !== '' || from !== to;
  if (isChange && !typed(insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...selection);
}

/** An empty insertion is refused by Chromium: what is selected is deleted instead. */
const typed = (insert: string): boolean =>
  typeof document.execCommand === 'function' &&
  (insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert));
