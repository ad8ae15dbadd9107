import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Alert, Title, VisuallyHidden } from '@stoa/shared/kit';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { BlockedSound } from '../media/blocked-sound.tsx';
import { MediaTroubles } from '../media/media-troubles.tsx';
import { KeptRecordings } from '../recording/kept-recordings.tsx';
import { RecordingNote } from '../recording/recording-note.tsx';
import type { RoomRecorder } from '../recording/room-recorder.ts';
import type { Recordings } from '../recording/use-recordings.ts';
import type { RoomSession } from '../session/room-session.ts';
import { Chat } from './chat.tsx';
import { Controls, type Panel } from './controls.tsx';
import { People } from './people.tsx';
import { Stage } from './stage.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useFullScreen } from './use-full-screen.ts';
import classes from './room.module.css';

interface RoomProps {
  title: string;
  session: RoomSession;
  media: LocalMedia;
  /** Of a host. */
  recording: { recorder: RoomRecorder; recordings: Recordings } | undefined;
}

/** Inside: the stage, what one can do, and beside them either the chat or the people. */
export function Room({ title, session, media, recording }: RoomProps) {
  const t = useClassRoomText();
  const [panel, setPanel] = useState<Panel>();
  const { isLineLost, rules, own } = useStore(session.store);
  const announced = useAnnouncements(session);
  const { isOn: isFull } = useFullScreen();
  const closePanel = () => setPanel(undefined);
  // In front of the room one may have read on.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={classes.room} data-panel={panel ?? 'none'} data-full={isFull}>
      <header className={classes.head}>
        <Title order={1} size="h4">
          {title}
        </Title>
        {rules.is_recorded && <StatusBadge tone="danger">{t('recorded')}</StatusBadge>}
      </header>
      <div className={classes.notes}>
        {isLineLost && (
          <Alert color="yellow" role="status">
            {t('line.lost')}
          </Alert>
        )}
        <MediaTroubles media={media} />
        <BlockedSound />
        {recording && <RecordingNote recorder={recording.recorder} />}
        {recording && <KeptRecordings recordings={recording.recordings} />}
        {own?.on_stage === false && <p className={classes.audience}>{t('control.audience')}</p>}
      </div>
      <Stage session={session} media={media} />
      {panel === 'chat' && <Chat session={session} onClose={closePanel} />}
      {panel === 'people' && <People session={session} onClose={closePanel} />}
      <Controls session={session} media={media} recorder={recording?.recorder} panel={panel} onPanel={setPanel} />
      <VisuallyHidden role="status" aria-live="polite">
        {announced}
      </VisuallyHidden>
    </div>
  );
}
