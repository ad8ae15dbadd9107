/** A text that is not sent yet. It outlives a reload and a session that ended, in this tab alone. */
export interface Draft<V> {
  /** Of the text to be: sent twice, it is one. */
  id: string;
  values: V;
}

const keyOf = (userId: string, place: string): string => `stoa.community.draft.${userId}.${place}`;

/** `place`: what the draft is for; each person has their own. */
export function readDraft<V>(userId: string, place: string): Draft<V> | undefined {
  const text = window.sessionStorage.getItem(keyOf(userId, place));
  try {
    return text === null ? undefined : (JSON.parse(text) as Draft<V>);
  } catch {
    return undefined;
  }
}

/** A storage that is full or forbidden costs the draft, never the writing. */
export function keepDraft<V>(userId: string, place: string, draft: Draft<V>): void {
  try {
    window.sessionStorage.setItem(keyOf(userId, place), JSON.stringify(draft));
  } catch {
    forgetDraft(userId, place);
  }
}

export const forgetDraft = (userId: string, place: string): void =>
  window.sessionStorage.removeItem(keyOf(userId, place));

/** A random UUID. Not `crypto.randomUUID`: that is missing on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
