import {
  IconHeadphones,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward15,
  IconRewindForward30,
  IconSettings,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ActionIcon, VisuallyHidden } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
import { chapterAt } from '../media/chapter-at.ts';
import { ControlButton } from '../media/control-button.tsx';
import { KeysDialog } from '../media/keys-dialog.tsx';
import { mediaActions } from '../media/media-keys.ts';
import { SeekBar } from '../media/seek-bar.tsx';
import { Settings } from '../media/settings.tsx';
import { SpeedSelect } from '../media/speed-select.tsx';
import type { Media } from '../media/use-media.ts';
import { useMediaActs } from '../media/use-media-acts.ts';
import { useMediaKeys } from '../media/use-media-keys.ts';
import { Volume } from '../media/volume.tsx';
import classes from './recording-player.module.css';

interface RecordingPlayerProps {
  media: Media;
  title: string;
  chapters: readonly Chapter[];
  onNext: (() => void) | undefined;
}

/** A recording under one thumb: there is nothing to look at, so what one presses is large. */
export function RecordingPlayer({ media, title, chapters, onNext }: RecordingPlayerProps) {
  const t = useMediaText();
  const format = useFormat();
  const card = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<'settings' | 'keys'>();
  const [said, setSaid] = useState('');
  const acts = useMediaActs({ media, format, onSaid: setSaid, onNext, onSheet: () => setPanel('keys') });
  useMediaKeys(card, acts);
  const PlayIcon = media.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <section ref={card} className={classes.card} aria-label={t('control.bar')}>
      <div className={classes.head}>
        <span className={classes.art} aria-hidden="true">
          <IconHeadphones size={40} stroke={1.25} />
        </span>
        <p className={classes.title}>
          {title}
          <span className={classes.chapter}>{chapterAt(chapters, media.second)?.title}</span>
        </p>
      </div>
      <SeekBar media={media} chapters={chapters} />
      <p className={classes.times}>
        <span>{clockText(media.second)}</span>
        <span>{clockText(media.duration)}</span>
      </p>
      <div className={classes.main}>
        <ControlButton label={t('audio.back')} icon={IconRewindBackward15} onPress={() => media.step(-15)} />
        <ActionIcon
          size={64}
          radius="xl"
          variant="filled"
          aria-label={t(media.isPlaying ? 'control.pause' : 'control.play')}
          onClick={media.toggle}
        >
          <PlayIcon size={32} aria-hidden="true" />
        </ActionIcon>
        <ControlButton label={t('audio.forward')} icon={IconRewindForward30} onPress={() => media.step(30)} />
      </div>
      <div className={classes.tools}>
        <Volume />
        <SpeedSelect speed={media.speed} className={classes.select} onChange={media.setSpeed} />
        <ControlButton
          label={t('settings.name')}
          icon={IconSettings}
          isExpanded={panel === 'settings'}
          onPress={() => setPanel(panel === 'settings' ? undefined : 'settings')}
        />
      </div>
      {panel === 'settings' && (
        <Settings tracks={[]} onKeys={() => setPanel('keys')} onClose={() => setPanel(undefined)} />
      )}
      {panel === 'keys' && (
        <KeysDialog actions={mediaActions.filter((action) => action in acts)} onClose={() => setPanel(undefined)} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
