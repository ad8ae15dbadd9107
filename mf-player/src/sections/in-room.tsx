import { useStore } from 'zustand';
import type { RoomView } from '@stoa/shared/contract/learning/class-room.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, Loader, Title } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { OwnPicture } from '../features/class-room/lobby/own-picture.tsx';
import { Room } from '../features/class-room/inside/room.tsx';
import type { LocalMedia } from '../features/class-room/media/local-media.ts';
import { KeptRecordings } from '../features/class-room/recording/kept-recordings.tsx';
import { RecordingNote } from '../features/class-room/recording/recording-note.tsx';
import type { RoomRecorder } from '../features/class-room/recording/room-recorder.ts';
import type { Recordings } from '../features/class-room/recording/use-recordings.ts';
import type { RoomSession } from '../features/class-room/session/room-session.ts';
import { useClassRoomText } from '../messages/class-room.ts';
import classes from './in-room.module.css';

interface InRoomProps {
  room: RoomView;
  session: RoomSession;
  media: LocalMedia;
  /** Of a host. */
  recording: { recorder: RoomRecorder; recordings: Recordings } | undefined;
  onJoinAgain(): void;
}

/** From pressing "Join" on: the door, the room, and what is said afterwards. */
export function InRoom({ room, session, media, recording, onJoinAgain }: InRoomProps) {
  const phase = useStore(session.store, (state) => state.phase);
  switch (phase) {
    case 'entering':
      return <Entering session={session} />;
    case 'waiting':
      return <Waiting title={room.class.title} session={session} media={media} />;
    case 'inside':
      return <Room title={room.class.title} session={session} media={media} recording={recording} />;
    case 'left':
      return <Left room={room} session={session} recording={recording} onJoinAgain={onJoinAgain} />;
  }
}

function Entering({ session }: { session: RoomSession }) {
  const t = useClassRoomText();
  const isLineLost = useStore(session.store, (state) => state.isLineLost);
  return (
    <Page>
      <div className={classes.middle}>
        <Loader role="status" aria-label={t('enter.entering')} />
        <p role="status">{isLineLost && t('line.lost')}</p>
        <Button variant="default" onClick={session.leave}>
          {t('enter.cancel')}
        </Button>
      </div>
    </Page>
  );
}

function Waiting({ title, session, media }: { title: string; session: RoomSession; media: LocalMedia }) {
  const t = useClassRoomText();
  const camera = useStore(media.store, (state) => state.tracks.camera);
  const isRecorded = useStore(session.store, (state) => state.rules.is_recorded);
  return (
    <Page>
      <div className={classes.middle}>
        <Title order={1} size="h2">
          {t('wait.title')}
        </Title>
        <p role="status">{t('wait.text', { title })}</p>
        <p role="status">{isRecorded && t('told.recorded')}</p>
        <div className={classes.picture}>
          <OwnPicture track={camera} />
        </div>
        <Button variant="default" onClick={session.leave}>
          {t('control.leave')}
        </Button>
      </div>
    </Page>
  );
}

const refusals = ['class_full', 'class_closed', 'not_enrolled'] as const;

type LeftProps = Pick<InRoomProps, 'room' | 'session' | 'recording' | 'onJoinAgain'>;

function Left({ room, session, recording, onJoinAgain }: LeftProps) {
  const t = useClassRoomText();
  const refusal = useRefusal(t, refusals);
  const why = useStore(session.store, (state) => state.why);
  const refused = useStore(session.store, (state) => state.refusal);
  // What a host has ended, hosts alone open again.
  const canComeBack = room.is_host || why !== 'ended';
  return (
    <Page>
      <div className={classes.middle}>
        <div role="status" className={classes.said}>
          <Title order={1} size="h2">
            {t(refused ? 'left.refused' : `left.${why ?? 'left'}`)}
          </Title>
          <p>{refused ? refusal(refused) : t('left.text')}</p>
        </div>
        {recording && <RecordingNote recorder={recording.recorder} />}
        {recording && <KeptRecordings recordings={recording.recordings} />}
        <div className={classes.ways}>
          {canComeBack && <Button onClick={onJoinAgain}>{t('left.again')}</Button>}
          <LinkButton to={to.player({ slug: room.class.course.slug })} variant="default">
            {t('lobby.course')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
