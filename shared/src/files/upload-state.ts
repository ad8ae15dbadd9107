import type { StoredFile } from '../contract/files/files.ts';
import type { ApiError } from '../http/api-error.ts';

/** Why the server did not take a file: the rule in its words, the call's failure, or nothing it told. */
export type UploadRefusal = string | ApiError | null;
/** What went wrong that is not the file's fault: the line, asking for the verdict, beginning at all. */
export type UploadFailure = 'line' | 'verdict' | 'start';

/** How far an upload has come. */
export type UploadState =
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'paused'; sent: number; total: number }
  /** The line is lost; it goes on by itself when it is back. */
  | { kind: 'waiting'; sent: number; total: number }
  /** All bytes are there; the server looks inside. By its id the file can be asked about later, too. */
  | { kind: 'checking'; fileId?: string }
  | { kind: 'ready'; file: StoredFile }
  /** The file will not do: choose another. */
  | { kind: 'rejected'; reason: UploadRefusal }
  /** Not the file's fault: try again. */
  | { kind: 'failed'; failure: UploadFailure; sent: number; total: number };

export type UploadEvent =
  | { type: 'progressed'; sent: number; total: number }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'line-lost' }
  | { type: 'sent'; fileId: string }
  | { type: 'accepted'; file: StoredFile }
  | { type: 'refused'; reason: UploadRefusal }
  | { type: 'failed'; failure: UploadFailure };

const bytes = (state: UploadState) =>
  'total' in state ? { sent: state.sent, total: state.total } : { sent: 0, total: 0 };
const isEnded = ({ kind }: UploadState) => kind === 'ready' || kind === 'rejected';

/** What comes after: late news about an upload that has ended or stands still changes nothing. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  if (isEnded(state)) return state;
  switch (event.type) {
    case 'progressed':
      return state.kind === 'sending' || state.kind === 'waiting'
        ? { kind: 'sending', sent: event.sent, total: event.total }
        : state;
    case 'paused':
      return state.kind === 'sending' || state.kind === 'waiting' ? { kind: 'paused', ...bytes(state) } : state;
    case 'resumed':
      return state.kind === 'checking' ? state : { kind: 'sending', ...bytes(state) };
    case 'line-lost':
      return state.kind === 'sending' ? { kind: 'waiting', ...bytes(state) } : state;
    case 'sent':
      return { kind: 'checking', fileId: event.fileId };
    case 'accepted':
      return { kind: 'ready', file: event.file };
    case 'refused':
      return { kind: 'rejected', reason: event.reason };
    case 'failed':
      return { kind: 'failed', failure: event.failure, ...bytes(state) };
  }
}

export const isUnderWay = ({ kind }: UploadState): boolean => kind !== 'ready' && kind !== 'rejected';
