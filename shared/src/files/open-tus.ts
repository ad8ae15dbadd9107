import type { FilePurpose } from '../contract/files/files.ts';
import { UPLOADS_PATH } from '../contract/kernel/routes.ts';
import { rule } from '../contract/kernel/rule.ts';
import { apiErrorFromReply } from '../http/api-error.ts';
import { DetailedError, Upload } from 'tus-js-client';
import type { OpenCarrier } from './start-upload.ts';
import type { UploadRefusal } from './upload-state.ts';

const CHUNK_BYTES = 8 * 1024 ** 2;
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
const fileIdOf = (url: string): string => new URL(url, location.origin).pathname.split('/').at(-1) ?? '';

/** Of these nothing stays in the browser: whoever uses it next shall not see what they were called. */
const personal: readonly FilePurpose[] = ['photo', 'id_document'];

/** Resumable uploads over tus: bytes that arrived are never sent twice, not even after the page was closed. */
export const openTus =
  (headers: () => Record<string, string>): OpenCarrier =>
  async ({ file, type, purpose }, news) => {
    const isRemembered = !personal.includes(purpose);
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: isRemembered,
      removeFingerprintOnSuccess: true,
      metadata: { name: file.name, type, purpose },
      fingerprint: async () => ['stoa', purpose, file.name, file.size, file.lastModified].join('/'),
      // Asked for every request: the token may have been renewed since the upload began.
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
      },
      onShouldRetry: (error) => {
        if (!mayHeal(error)) return false;
        news.onLineLost();
        return true;
      },
      onProgress: news.onProgress,
      onSuccess: () => news.onSent(fileIdOf(upload.url ?? '')),
      onError: (error) => {
        const reason = error instanceof DetailedError ? refusalOf(error) : undefined;
        if (reason) news.onRefused(reason);
        else news.onFailed('line');
      },
    });
    const [known] = isRemembered ? await upload.findPreviousUploads() : [];
    if (known) upload.resumeFromPreviousUpload(known);
    return { start: () => upload.start(), abort: (forget) => upload.abort(forget) };
  };

const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0;
const mayHeal = (error: DetailedError): boolean => {
  const status = statusOf(error);
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
};

/** What the server answered, where it refused the file itself. */
function refusalOf(error: DetailedError): UploadRefusal | undefined {
  const status = statusOf(error);
  if (status < 400 || mayHeal(error)) return undefined;
  if (status === 413) return rule('The file is too large.');
  const answer = apiErrorFromReply(status, readJson(error.originalResponse?.getBody()));
  return Object.values(answer.fieldErrors)[0]?.[0] ?? answer;
}

function readJson(body = ''): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
