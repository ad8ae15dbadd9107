import { useClassRoomText } from '../../../messages/class-room.ts';
import { TrackVideo } from '../media/track-video.tsx';
import classes from './lobby.module.css';

/** What others would see, as in a mirror. */
export function OwnPicture({ track }: { track: MediaStreamTrack | undefined }) {
  const t = useClassRoomText();
  return (
    <div className={classes.picture}>
      {track ? <TrackVideo track={track} isMirrored label={t('lobby.preview')} /> : <p>{t('lobby.dark')}</p>}
    </div>
  );
}
