import { useState } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect } from '@stoa/shared/ui/kit.ts';
import { useVideoText } from '../../../messages/video.ts';

const KEY = 'stoa.player.speed';
const speeds = ['0.75', '1', '1.25', '1.5', '1.75', '2'];

/** The speed chosen last, for every video. */
export function rememberedSpeed(): number {
  const speed = localStorage.getItem(KEY);
  return speed && speeds.includes(speed) ? Number(speed) : 1;
}

export function SpeedSelect({ onChange }: { onChange(speed: number): void }) {
  const t = useVideoText();
  const format = useFormat();
  const [speed, setSpeed] = useState(() => String(rememberedSpeed()));
  return (
    <NativeSelect
      size="sm"
      aria-label={t('speed.name')}
      value={speed}
      data={speeds.map((value) => ({
        value,
        label: value === '1' ? t('speed.normal') : t('speed.times', { speed: format.number(Number(value)) }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        setSpeed(value);
        localStorage.setItem(KEY, value);
        onChange(Number(value));
      }}
    />
  );
}
