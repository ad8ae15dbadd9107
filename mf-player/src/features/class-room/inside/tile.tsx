import { IconMicrophoneOff } from '@tabler/icons-react';
import type { Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { Avatar, VisuallyHidden } from '@stoa/shared/kit';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { Tracks } from '../media/sent-kinds.ts';
import { useSpeaking } from '../media/speaking.ts';
import { TrackVideo } from '../media/track-video.tsx';
import classes from './room.module.css';

interface TileProps {
  seat: Seat;
  tracks: Tracks;
  isOwn: boolean;
  isConnected: boolean;
}

const AVATAR = 72;
const ICON = 16;

/** One person on stage: their picture or their initials, and whether they can be heard. */
export function Tile({ seat, tracks, isOwn, isConnected }: TileProps) {
  const t = useClassRoomText();
  const { person, role, microphone, camera, screen } = seat;
  // Pages are connected as soon as one of them has something to send.
  const isAwaited = microphone || camera || screen;
  const isSpeaking = useSpeaking(microphone ? tracks.microphone : undefined);
  const name = isOwn ? t('stage.you', { name: person.full_name }) : person.full_name;
  return (
    <div className={classes.tile} data-speaking={isSpeaking}>
      {camera && tracks.camera ? (
        <TrackVideo track={tracks.camera} isMirrored={isOwn} label={name} />
      ) : (
        <Avatar src={person.profile_image} size={AVATAR} radius="50%" color="aegean" alt="" aria-hidden="true">
          {person.initial}
        </Avatar>
      )}
      <p className={classes.name}>
        {!microphone && <IconMicrophoneOff size={ICON} stroke={1.75} aria-hidden="true" />}
        <span>{name}</span>
        {role === 'host' && <span className={classes.role}>{t('stage.host')}</span>}
        {!microphone && <VisuallyHidden>{t('stage.muted')}</VisuallyHidden>}
        {isSpeaking && <VisuallyHidden>{t('stage.speaking')}</VisuallyHidden>}
      </p>
      {isAwaited && !isConnected && <p className={classes.connecting}>{t('stage.connecting')}</p>}
    </div>
  );
}
