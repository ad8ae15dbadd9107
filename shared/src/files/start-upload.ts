import type { FilePurpose, StoredFile } from '../contract/files/files.ts';
import type { UploadEvent, UploadFailure, UploadRefusal } from './upload-state.ts';

export interface FileToSend {
  file: File;
  /** What the server shall take it for: browsers do not know every type. */
  type: string;
  purpose: FilePurpose;
}

/** What carries the bytes: tus in the browser, a fake in tests. */
export interface Carrier {
  start(): void;
  /** Stops; with `forget` the server drops what it has. */
  abort(forget: boolean): Promise<void>;
}
export interface CarrierNews {
  onProgress(sent: number, total: number): void;
  onLineLost(): void;
  /** The id of the stored file. */
  onSent(fileId: string): void;
  onRefused(reason: UploadRefusal): void;
  onFailed(failure: UploadFailure): void;
}
export type OpenCarrier = (toSend: FileToSend, news: CarrierNews) => Promise<Carrier>;

/** How files reach the server. */
export interface FileTransport {
  openCarrier: OpenCarrier;
  getFile(id: string): Promise<StoredFile>;
  /** Before the first look at what became of a file; later ones come slower. */
  pollMs?: number;
}

export interface UploadHandle {
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Stops without losing what the server has: choosing the same file again goes on from there. */
  leave(): void;
}

interface UploadOptions extends FileTransport {
  toSend: FileToSend;
  tell(event: UploadEvent): void;
}

const MOST_LOOKS = 6;

/** Sends one file and waits for the server's verdict on it. */
export function startUpload({ toSend, openCarrier, getFile, tell, pollMs = 700 }: UploadOptions): UploadHandle {
  let isStopped = false;
  let fileId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookAgain = (attempt: number, failures: number) => {
    timer = setTimeout(() => void lookAtFile(attempt + 1, failures), Math.min(pollMs * 1.3 ** attempt, 5_000));
  };

  async function lookAtFile(attempt = 0, failures = 0): Promise<void> {
    if (isStopped || fileId === undefined) return;
    try {
      const file = await getFile(fileId);
      if (file.state === 'ready') return tell({ type: 'accepted', file });
      if (file.state === 'uploading') return lookAgain(attempt, 0);
      tell({ type: 'refused', reason: file.reject_reason });
    } catch {
      // A short loss of the line while the server checks is no failure of the upload.
      if (failures < MOST_LOOKS) return lookAgain(attempt, failures + 1);
      tell({ type: 'failed', failure: 'verdict' });
    }
  }

  const carrier = openCarrier(toSend, {
    onProgress: (sent, total) => tell({ type: 'progressed', sent, total }),
    onLineLost: () => tell({ type: 'line-lost' }),
    onRefused: (reason) => tell({ type: 'refused', reason }),
    onFailed: (failure) => tell({ type: 'failed', failure }),
    onSent: (id) => {
      fileId = id;
      tell({ type: 'sent', fileId: id });
      void lookAtFile();
    },
  });
  const withCarrier = (act: (carrier: Carrier) => void) => {
    carrier.then(act, () => tell({ type: 'failed', failure: 'start' }));
  };
  const stop = (forget: boolean) => {
    isStopped = true;
    clearTimeout(timer);
    // What has arrived in full is the server's.
    withCarrier((one) => void one.abort(forget && fileId === undefined).catch(() => undefined));
  };
  withCarrier((one) => !isStopped && one.start());

  return {
    pause: () => {
      tell({ type: 'paused' });
      withCarrier((one) => void one.abort(false).catch(() => undefined));
    },
    resume: () => {
      if (fileId !== undefined) {
        tell({ type: 'sent', fileId });
        return void lookAtFile();
      }
      tell({ type: 'resumed' });
      withCarrier((one) => one.start());
    },
    cancel: () => stop(true),
    leave: () => stop(false),
  };
}
