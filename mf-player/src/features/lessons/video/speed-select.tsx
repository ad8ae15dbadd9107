import { playbackSpeeds } from '@stoa/shared/contract/learning/playback-speeds.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useVideoText } from '../../../messages/video.ts';

const KEY = 'stoa.player.speed';

const speeds: readonly number[] = playbackSpeeds;
const isOffered = (speed: number): boolean => speeds.includes(speed);

/** The speed chosen last, for every video. */
export function rememberedSpeed(): number {
  const speed = Number(localStorage.getItem(KEY));
  return isOffered(speed) ? speed : 1;
}

/** The browser's own menu may know speeds that are not offered here: they hold for the moment. */
export function rememberSpeed(speed: number): void {
  if (isOffered(speed)) localStorage.setItem(KEY, String(speed));
}

interface SpeedSelectProps {
  speed: number;
  onChange(speed: number): void;
}

export function SpeedSelect({ speed, onChange }: SpeedSelectProps) {
  const t = useVideoText();
  const format = useFormat();
  const shown = isOffered(speed) ? speeds : [...speeds, speed];
  return (
    <NativeSelect
      size="sm"
      aria-label={t('speed.name')}
      value={String(speed)}
      data={shown.map((value) => ({
        value: String(value),
        label: value === 1 ? t('speed.normal') : t('speed.times', { speed: format.number(value) }),
      }))}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
    />
  );
}
