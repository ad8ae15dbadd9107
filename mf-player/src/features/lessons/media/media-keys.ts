/** What keys do, in the order of the sheet. */
export const mediaActions = [
  'toggle',
  'back10',
  'forward10',
  'back5',
  'forward5',
  'louder',
  'softer',
  'mute',
  'bookmark',
  'captions',
  'full',
  'wide',
  'picture',
  'slower',
  'faster',
  'frameBack',
  'frameForward',
  'tenth',
  'start',
  'end',
  'next',
  'sheet',
] as const;
export type MediaAction = (typeof mediaActions)[number];

const actionOfKey: Readonly<Record<string, MediaAction>> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back10',
  l: 'forward10',
  ArrowLeft: 'back5',
  ArrowRight: 'forward5',
  ArrowUp: 'louder',
  ArrowDown: 'softer',
  m: 'mute',
  b: 'bookmark',
  c: 'captions',
  f: 'full',
  t: 'wide',
  i: 'picture',
  '<': 'slower',
  '>': 'faster',
  ',': 'frameBack',
  '.': 'frameForward',
  Home: 'start',
  End: 'end',
  n: 'next',
  '?': 'sheet',
};

/** Go on while their key is held down. */
export const repeating: ReadonlySet<MediaAction> = new Set([
  'back10',
  'forward10',
  'back5',
  'forward5',
  'louder',
  'softer',
  'frameBack',
  'frameForward',
]);

/** As the sheet prints them. */
export const keysOf: Readonly<Record<MediaAction, string>> = {
  toggle: 'k',
  back10: 'j',
  forward10: 'l',
  back5: '←',
  forward5: '→',
  louder: '↑',
  softer: '↓',
  mute: 'm',
  bookmark: 'b',
  captions: 'c',
  full: 'f',
  wide: 't',
  picture: 'i',
  slower: '<',
  faster: '>',
  frameBack: ',',
  frameForward: '.',
  tenth: '0–9',
  start: 'Home',
  end: 'End',
  next: 'n',
  sheet: '?',
};

/** These move the page; they are the player's where the focus is in it. */
const ofThePage = new Set([' ', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** What a key asks for; `tenth`: of the length, for a digit. */
export function actionOf(key: string, isInPlayer: boolean): { action: MediaAction; tenth?: number } | undefined {
  if (/^\d$/.test(key)) return { action: 'tenth', tenth: Number(key) };
  if (ofThePage.has(key) && !isInPlayer) return undefined;
  const action = actionOfKey[key.length === 1 ? key.toLowerCase() : key];
  return action && { action };
}
