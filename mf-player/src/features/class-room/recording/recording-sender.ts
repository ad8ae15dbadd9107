import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { UploadStore } from '@stoa/shared/files/upload-store.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { extensionOf } from './film-type.ts';
import type { KeptRecording, RecordingShelf } from './shelf.ts';

/** How far one recording has come on its way to be a lesson. */
export type Sending =
  | { kind: 'finishing'; share: number }
  /** How far, the uploads know. */
  | { kind: 'uploading' }
  | { kind: 'placing' }
  /** Its class has another: the person says which one stays. */
  | { kind: 'second' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'done'; lessonId: string; course: { slug: string } };

export interface SenderState {
  kept: readonly KeptRecording[];
  sendings: Readonly<Record<string, Sending>>;
}

export interface RecordingSender {
  store: StoreApi<SenderState>;
  /** Looks again what waits in this browser. */
  refresh(): Promise<void>;
  /** Makes it a lesson; goes on where it stopped. */
  send(recording: KeptRecording, options?: { replaces?: boolean }): Promise<void>;
  /** The film, to be saved elsewhere. */
  film(recording: KeptRecording): Promise<File>;
  remove(recording: KeptRecording): Promise<void>;
  /** It waits on: nothing is done with it now. */
  putOff(recording: KeptRecording): void;
}

interface SenderOptions {
  of: Pick<KeptRecording, 'userId' | 'classId'>;
  openShelf(): Promise<RecordingShelf>;
  /** Which are made just now. */
  held(): Promise<(id: string) => boolean>;
  finish(recording: KeptRecording, film: Blob, onProgress: (share: number) => void): Promise<Blob>;
  forget(recording: KeptRecording): Promise<void>;
  uploads: UploadStore;
  keepRecording: Api['keepRecording'];
}

/** Brings recordings from this browser to the course. */
export function createRecordingSender(options: SenderOptions): RecordingSender {
  const { of, openShelf, held, finish, forget, uploads, keepRecording } = options;
  const store = createStore<SenderState>(() => ({ kept: [], sendings: {} }));
  const say = (id: string, sending: Sending) =>
    store.setState(({ sendings }) => ({ sendings: { ...sendings, [id]: sending } }));

  async function refresh(): Promise<void> {
    // A browser that keeps nothing has nothing to offer.
    const shelf = await openShelf().catch(() => undefined);
    const [all, isHeld] = await Promise.all([shelf?.list(of) ?? [], held()]);
    store.setState({ kept: all.filter(({ id }) => !isHeld(id)) });
  }

  async function film(recording: KeptRecording, onProgress: (share: number) => void = () => undefined): Promise<File> {
    const recorded = await (await openShelf()).film(recording.id);
    const finished = await finish(recording, recorded, onProgress);
    // The same name and moment each time: an upload that was broken off goes on.
    const lastModified = finished instanceof File ? finished.lastModified : Date.now();
    return new File([finished], fileNameOf(recording), { type: recording.type, lastModified });
  }

  async function send(recording: KeptRecording, { replaces = false } = {}): Promise<void> {
    const { id, type, fileId } = recording;
    try {
      if (fileId !== undefined) return await place(recording, fileId, replaces);
      say(id, { kind: 'finishing', share: 0 });
      const file = await film(recording, (share) => say(id, { kind: 'finishing', share }));
      say(id, { kind: 'uploading' });
      const onReady = (stored: StoredFile) => void arrived(recording, stored.id);
      uploads.getState().begin(id, { file, type, purpose: 'video' }, onReady);
    } catch (error) {
      say(id, { kind: 'failed', error });
    }
  }

  async function arrived(recording: KeptRecording, fileId: string): Promise<void> {
    const sent = { ...recording, fileId };
    store.setState(({ kept }) => ({ kept: kept.map((one) => (one.id === recording.id ? sent : one)) }));
    // Without storage it would be sent again; it is there all the same.
    await (await openShelf()).update(recording.id, { fileId }).catch(() => undefined);
    await place(sent, fileId, false);
  }

  async function place(recording: KeptRecording, fileId: string, replaces: boolean): Promise<void> {
    const { id, classId } = recording;
    say(id, { kind: 'placing' });
    try {
      const body = { file_id: fileId, replaces };
      const { lesson_id, course } = await keepRecording({ params: { id: classId }, body });
      say(id, { kind: 'done', lessonId: lesson_id, course });
      await takeDown(recording);
    } catch (error) {
      say(id, isApiError(error) && error.code === 'conflict' ? { kind: 'second' } : { kind: 'failed', error });
    }
  }

  async function takeDown(recording: KeptRecording): Promise<void> {
    await (await openShelf()).remove(recording.id).catch(() => undefined);
    await forget(recording);
  }

  return {
    store,
    refresh,
    send,
    film,
    putOff({ id }) {
      store.setState(({ sendings: { [id]: _, ...sendings } }) => ({ sendings }));
    },
    async remove(recording) {
      uploads.getState().cancel(recording.id);
      await takeDown(recording);
      store.setState(({ kept }) => ({ kept: kept.filter(({ id }) => id !== recording.id) }));
    },
  };
}

const fileNameOf = ({ title, type, startedAt }: KeptRecording): string => {
  const day = new Date(startedAt).toISOString().slice(0, 10);
  return `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()} ${day}.${extensionOf(type)}`;
};
