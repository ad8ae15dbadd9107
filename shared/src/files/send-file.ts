import type { StoredFile } from '@stoa/shared/contract/files/files.ts';

/** The server looked inside and does not want it. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}
export const isPhotoRefused = (error: unknown): boolean => error instanceof Error && error.name === 'PhotoRefused';

interface PhotoRoad {
  /** Of every request that carries the bytes. */
  headers(): Record<string, string>;
  getFile(id: string): Promise<StoredFile>;
}

const LOOK_AGAIN_MS = 400;
/** A minute: others' files may be looked at before. */
const MOST_LOOKS = 150;

/**
 * Brings a photo to the server, over tus as all uploads; that code comes with the first photo.
 * @returns the file's id once it is accepted. @throws PhotoRefused
 */
export async function sendPhoto(photo: Blob, { headers, getFile }: PhotoRoad): Promise<string> {
  const { uploadByTus } = await import(/* webpackChunkName: "tus" */ './upload-by-tus.ts');
  const id = await uploadByTus(photo, headers);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { state } = await getFile(id);
    if (state === 'ready') return id;
    if (state === 'rejected') throw new PhotoRefused('The server rejected the photo.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error('The server took too long to look at the photo.');
}
