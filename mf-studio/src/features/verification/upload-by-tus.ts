import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { apiErrorFromReply, type ApiError } from '@stoa/shared/http/api-error.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { FileRefused, type Sending } from './send-file.ts';

const RETRY_MS = [0, 1_000, 3_000, 5_000];
const CHUNK_BYTES = 8 * 1024 ** 2;

/** @returns the id of the stored file. @throws FileRefused where the server would not take the bytes */
export const uploadByTus = (file: File, purpose: FilePurpose, { headers, onProgress, signal }: Sending) =>
  new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      retryDelays: RETRY_MS,
      chunkSize: CHUNK_BYTES,
      storeFingerprintForResuming: false,
      metadata: { name: file.name, type: file.type, purpose },
      // Asked for every request: the token may have been renewed since the upload began.
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
      },
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : Math.round((sent / total) * 100)),
      onSuccess: () => resolve(new URL(upload.url ?? '', location.origin).pathname.split('/').at(-1) ?? ''),
      onError: (error) => reject(isRefusal(error) ? new FileRefused(reasonOf(error), { cause: error }) : error),
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('Given up.', 'AbortError'));
    });
    upload.start();
  });

const REFUSALS = [400, 403, 413, 415, 422, 429];
const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0;
const isRefusal = (error: unknown): error is DetailedError =>
  error instanceof DetailedError && REFUSALS.includes(statusOf(error));

function reasonOf(error: DetailedError): string | ApiError {
  if (statusOf(error) === 413) return rule('The file is too large.');
  const answer = apiErrorFromReply(statusOf(error), readJson(error.originalResponse?.getBody()));
  return Object.values(answer.fieldErrors)[0]?.[0] ?? answer;
}

function readJson(body = ''): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
