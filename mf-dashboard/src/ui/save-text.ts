import { saveBlob } from '@stoa/shared/ui/download.ts';

/** Has the browser save a text that was made in the page. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
