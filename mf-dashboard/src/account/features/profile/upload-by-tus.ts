import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { PhotoRefused } from './send-photo.ts';

const RETRY_MS = [0, 1_000, 3_000];

/** @returns the id of the stored file. @throws PhotoRefused where the server would not even take the bytes */
export const uploadByTus = (photo: Blob, headers: () => Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(photo, {
      endpoint: UPLOADS_PATH,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      metadata: { name: `photo.${photo.type.split('/').at(-1) ?? ''}`, type: photo.type, purpose: 'photo' },
      // Asked for every request: the token may have been renewed since the upload began.
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
      },
      onSuccess: () => resolve(new URL(upload.url ?? '', location.origin).pathname.split('/').at(-1) ?? ''),
      onError: (error) => reject(isRefusal(error) ? new PhotoRefused(error.message, { cause: error }) : error),
    });
    upload.start();
  });

const REFUSALS = [400, 403, 413, 415, 422];
const isRefusal = (error: unknown): boolean =>
  error instanceof DetailedError && REFUSALS.includes(error.originalResponse?.getStatus() ?? 0);
