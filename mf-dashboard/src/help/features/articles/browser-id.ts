import { newId } from '@stoa/shared/remote/new-id.ts';

const KEY = 'stoa.help-browser';
/** Where the browser keeps nothing, one page counts as one browser. */
let ofThisPage: string | undefined;

/** Names this browser to the help centre alone, so that a guest’s answer counts once. */
export function browserId(): string {
  try {
    const kept = window.localStorage.getItem(KEY);
    if (kept !== null) return kept;
    const made = (ofThisPage ??= newId());
    window.localStorage.setItem(KEY, made);
    return made;
  } catch {
    return (ofThisPage ??= newId());
  }
}

/** The same; before the first answer there is none, and reading makes none. */
export function knownBrowserId(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? ofThisPage;
  } catch {
    return ofThisPage;
  }
}
