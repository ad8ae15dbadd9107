import { baseName } from '@stoa/shared/contract/files/file-name.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { FileStore } from './file-store.ts';
import { signatureOf } from './signed-links.ts';

const STEP_S = 10 * 60;
const LIFE_S = 60 * 60;

/**
 * A link that opens one private file for 50 to 60 minutes. The end is rounded, so that asking again
 * soon gives the same link and the browser's copy stays good.
 */
export const signFileUrl = (store: Pick<FileStore, 'secret'>, file: { id: string; name: string }): string =>
  `${API_PREFIX}/files/${file.id}/${encodeURIComponent(baseName(file.name) || 'file')}?${signed(store, file.id)}`;

/** A link of which browsers save what it opens. */
export const signDownloadUrl = (store: Pick<FileStore, 'secret'>, file: { id: string; name: string }): string =>
  `${signFileUrl(store, file)}&download=1`;

/** The same for what is made while it is read: the path itself is signed. */
export const signPath = (store: Pick<FileStore, 'secret'>, path: string): string => `${path}?${signed(store, path)}`;

function signed(store: Pick<FileStore, 'secret'>, subject: string): string {
  const expires = Math.floor(Date.now() / 1000 / STEP_S) * STEP_S + LIFE_S;
  return `expires=${expires}&signature=${signatureOf(store.secret, subject, expires)}`;
}

/** For files anyone may see: covers and banners of what is published. Never changes. */
export const publicFileUrl = (id: string): string => `${API_PREFIX}/files/public/${id}`;
