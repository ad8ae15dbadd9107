/** What the keys of the caption editor do. With Alt, so that letters stay letters. */
export const captionActions = [
  'toggle',
  'back',
  'forward',
  'in',
  'out',
  'insert',
  'split',
  'merge',
  'remove',
  'previous',
  'next',
  'undo',
  'redo',
] as const;
export type CaptionAction = (typeof captionActions)[number];
/** What is done to one caption. */
export type RowAction = Extract<CaptionAction, 'in' | 'out' | 'split' | 'merge' | 'remove' | 'previous' | 'next'>;

/** By where the key is: with Alt some systems write other letters. */
const withAlt: Readonly<Record<string, CaptionAction>> = {
  KeyK: 'toggle',
  KeyJ: 'back',
  KeyL: 'forward',
  KeyI: 'in',
  KeyO: 'out',
  Enter: 'insert',
  KeyS: 'split',
  KeyM: 'merge',
  Backspace: 'remove',
  ArrowUp: 'previous',
  ArrowDown: 'next',
};

export const captionKeys: Readonly<Record<CaptionAction, string>> = {
  toggle: 'Alt K',
  back: 'Alt J',
  forward: 'Alt L',
  in: 'Alt I',
  out: 'Alt O',
  insert: 'Alt Enter',
  split: 'Alt S',
  merge: 'Alt M',
  remove: 'Alt Backspace',
  previous: 'Alt ↑',
  next: 'Alt ↓',
  undo: 'Ctrl Z',
  redo: 'Ctrl Shift Z',
};

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function captionActionOf({ code, key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): CaptionAction | undefined {
  const isCommand = ctrlKey || metaKey;
  // Both at once write letters on some keyboards.
  if (altKey) return isCommand ? undefined : withAlt[code];
  if (!isCommand) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}
