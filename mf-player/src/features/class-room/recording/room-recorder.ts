import { createStore, type StoreApi } from 'zustand/vanilla';
import { newId } from '@stoa/shared/remote/new-id.ts';
import type { LocalMedia } from '../media/local-media.ts';
import type { RoomSession } from '../session/room-session.ts';
import type { Film, FilmOptions } from './film.ts';
import { plainTypeOf, filmType } from './film-type.ts';
import { sceneOf } from './scene.ts';
import type { KeptRecording, RecordingShelf } from './shelf.ts';

/** Why a recording did not begin, or came to an end by itself. */
export type RecordingProblem = 'unsupported' | 'no_room' | 'not_kept' | 'untold' | 'too_large' | 'broken';

export interface RecorderState {
  phase: 'off' | 'starting' | 'on' | 'stopping';
  /** The one that is made. */
  recording: KeptRecording | undefined;
  problem: RecordingProblem | undefined;
}

export interface RoomRecorder {
  store: StoreApi<RecorderState>;
  start(): Promise<void>;
  /** What was filmed stays on the shelf. */
  stop(): Promise<void>;
}

interface RecorderOptions {
  session: Pick<RoomSession, 'store' | 'film'>;
  media: Pick<LocalMedia, 'store'>;
  of: Pick<KeptRecording, 'userId' | 'classId' | 'title'>;
  openShelf(): Promise<RecordingShelf>;
  startFilm(options: FilmOptions): Promise<Film>;
  hasRoom(): Promise<boolean>;
  /** Says that this page makes it; the answer says that it does no more. */
  hold(id: string): () => Promise<unknown>;
  onKept(): void;
}

/** Below what the site takes of a video, with room for what a seekable film adds. */
const MOST_BYTES = 1.9 * 1024 ** 3;

/** Films a room for its host. Everybody inside is told before the first picture. */
export function createRoomRecorder(options: RecorderOptions): RoomRecorder {
  const { session, media, of, hold, onKept } = options;
  const store = createStore<RecorderState>(() => ({ phase: 'off', recording: undefined, problem: undefined }));
  let film: Film | undefined;
  let release: (() => Promise<unknown>) | undefined;
  /** Parts are put down one after the other. */
  let line: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    if (store.getState().phase !== 'off') return;
    store.setState({ phase: 'starting', problem: undefined });
    try {
      await begin();
    } catch (error) {
      await end(problemOf(error));
    }
  }

  async function begin(): Promise<void> {
    const type = filmType();
    if (type === undefined) throw new NotRecorded('unsupported');
    if (!(await options.hasRoom())) throw new NotRecorded('no_room');
    const shelf = await options.openShelf().catch(() => fail('not_kept'));
    const recording = {
      ...of,
      id: newId(),
      type: plainTypeOf(type),
      startedAt: Date.now(),
      seconds: 0,
      bytes: 0,
      parts: 0,
    };
    release = hold(recording.id);
    await shelf.begin(recording).catch(() => fail('not_kept'));
    await session.film(true).catch(() => fail('untold'));
    // The room may have been left meanwhile.
    if (store.getState().phase !== 'starting') return;
    const started = await options.startFilm({
      sceneNow: () => sceneOf(session.store.getState(), media.store.getState().tracks),
      onPart: (part) => put(shelf, part),
      onBroken: () => void end('broken'),
    });
    if (store.getState().phase !== 'starting') return started.stop();
    film = started;
    store.setState({ phase: 'on', recording: { ...recording, startedAt: Date.now() } });
  }

  function put(shelf: RecordingShelf, part: Blob): void {
    line = line.then(async () => {
      const { recording } = store.getState();
      if (recording === undefined) return;
      const longer = {
        ...recording,
        seconds: Math.round((Date.now() - recording.startedAt) / 1000),
        bytes: recording.bytes + part.size,
        parts: recording.parts + 1,
      };
      await shelf.add(longer, part);
      store.setState({ recording: longer });
      if (longer.bytes > MOST_BYTES) void end('too_large');
    });
    // The last part may be missing: what came before it is a film all the same.
    line = line.catch(() => void end('no_room'));
  }

  async function end(problem?: RecordingProblem): Promise<void> {
    const { phase } = store.getState();
    if (phase === 'off' || phase === 'stopping') return;
    store.setState({ phase: 'stopping', ...(problem && { problem }) });
    await film?.stop().catch(() => undefined);
    film = undefined;
    await line;
    await release?.();
    store.setState({ phase: 'off', recording: undefined });
    await session.film(false).catch(() => undefined);
    onKept();
  }

  session.store.subscribe(({ phase }) => phase === 'left' && void end());
  return { store, start, stop: () => end() };
}

class NotRecorded extends Error {
  readonly problem: RecordingProblem;
  constructor(problem: RecordingProblem) {
    super(problem);
    this.problem = problem;
  }
}
const fail = (problem: RecordingProblem): never => {
  throw new NotRecorded(problem);
};
const problemOf = (error: unknown): RecordingProblem => (error instanceof NotRecorded ? error.problem : 'broken');
