import { useStore } from 'zustand';
import type { Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { LocalMedia } from '../media/local-media.ts';
import type { Tracks } from '../media/sent-kinds.ts';
import { TrackAudio } from '../media/track-audio.tsx';
import { TrackVideo } from '../media/track-video.tsx';
import type { RoomSession } from '../session/room-session.ts';
import { Tile } from './tile.tsx';
import classes from './room.module.css';

/** Everybody who is seen and heard; a shared screen stands large before them. */
export function Stage({ session, media }: { session: RoomSession; media: LocalMedia }) {
  const t = useClassRoomText();
  const { seats, own, tracks, connected } = useStore(session.store);
  const ownTracks = useStore(media.store, (state) => state.tracks);
  const tracksOf = ({ id }: Seat): Tracks => (id === own?.id ? ownTracks : (tracks[id] ?? {}));
  const onStage = seats.filter(({ on_stage }) => on_stage);
  const sharing = onStage.find((seat) => seat.screen && tracksOf(seat).screen !== undefined);
  const screen = sharing && tracksOf(sharing).screen;
  return (
    <section className={classes.stage} aria-label={t('stage.title')} data-shares={screen !== undefined}>
      {screen && (
        <figure className={classes.screen}>
          <TrackVideo track={screen} isWhole label={t('stage.screen', { name: sharing.person.full_name })} />
          <figcaption className={classes.name}>{t('stage.screen', { name: sharing.person.full_name })}</figcaption>
        </figure>
      )}
      <ul className={classes.tiles} data-count={onStage.length}>
        {onStage.map((seat) => (
          <li key={seat.id}>
            <Tile
              seat={seat}
              tracks={tracksOf(seat)}
              isOwn={seat.id === own?.id}
              isConnected={seat.id === own?.id || connected[seat.id] === true}
            />
          </li>
        ))}
      </ul>
      {seats.length === 1 && <p className={classes.alone}>{t('stage.alone')}</p>}
      {seats.map((seat) => {
        const { microphone } = tracksOf(seat);
        return seat.id !== own?.id && microphone && <TrackAudio key={seat.id} track={microphone} />;
      })}
    </section>
  );
}
