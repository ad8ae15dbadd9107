import { API_PREFIX } from '@stoa/shared/contract/routes.ts';
import type { FileStore } from './file-store.ts';
import { signatureOf } from './signed-links.ts';

const STEP_S = 10 * 60;
const LIFE_S = 60 * 60;

/**
 * A link that opens one private file for 50 to 60 minutes. The end is rounded, so that asking again
 * soon gives the same link and the browser's copy stays good.
 */
export function signFileUrl(store: Pick<FileStore, 'secret'>, file: { id: string; name: string }): string {
  const expires = Math.floor(Date.now() / 1000 / STEP_S) * STEP_S + LIFE_S;
  const signature = signatureOf(store.secret, file.id, expires);
  return `${API_PREFIX}/files/${file.id}/${encodeURIComponent(file.name)}?expires=${expires}&signature=${signature}`;
}

/** For files anyone may see: covers and banners of what is published. Never changes. */
export const publicFileUrl = (id: string): string => `${API_PREFIX}/files/public/${id}`;
