import type { FilePurpose, StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { ApiError } from '@stoa/shared/http/api-error.ts';

/** The rule that is broken in the server's words, the refused call, or nothing that it told. */
type RefusalReason = string | ApiError | null;

/** The server looked at it and does not want it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super('The server refused the file.', options);
    this.reason = reason;
  }
}
export const isFileRefused = (error: unknown): error is FileRefused =>
  error instanceof Error && error.name === 'FileRefused';

export interface Sending {
  /** Of every request that carries the bytes. */
  headers(): Record<string, string>;
  /** Percent. */
  onProgress(percent: number): void;
  signal: AbortSignal;
}

const LOOK_AGAIN_MS = 700;
/** A minute and a half: others' files may be looked at before. */
const MOST_LOOKS = 130;

/**
 * Brings a file to the server, over tus as all uploads; that code comes with the first file.
 * @returns the file's id once it is accepted. @throws FileRefused
 */
export async function sendFile(
  file: File,
  purpose: FilePurpose,
  { getFile, ...sending }: Sending & { getFile(id: string): Promise<StoredFile> },
): Promise<string> {
  const { uploadByTus } = await import(/* webpackChunkName: "tus" */ './upload-by-tus.ts');
  const id = await uploadByTus(file, purpose, sending);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { state, reject_reason } = await getFile(id);
    if (state === 'ready') return id;
    if (state === 'rejected') throw new FileRefused(reject_reason);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error('The server took too long to look at the file.');
}
