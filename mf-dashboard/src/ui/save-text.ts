import { download } from '@stoa/shared/ui/download.ts';

/** Has the browser save a text that was made in the page. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  download(url, name);
  // The browser has taken it over once the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
