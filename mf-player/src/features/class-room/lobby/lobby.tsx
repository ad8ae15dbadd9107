import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { RoomView } from '@stoa/shared/contract/learning/class-room.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { clockTime, ownTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Title } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { MediaTroubles } from '../media/media-troubles.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { LevelMeter } from './level-meter.tsx';
import { OwnPicture } from './own-picture.tsx';
import classes from './lobby.module.css';

interface LobbyProps {
  room: RoomView;
  media: LocalMedia;
  /** What waits for this person, if anything. */
  waiting: ReactNode;
  onJoin(): void;
}

/** In front of the room: who holds the class and when, and whether camera and microphone work. */
export function Lobby({ room, media, waiting, onJoin }: LobbyProps) {
  const t = useClassRoomText();
  const { tracks } = useStore(media.store);
  return (
    <Page>
      <div className={classes.lobby}>
        <div className={classes.about}>
          <About room={room} />
          {waiting}
        </div>
        <section className={classes.check} aria-labelledby="device-check">
          <Title order={2} size="h3" id="device-check">
            {t('lobby.title')}
          </Title>
          <p className={classes.quiet}>{t('lobby.lead')}</p>
          <OwnPicture track={tracks.camera} />
          <DeviceChoice kind="microphone" media={media} label={t('lobby.microphone')} />
          {tracks.microphone && <LevelMeter track={tracks.microphone} label={t('lobby.level')} />}
          <DeviceChoice kind="camera" media={media} label={t('lobby.camera')} />
          <MediaTroubles media={media} />
          <Door room={room} onJoin={onJoin} />
        </section>
      </div>
    </Page>
  );
}

function About({ room: { class: held, people, is_open } }: { room: RoomView }) {
  const t = useClassRoomText();
  const { locale } = useFormat();
  return (
    <header className={classes.about}>
      <p className={classes.quiet}>{t('room.course', { course: held.course.name })}</p>
      <Title order={1}>{held.title}</Title>
      <p>
        <time dateTime={held.starts_at}>{ownTimes(held, locale)}</time>
      </p>
      {held.hosts.length > 0 && (
        <p className={classes.quiet}>
          {t('room.hosts', { names: held.hosts.map(({ full_name }) => full_name).join(', ') })}
        </p>
      )}
      {held.description && <p className={classes.description}>{held.description}</p>}
      {is_open && <p className={classes.quiet}>{t('lobby.people', { count: people })}</p>}
    </header>
  );
}

/** The way in, which opens by itself. */
function Door({ room: { class: held, is_open, is_host }, onJoin }: Pick<LobbyProps, 'room' | 'onJoin'>) {
  const t = useClassRoomText();
  const { locale } = useFormat();
  const shut = {
    upcoming: t('lobby.opens', { time: clockTime(held.opens_at, locale) }),
    live: '',
    ended: t('lobby.ended'),
    cancelled: t('lobby.cancelled'),
  }[held.status];
  return (
    <div className={classes.door}>
      <Button size="md" disabled={!is_open} onClick={onJoin}>
        {t(is_host ? 'lobby.start' : 'lobby.join')}
      </Button>
      <p role="status">{!is_open && shut}</p>
      <LinkAnchor to={to.player({ slug: held.course.slug })}>{t('lobby.course')}</LinkAnchor>
    </div>
  );
}
