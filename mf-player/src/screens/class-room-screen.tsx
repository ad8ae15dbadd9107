import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useApi, useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError, type ApiErrorCode } from '@stoa/shared/http/api-error.ts';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Lobby } from '../features/class-room/lobby/lobby.tsx';
import { createLocalMedia, type LocalMedia } from '../features/class-room/media/local-media.ts';
import { KeptRecordings } from '../features/class-room/recording/kept-recordings.tsx';
import type { RoomRecorder } from '../features/class-room/recording/room-recorder.ts';
import { useRecordings } from '../features/class-room/recording/use-recordings.ts';
import { createRoomSession, type RoomSession } from '../features/class-room/session/room-session.ts';
import { roomKey, untilRoomChanges } from '../features/class-room/until-room-changes.ts';
import { useClassRoomText } from '../messages/class-room.ts';
import { InRoom } from '../sections/in-room.tsx';

/** The room of a live class: one checks camera and microphone in front of it, and goes in. */
export default function ClassRoomScreen() {
  const t = useClassRoomText();
  const api = useApi();
  const { id = '' } = useParams();
  const media = useLocalMedia();
  const [inside, setInside] = useState<Inside>();
  const room = useQuery({
    queryKey: roomKey(id),
    queryFn: ({ signal }) => api.getRoom({ params: { id }, signal }),
    refetchInterval: ({ state }) => (inside ? false : untilRoomChanges(state.data?.class, Date.now())),
  });
  useScreenTitle(room.data?.class.title);
  useEffect(() => () => inside?.session.leave(), [inside]);
  const isHost = room.data?.is_host === true;
  const recordings = useRecordings(id, { isHost });

  const join = () => {
    const session = createRoomSession({ api, classId: id, media });
    const title = room.data?.class.title ?? '';
    setInside({ session, recorder: isHost ? recordings.recorderOf({ session, media, title }) : undefined });
    void session.enter();
  };
  if (room.isPending) {
    return (
      <Page>
        <RowSkeleton count={4} label={t('room.loading')} />
      </Page>
    );
  }
  if (room.data === undefined) {
    const code = isApiError(room.error) ? room.error.code : undefined;
    return (
      <Page>
        <NoRoom code={code} otherwise={<LoadFailed query={room} />} />
      </Page>
    );
  }
  if (inside === undefined) {
    const waiting = isHost && <KeptRecordings recordings={recordings} />;
    return <Lobby room={room.data} media={media} waiting={waiting} onJoin={join} />;
  }
  const { session, recorder } = inside;
  const recording = recorder && { recorder, recordings };
  return <InRoom room={room.data} session={session} media={media} recording={recording} onJoinAgain={join} />;
}

interface Inside {
  session: RoomSession;
  /** Of a host. */
  recorder: RoomRecorder | undefined;
}

function NoRoom({ code, otherwise }: { code: ApiErrorCode | undefined; otherwise: ReactElement }) {
  const t = useClassRoomText();
  const find = <FindCourse />;
  if (code === 'not_found') return <EmptyState order={1} title={t('gone.title')} text={t('gone.text')} action={find} />;
  if (code !== 'not_enrolled') return otherwise;
  return <EmptyState order={1} title={t('left.refused')} text={t('refused.not_enrolled')} action={find} />;
}

/** Devices are let go when the screen is left. */
function useLocalMedia(): LocalMedia {
  const [media] = useState(() => createLocalMedia());
  useEffect(() => () => media.close(), [media]);
  return media;
}
