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
