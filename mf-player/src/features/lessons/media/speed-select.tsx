import { playbackSpeeds } from '@stoa/shared/contract/learning/playback-speeds.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
import classes from './controls.module.css';

const KEY = 'stoa.player.speed';

const speeds: readonly number[] = playbackSpeeds;
const isOffered = (speed: number): boolean => speeds.includes(speed);

/** The speed chosen last, for every video. */
export function rememberedSpeed(): number {
  const speed = Number(localStorage.getItem(KEY));
  return isOffered(speed) ? speed : 1;
}

/** A browser may know speeds that are not offered here: they hold for the moment. */
export function rememberSpeed(speed: number): void {
  if (isOffered(speed)) localStorage.setItem(KEY, String(speed));
}

/** The next one offered, faster or slower; the last one stays. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const further = direction > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed);
  return further ?? speed;
}

interface SpeedSelectProps {
  speed: number;
  /** Of the bar that it stands in. */
  className?: string | undefined;
  onChange(speed: number): void;
}

export function SpeedSelect({ speed, className, onChange }: SpeedSelectProps) {
  const t = useMediaText();
  const format = useFormat();
  const shown = isOffered(speed) ? speeds : [...speeds, speed];
  return (
    <NativeSelect
      aria-label={t('speed.name')}
      {...(className && { classNames: { input: `${classes.speed} ${className}`, section: classes.arrow ?? '' } })}
      value={String(speed)}
      data={shown.map((value) => ({ value: String(value), label: t('speed.times', { speed: format.number(value) }) }))}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
    />
  );
}
