import {
  IconBadgeCc,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconSettings,
  IconViewportWide,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useMediaText } from '../../../messages/media.ts';
import { ControlButton } from '../media/control-button.tsx';
import { SeekBar } from '../media/seek-bar.tsx';
import { SpeedSelect } from '../media/speed-select.tsx';
import type { Media } from '../media/use-media.ts';
import { Volume } from '../media/volume.tsx';
import type { FilmControls } from './use-film-controls.ts';
import classes from './film-player.module.css';

interface ControlBarProps {
  media: Media;
  playButton: Ref<HTMLButtonElement>;
  controls: FilmControls;
  chapters: readonly Chapter[];
  pictures: string;
  hasCaptions: boolean;
}

/** All that one can do with the film, under the thumb; most of it by a key, too. */
export function ControlBar({ media, playButton, controls, chapters, pictures, hasCaptions }: ControlBarProps) {
  const t = useMediaText();
  const { isPlaying, second, duration } = media;
  return (
    <div role="toolbar" aria-label={t('control.bar')} className={classes.bar}>
      <SeekBar media={media} chapters={chapters} pictures={pictures} />
      <div className={classes.buttons}>
        <ControlButton
          ref={playButton}
          label={t(isPlaying ? 'control.pause' : 'control.play')}
          icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          onPress={media.toggle}
        />
        <span className={classes.roomy}>
          <ControlButton label={t('media.back')} icon={IconRewindBackward10} onPress={() => media.step(-10)} />
          <ControlButton label={t('media.forward')} icon={IconRewindForward10} onPress={() => media.step(10)} />
          <Volume />
        </span>
        <span className={classes.time}>
          {clockText(second)} / {clockText(duration)}
        </span>
        <span className={classes.space} />
        {hasCaptions && (
          <span className={classes.roomy}>
            <ControlButton
              label={t('captions.name')}
              icon={IconBadgeCc}
              isOn={controls.showsCaptions}
              onPress={controls.toggleCaptions}
            />
          </span>
        )}
        <SpeedSelect speed={media.speed} className={classes.select} onChange={media.setSpeed} />
        <ControlButton
          label={t('settings.name')}
          icon={IconSettings}
          isExpanded={controls.panel === 'settings'}
          onPress={controls.toggleSettings}
        />
        <span className={classes.roomy}>
          {controls.beside.isOffered && (
            <ControlButton label={t('control.picture')} icon={IconPictureInPicture} onPress={controls.beside.toggle} />
          )}
          <ControlButton
            label={t('control.wide')}
            icon={IconViewportWide}
            isOn={controls.isWide}
            onPress={controls.toggleWide}
          />
        </span>
        <ControlButton
          label={t(controls.full.isOn ? 'control.small' : 'control.full')}
          icon={controls.full.isOn ? IconMinimize : IconMaximize}
          onPress={controls.full.toggle}
        />
      </div>
    </div>
  );
}
