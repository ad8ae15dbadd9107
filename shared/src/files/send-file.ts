import type { StoredFile } from '../contract/files/files.ts';
import { startUpload, type FileToSend, type FileTransport } from './start-upload.ts';

/** A file did not reach the server, or the server did not want it. */
export class FileNotSent extends Error {
  override readonly name = 'FileNotSent';
  /** The file will not do: another has to be chosen. */
  readonly isRefused: boolean;
  constructor(isRefused: boolean) {
    super(isRefused ? 'The server refused the file.' : 'The file could not be sent.');
    this.isRefused = isRefused;
  }
}
export const isFileNotSent = (error: unknown): error is FileNotSent =>
  error instanceof Error && error.name === 'FileNotSent';

/** Sends a file as one step of several. @returns it once it is accepted. @throws FileNotSent */
export const sendFile = (toSend: FileToSend, transport: FileTransport): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    startUpload({
      ...transport,
      toSend,
      tell: (event) => {
        if (event.type === 'accepted') resolve(event.file);
        if (event.type === 'refused') reject(new FileNotSent(true));
        if (event.type === 'failed') reject(new FileNotSent(false));
      },
    });
  });
