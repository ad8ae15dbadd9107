import { useEffect, useState } from 'react';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { UploadStore } from '@stoa/shared/files/upload-store.ts';
import { useUploadStore } from '@stoa/shared/files/use-upload-store.ts';
import type { LocalMedia } from '../media/local-media.ts';
import type { RoomSession } from '../session/room-session.ts';
import { finishFilm, forgetFilm, openFolder } from './finished-films.ts';
import { heldRecordings, holdRecording } from './recording-lock.ts';
import { createRecordingSender, type RecordingSender } from './recording-sender.ts';
import { createRoomRecorder, type RoomRecorder } from './room-recorder.ts';
import { openShelf, type KeptRecording, type RecordingShelf } from './shelf.ts';
import { hasRoom } from './storage-room.ts';

export interface Recordings {
  sender: RecordingSender;
  uploads: UploadStore;
  /** Of the room that was entered just now. */
  recorderOf(room: { session: RoomSession; media: LocalMedia; title: string }): RoomRecorder;
}

/** The recordings of one class: those that are made here, and those that wait in this browser to be sent. */
export function useRecordings(classId: string, { isHost }: { isHost: boolean }): Recordings {
  const api = useApi();
  const { user } = useSession();
  const uploads = useUploadStore();
  const of = { userId: user?.id ?? '', classId };
  const [recordings] = useState(() => recordingsOf({ of, uploads, keepRecording: api.keepRecording }));
  const { sender } = recordings;
  useEffect(() => {
    if (isHost) void sender.refresh();
  }, [sender, isHost]);
  useGuard(recordings);
  // What the server has of it stays there: sending goes on from it.
  useEffect(() => () => uploads.getState().leaveAll(), [uploads]);
  return recordings;
}

type RecordingsOptions = Pick<Parameters<typeof createRecordingSender>[0], 'uploads' | 'keepRecording'> & {
  of: Pick<KeptRecording, 'userId' | 'classId'>;
};

function recordingsOf({ of, uploads, keepRecording }: RecordingsOptions): Recordings {
  let opened: Promise<RecordingShelf> | undefined;
  const shelf = () => (opened ??= openShelf());
  const sender = createRecordingSender({
    of,
    openShelf: shelf,
    held: heldRecordings,
    finish: async (recording, film, onProgress) => finishFilm({ recording, film, onProgress }, await openFolder()),
    forget: async (recording) => forgetFilm(await openFolder(), recording),
    uploads,
    keepRecording,
  });
  return {
    sender,
    uploads,
    recorderOf: ({ session, media, title }) =>
      createRoomRecorder({
        session,
        media,
        of: { ...of, title },
        openShelf: shelf,
        startFilm: async (options) =>
          (await import(/* webpackChunkName: "class-film" */ './film.ts')).startFilm(options),
        hasRoom: () => hasRoom(),
        hold: holdRecording,
        onKept: () => void sender.refresh(),
      }),
  };
}

/** Who leaves while a recording is sent is asked first. */
function useGuard({ sender, uploads }: Recordings): void {
  const { navigation } = usePlatform();
  useEffect(() => {
    const isFinishing = () =>
      Object.values(sender.store.getState().sendings).some(({ kind }) => kind === 'finishing' || kind === 'placing');
    return navigation.guardUnsaved(() => uploads.getState().isBusy() || isFinishing());
  }, [navigation, sender, uploads]);
}
