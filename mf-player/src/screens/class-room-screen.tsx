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
  const [session, setSession] = useState<RoomSession>();
  const room = useQuery({
    queryKey: roomKey(id),
    queryFn: ({ signal }) => api.getRoom({ params: { id }, signal }),
    refetchInterval: ({ state }) => (session ? false : untilRoomChanges(state.data?.class, Date.now())),
  });
  useScreenTitle(room.data?.class.title);
  useEffect(() => () => session?.leave(), [session]);

  const join = () => {
    const next = createRoomSession({ api, classId: id, media });
    setSession(next);
    void next.enter();
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
  if (session === undefined) return <Lobby room={room.data} media={media} onJoin={join} />;
  return <InRoom room={room.data} session={session} media={media} onJoinAgain={join} />;
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
