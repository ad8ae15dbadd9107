import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { FileNotSent } from '@stoa/shared/files/send-file.ts';
import { startUpload, type FileTransport } from '@stoa/shared/files/start-upload.ts';

interface Sending {
  signal: AbortSignal;
  onProgress(share: number): void;
}
export type SendCopy = (file: File, sending: Sending) => Promise<StoredFile>;

/** Sends a copy as one step of several, until it is accepted or nobody wants it any more. @throws FileNotSent */
export const sendCopyBy =
  (transport: FileTransport): SendCopy =>
  (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const handle = startUpload({
        ...transport,
        toSend: { file, type: 'video/mp4', purpose: 'rung' },
        tell: (event) => {
          if (event.type === 'progressed') onProgress(event.sent / Math.max(1, event.total));
          if (event.type === 'accepted') resolve(event.file);
          if (event.type === 'refused') reject(new FileNotSent(true));
          if (event.type === 'failed') reject(new FileNotSent(false));
        },
      });
      signal.addEventListener('abort', () => {
        handle.cancel();
        reject(new DOMException('Cancelled.', 'AbortError'));
      });
    });
