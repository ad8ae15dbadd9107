import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useMediaText } from '../../../messages/media.ts';
import { ControlButton } from './control-button.tsx';
import { usePreferences } from './media-preferences.ts';
import classes from './controls.module.css';

/** How loud, for every film and recording. */
export function Volume() {
  const t = useMediaText();
  const { percent } = useFormat();
  const { volume, isMuted, prefer } = usePreferences();
  const heard = isMuted ? 0 : volume;
  return (
    <div className={classes.volume}>
      <ControlButton
        label={t(isMuted ? 'volume.unmute' : 'volume.mute')}
        icon={heard === 0 ? IconVolumeOff : IconVolume}
        onPress={() => prefer({ isMuted: !isMuted })}
      />
      <input
        type="range"
        className={classes.slider}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-label={t('volume.name')}
        aria-valuetext={percent(Math.round(heard * 100))}
        onChange={({ currentTarget }) => prefer({ volume: Number(currentTarget.value), isMuted: false })}
      />
    </div>
  );
}
